/** What a release holds for hosts alone, also as a disk shows it that does not tell capitals apart. */
export const HOST_SETTINGS: Readonly<Record<string, string>> = {
  _headers: '# secret',
  _redirects: '# secret',
  '_policy/0123abcd': 'secret',
  _HEADERS: '# secret',
  _Redirects: '# secret',
  '_POLICY/0123abcd': 'secret',
}

/** The addresses of those files, as a client may write them. */
export const HOST_SETTINGS_ASKED: readonly string[] = Object.keys(HOST_SETTINGS).flatMap((path) => [
  `/${path}`,
  `/${path}?x=1`,
  `/${path}/`,
  `/${path.replace('_', '%5f')}`,
  `/${path.replace(/e/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
  `//${path}`,
  `/sv/${path}`,
])
