/** Segments of our addresses that are words; every other segment is an id. */
const WORDS = new Set(
  'categories teams division playoff nations arenas arena field streams matches day states search signin signup favourites schema'.split(
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
  const parts = segments.map((segment, index) => {
    if (index === 0 && /^\d+$/.test(segment)) return '{year}'
    return WORDS.has(segment) && !(index > 1 && isIdPlace(segments, index)) ? segment : '*'
  })
  return ['', ...parts, ''].join('/')
}

/** Whether a segment stands where an id stands, behind the name of a collection. */
function isIdPlace(segments: readonly string[], index: number): boolean {
  const before = segments[index - 1] ?? ''
  if (before === 'arenas') return segments[index] !== 'arena'
  if (before === 'matches') return segments[index] !== 'day'
  return [
    'categories',
    'division',
    'playoff',
    'nations',
    'arena',
    'field',
    'teams',
    'streams',
    'day',
  ].includes(before)
}
