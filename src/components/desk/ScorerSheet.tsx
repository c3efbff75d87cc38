import { LOCALES, type Locale } from '../../domain/text/locale.ts'
import { longDate } from '../../domain/time/stockholm.ts'
import QrCode from '../my-week/QrCode.tsx'
import Time from '../ui/Time.tsx'

/** What is printed for one field and day. */
export interface PrintedLink {
  /** The number of the link. */
  readonly id: string
  readonly fieldName: string
  readonly arenaName: string
  readonly address: string
}

/** The words of a sheet in one language. */
export interface SheetWords {
  readonly title: string
  readonly steps: readonly string[]
  readonly number: (id: string) => string
  readonly code: (field: string) => string
}

interface Props {
  /** `YYYY-MM-DD` */
  day: string
  links: readonly PrintedLink[]
  /** Whoever reports may read either language, whatever the organisers read. */
  words: Readonly<Record<Locale, SheetWords>>
  /** The language of the organisers, which names the codes. */
  locale: Locale
}

/** A sheet to print: the codes of all fields on a day, each on a card to cut out, with what to do in every language. */
export default function ScorerSheet({ day, links, words, locale }: Props) {
  return (
    <section className="scorer-sheet" aria-label={words[locale].title}>
      <ol className="scorer-cards">
        {links.map(({ id, fieldName, arenaName, address }) => (
          <li key={id} className="scorer-card">
            <QrCode text={address} label={words[locale].code(fieldName)} />
            <div className="stack gap-2">
              <h2>
                <bdi>{fieldName}</bdi>
              </h2>
              <p>
                <bdi>{arenaName}</bdi> · <span className="num">{words[locale].number(id)}</span>
              </p>
              {LOCALES.map((each) => (
                <div key={each} lang={each}>
                  <p>
                    <strong>
                      {words[each].title}, <Time when={day} text={longDate(day, each)} />
                    </strong>
                  </p>
                  <ol className="scorer-steps">
                    {words[each].steps.map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
