import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale, otherLocales } from '../../domain/text/locale.ts'
import { SHARE_HEIGHT, SHARE_WIDTH } from '../../drawing/share-card.ts'

interface Props {
  readonly locale: Locale
  readonly cup: { readonly name: string }
  readonly title: string
  readonly description: string
  /** The absolute address of this page in each language. */
  readonly addresses: Readonly<Record<Locale, string>>
  /** Whether the page has an address of its own, under which it can be found. */
  readonly isListed: boolean
  /** Whether search engines may show the page. */
  readonly isIndexed: boolean
  /** The address of the picture shown with a link to the page, and its description. */
  readonly image: string
  readonly imageAlt: string
}

/** Open Graph writes an underscore between language and country. */
const openGraph = (locale: Locale): string => LANGUAGES[locale].tag.replace('-', '_')

/** The elements in the head of a page that describe it. */
export default function Head(props: Props) {
  const { locale, cup, title, description, addresses, isListed, isIndexed, image, imageAlt } = props
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {isListed && (
        <>
          {LOCALES.map((each) => (
            <link key={each} rel="alternate" hrefLang={each} href={addresses[each]} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addresses[DEFAULT_LOCALE]} />
          <link rel="canonical" href={addresses[locale]} />
        </>
      )}
      <title>{title}</title>
      <meta name="description" content={description} />
      {!isIndexed && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={addresses[locale]} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={cup.name} />
      <meta property="og:locale" content={openGraph(locale)} />
      {otherLocales(locale).map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraph(other)} />
      ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(SHARE_WIDTH)} />
      <meta property="og:image:height" content={String(SHARE_HEIGHT)} />
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" content="#0b2a4f" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  )
}
