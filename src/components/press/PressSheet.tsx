import { dataFileAddress } from '../../domain/open-data/data-address.ts'
import { dataAddress, localized } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence, { isolated, timed } from '../ui/Sentence.tsx'
import PressParts from './PressParts.tsx'
import PressSentences from './PressSentences.tsx'
import { outcomeText, resultLine } from './press-lines.ts'
import type { PressSubject } from './press-subject.ts'
import { pressText } from './press-text.ts'

interface Props {
  readonly site: EditionSite
  readonly subject: PressSubject
  /** The day of the sheet, `YYYY-MM-DD`, if it is about a day. */
  readonly day?: string
}

/** The facts for a newspaper about a day, a nation or a club, on one sheet and as text. */
export default function PressSheet({ site, subject, day }: Props) {
  const { locale, year, cup } = site
  const t = translator(locale)
  const { names, sheet } = subject
  const title = t(day ? 'press.day' : 'press.title', {
    name: day ? timed(names[locale], day) : isolated(names[locale]),
    year,
  })
  return (
    <>
      <div className="page-head">
        <h1>
          <Sentence text={title} />
        </h1>
        <p className="lead">
          <bdi>{`${cup.name} ${year}`}</bdi>
          <span className="press-how">{` · ${t('press.lead')}`}</span>
        </p>
      </div>
      {sheet.facts.length === 0 ? (
        <p className="empty">{t('press.none')}</p>
      ) : (
        <PressSentences site={site} subject={subject} />
      )}
      <PressParts
        id="places"
        title={t('press.places')}
        parts={sheet.places}
        left={sheet.left.places}
        locale={locale}
        keyOf={({ team, division }) => `${team.id} ${division.id}`}
        read={(outcome) => [isolated(outcome.team.name), outcomeText(outcome, locale)]}
      />
      <PressParts
        id="results"
        title={t(sheet.left.results > 0 ? 'press.resultsChosen' : 'press.results')}
        parts={sheet.results}
        left={sheet.left.results}
        locale={locale}
        keyOf={({ id }) => id}
        read={(match, category) => {
          const { sides, score } = resultLine(match, category, locale)
          return [sides, score]
        }}
      />
      <section className="section press-copy" aria-labelledby="text">
        <h2 id="text">{t('press.text')}</h2>
        <p className="quiet small" id="text-help">
          {t('press.textHelp')}
        </p>
        <textarea
          className="press-text"
          aria-labelledby="text"
          aria-describedby="text-help"
          rows={12}
          readOnly
          value={pressText(subject, site)}
        />
        <p className="small">
          <a href={localized(dataAddress(year), locale)}>{t('press.open')}</a>
          {': '}
          <a href={dataFileAddress(year, 'cup.json')}>JSON</a>
          {', '}
          <a href={dataFileAddress(year, 'matches.csv')}>CSV</a>
        </p>
      </section>
    </>
  )
}
