import { signInLink } from '../../domain/account/sign-in-address.ts'
import { deskAddress } from '../../domain/desk/desk-address.ts'
import { memoizedByValue } from '../../domain/memoized.ts'
import { localized } from '../../domain/presentation/addresses.ts'
import type { PageSite } from '../../domain/site/page-site.ts'
import { perLocale } from '../../domain/text/locale.ts'
import FreshnessLine from '../live/FreshnessLine.tsx'
import { editionShare } from '../share/page-share.ts'
import { markup } from '../ui/markup.ts'
import { place, templateOnce } from '../ui/template.ts'
import Bottom from './Bottom.tsx'
import { type FramedPage, trailOf } from './framed-page.ts'
import Head from './Head.tsx'
import { sectionOf } from './Masthead.tsx'
import NearestPage from './NearestPage.tsx'
import Top from './Top.tsx'

/**
 * The markup around the body of a page. The parts that the pages of an edition and language share are rendered once, for
 * the first page; each page then fills in its own values.
 */
export interface PageFrame {
  readonly head: string
  readonly top: string
  readonly nearest: string
  /** The last line of a page whose scores change. */
  readonly freshness: string
  readonly bottom: string
}

/**
 * @param origin of the site, without a slash at the end
 * @param inYear the address of the page in a year, or of the nearest one, in its language
 */
export const pageFrame = (
  site: PageSite,
  page: FramedPage,
  origin: string,
  inYear: (year: number) => string,
): PageFrame => ({
  head: headOf(site, page, origin),
  top: topOf(site, page, inYear),
  nearest: templateOnce(site, 'nearest', () => markup(NearestPage, { site }))({}),
  freshness: templateOnce(site, 'freshness', () => markup(FreshnessLine, { locale: site.locale }))({}),
  bottom: bottomOf(site, page),
})

/** The desk shows no advertisements: whoever reports there is at work. */
function bottomOf(site: PageSite, { address }: FramedPage): string {
  const hasAds = !address.startsWith(deskAddress())
  return templateOnce(site, `bottom ${hasAds}`, () => markup(Bottom, { site, hasAds }))({})
}

function headOf(site: PageSite, page: FramedPage, origin: string): string {
  const { title, description, address, share = editionShare(site) } = page
  const isListed = !page.unlisted
  const isIndexed = isListed && !page.private && !site.all.outside.isRehearsal
  const template = templateOnce(site, `head ${isListed} ${isIndexed}`, () =>
    markup(Head, {
      locale: site.locale,
      cup: site.cup,
      title: place('title'),
      description: place('description'),
      addresses: perLocale(place),
      isListed,
      isIndexed,
      image: place('image'),
      imageAlt: place('imageAlt'),
    }),
  )
  return template({
    title,
    description,
    ...perLocale((each) => origin + localized(address, each)),
    image: origin + share.address,
    imageAlt: share.alt,
  })
}

/** Returns the names of numbered placeholders. A joined text is slow as the name of a property until it is reused. */
const numbered = (name: string) => memoizedByValue((number: number) => `${name}${number}`)
const yearPlace = numbered('year')
const namePlace = numbered('name')
const addressPlace = numbered('address')

function topOf(site: PageSite, page: FramedPage, inYear: (year: number) => string): string {
  const { locale, year, years } = site
  const section = sectionOf(page.address, year)
  const trail = trailOf(site, page)
  const template = templateOnce(site, `top ${section} ${trail.length} ${page.crumbs.length > 0}`, () =>
    markup(Top, {
      site,
      section,
      trail: trail.map((_, at) => ({ name: place(namePlace(at)), address: place(addressPlace(at)) })),
      isBelowHome: page.crumbs.length > 0,
      inYear: (other) => place(yearPlace(other)),
      inLanguage: place,
      signIn: place('signIn'),
    }),
  )
  const values: Record<string, string> = {
    ...perLocale((each) => localized(page.address, each)),
    signIn: signInLink({ year, locale, from: localized(page.address, locale) }),
  }
  for (const other of years) values[yearPlace(other)] = inYear(other)
  for (const [at, { name, address }] of trail.entries()) {
    values[namePlace(at)] = name
    values[addressPlace(at)] = address
  }
  return template(values)
}
