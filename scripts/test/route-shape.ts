/** Words that an id follows; `matches` is followed by an id or by `day`. */
const COLLECTIONS = new Set(
  'categories classes division playoff nations nation clubs club arena field teams streams matches day'.split(
    ' ',
  ),
)

/** The shapes that an archive of issue 2 has in each language: every route of the specification that is pre-rendered. */
export const ARCHIVE_SHAPES = [
  '/',
  '/{year}/',
  '/{year}/states/',
  '/{year}/categories/',
  '/{year}/categories/*/',
  '/{year}/categories/*/teams/',
  '/{year}/categories/*/division/*/',
  '/{year}/categories/*/playoff/*/',
  '/{year}/nations/',
  '/{year}/nations/*/',
  '/{year}/clubs/',
  '/{year}/clubs/*/',
  '/{year}/arenas/',
  '/{year}/arenas/arena/*/',
  '/{year}/arenas/arena/*/field/*/',
  '/{year}/teams/*/',
  '/{year}/streams/',
  '/{year}/streams/*/',
  '/{year}/matches/',
  '/{year}/matches/*/',
] as const

/** An address without its language: `/sv/2025/` → `/2025/`. */
export const withoutLocale = (address: string) => address.replace(/^\/sv(?=\/)/, '')

/** What kind of page an address is of: `/sv/2025/teams/a-7/` → `/{year}/teams/…`, ids as stars and the language left out. */
export function routeShape(address: string): string {
  const segments = withoutLocale(address).split('/').slice(1, -1)
  const parts: string[] = []
  for (const [index, segment] of segments.entries()) {
    const before = parts.at(-1) ?? ''
    if (index === 0 && /^\d+$/.test(segment)) parts.push('{year}')
    else if (before === 'matches' && segment === 'day') parts.push('day')
    else parts.push(COLLECTIONS.has(before) ? '*' : segment)
  }
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`
}
