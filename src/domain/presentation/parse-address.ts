import { DEFAULT_LOCALE, type Locale } from '../text/locale.ts'
import { localeOf } from './addresses.ts'
import { PAGE_KINDS, PARTS, type Route } from './page-kinds.ts'

const roomOf = (address: string) => address.split('/')[2]

const formsOf = () =>
  Map.groupBy(
    Object.entries(PAGE_KINDS).map(([kind, address]) => ({ kind, address, form: formOf(address) })),
    ({ address }) => roomOf(address),
  )

/** Made when the first path is read, because many scripts that load this module read none. */
let forms: ReturnType<typeof formsOf> | undefined

/**
 * The reverse of `addressOf`.
 *
 * @param path of this site, with or without a trailing slash; what follows `?` or `#` is ignored
 * @returns the language and the route; null if no page has this path
 */
export function parseAddress(path: string): { readonly locale: Locale; readonly route: Route } | null {
  const bare = path.replace(/[?#].*$/s, '')
  const address = bare.endsWith('/') ? bare : `${bare}/`
  const locale = localeOf(address)
  const route =
    bare === '' ? null : routeOf(locale === DEFAULT_LOCALE ? address : address.slice(locale.length + 1))
  return route && { locale, route }
}

/** The address that was read last: a page asks for its own one several times in a row. */
let last: { readonly address: string; readonly route: Route | null } | undefined

function routeOf(address: string): Route | null {
  if (last?.address !== address) last = { address, route: readRoute(address) }
  return last.route
}

function readRoute(address: string): Route | null {
  forms ??= formsOf()
  for (const { kind, form } of forms.get(roomOf(address)) ?? []) {
    const found = form.exec(address)
    const year = found?.groups?.year
    if (found) return { ...found.groups, kind, ...(year && { year: Number(year) }) } as Route
  }
  return null
}

function formOf(address: string): RegExp {
  return new RegExp(
    `^${address.replace(/\{(\w+)\}/g, (_, part) => `(?<${part}>${PARTS[part] ?? '[^/]+'})`)}$`,
  )
}
