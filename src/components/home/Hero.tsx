import type { ReactNode } from 'react'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { dayOf, shortDate } from '../../domain/time/stockholm.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence, { timed } from '../ui/Sentence.tsx'

interface Props {
  readonly site: EditionSite
  /** What a visitor needs to know first. */
  readonly children?: ReactNode
}

/** The head of the home page: which cup, when, and how far it is. */
export default function Hero({ site: { locale, year, cup, index }, children }: Props) {
  const { startsAt, endsAt } = index.edition
  return (
    <div className="hero">
      <div className="wrap stack narrow gap-4">
        <div className="cluster baseline gap-1 gap-x-4">
          <h1>
            <bdi>{cup.name}</bdi> <span className="num">{year}</span>
          </h1>
          {startsAt !== null && endsAt !== null && (
            <p className="lead">
              <Sentence
                text={translator(locale)('home.dates', {
                  from: timed(shortDate(startsAt, locale), dayOf(startsAt)),
                  to: timed(`${shortDate(endsAt, locale)} ${year}`, dayOf(endsAt)),
                })}
              />
            </p>
          )}
        </div>
        {children}
      </div>
    </div>
  )
}
