import { escaped } from '../components/ui/escaped.ts'
import { addressOf, localized } from '../domain/presentation/addresses.ts'
import type { FormerPage } from '../domain/site/former-pages.ts'
import { originOf } from '../domain/site/origin.ts'
import type { PageSite } from '../domain/site/page-site.ts'
import { translator } from '../i18n/translate.ts'
import { headOf } from '../kinds/kinds.ts'

const origin = originOf(import.meta.env.SITE)

/** Returns the page at a former address, which leads to the present one without script and without help of the server. */
export function formerPage(site: PageSite, { route }: Pick<FormerPage, 'route'>): string {
  const { locale } = site
  const address = escaped(localized(addressOf(route), locale))
  const title = escaped(headOf({ site, route }).title)
  const words = escaped(translator(locale)('formerAddress'))
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${escaped(origin)}${address}"></head><body><h1>${title}</h1><p>${words} <a href="${address}">${escaped(origin)}${address}</a></p></body></html>
`
}
