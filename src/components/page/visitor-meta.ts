import { addressOf } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import type { PageMeta } from './page-meta.ts'

const WORDS = {
  search: { title: 'search.title', description: 'search.description', crumb: 'nav.search' },
  signin: { title: 'visitor.signIn', description: 'account.signInDescription', crumb: 'visitor.signIn' },
  signup: { title: 'visitor.signUp', description: 'account.signUpDescription', crumb: 'visitor.signUp' },
  favourites: { title: 'myWeek.title', description: 'myWeek.description', crumb: 'nav.myWeek' },
} as const

/** Returns the metadata of a page whose content depends on the visitor: search, sign-in, sign-up, favourites. */
export function visitorMeta({ year, cup, locale }: PageSite, kind: keyof typeof WORDS): PageMeta {
  const t = translator(locale)
  const { title, description, crumb } = WORDS[kind]
  const address = addressOf({ kind, year })
  return {
    title: `${t(title, { year })} – ${cup.name}`,
    description: t(description, { cup: cup.name, year }),
    address,
    crumbs: [{ name: t(crumb), address }],
  }
}
