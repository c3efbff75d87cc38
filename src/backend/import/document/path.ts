/** Writes `['editions', 0, 'categories', 2]` as `editions[0].categories[2]`; a key that is no plain word is quoted. */
export function pathText(path: readonly PropertyKey[]): string {
  let text = ''
  for (const key of path) {
    if (typeof key === 'number') text += `[${key}]`
    else if (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(String(key)))
      text += text === '' ? String(key) : `.${String(key)}`
    else text += `[${JSON.stringify(String(key))}]`
  }
  return text
}
