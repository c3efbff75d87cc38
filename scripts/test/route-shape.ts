import { PAGE_KINDS } from '../../src/domain/presentation/page-kinds.ts'
import { parseAddress } from '../../src/domain/presentation/parse-address.ts'
import { LOCALE_PREFIX } from '../../src/domain/text/locale.ts'

/** The page shapes that an archive has in each language: every pre-rendered route. */
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

/**
 * Whether a page hangs on a wall or overlays a film. Such a page has no frame, so the rules for pages with a frame do not
 * apply to it, and it has no link that anybody follows.
 */
export const isFrameless = (address: string): boolean => /^\/\d+\/(?:screen\/.|overlay\/)/.test(address)

const LANGUAGE = new RegExp(`^${LOCALE_PREFIX}(?=/)`)

/** Returns an address without its language: `/sv/2025/` → `/2025/`. */
export const withoutLocale = (address: string) => address.replace(LANGUAGE, '')

/** Returns the kind of page of an address, with ids as stars and no language: `/sv/2025/teams/a-7/` → `/{year}/teams/…`. */
export function routeShape(address: string): string {
  const path = withoutLocale(address)
  const [, , room, kind, ...ids] = path.split('/').slice(0, -1)
  if (kind !== undefined && (room === 'embed' || room === 'screen'))
    return `/{year}/${room}/${[kind, ...ids.map(() => '*')].join('/')}/`
  const route = parseAddress(path)?.route
  return route ? PAGE_KINDS[route.kind].replace(/\{(?!year)\w+\}/g, '*') : path
}
