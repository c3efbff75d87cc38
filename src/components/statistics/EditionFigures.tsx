import { oneDecimal, percentage, wholeNumber } from '../../domain/presentation/numbers.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { EditionStatistics } from '../../domain/tournament/statistics.ts'
import { type MessageKey, translator } from '../../i18n/translate.ts'

interface Props {
  readonly site: EditionSite
  readonly statistics: EditionStatistics
}

interface Figure {
  readonly label: string
  readonly value: string
  readonly note: string | null
}

/** The figures of an edition. */
export default function EditionFigures({ site, statistics }: Props) {
  const { categories } = site.index.edition
  const hidden = categories.filter(({ resultsHidden }) => resultsHidden).map(({ shortName }) => shortName)
  return (
    <>
      <dl className="stat-figures panel">
        {figuresOf(site, statistics).map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="value">{value}</dd>
            {note !== null && <dd className="share">{note}</dd>}
          </div>
        ))}
      </dl>
      {hidden.length > 0 && statistics.matches > 0 && (
        <p className="small quiet">
          {translator(site.locale)('states.hiddenClasses', { classes: hidden.join(', ') })}
        </p>
      )}
    </>
  )
}

function figuresOf({ locale, index }: EditionSite, statistics: EditionStatistics): Figure[] {
  const t = translator(locale)
  const { edition } = index
  const { matches, goals, average, oneGoal, drawn, walkovers } = statistics
  const figure = (label: MessageKey, value: number, note: string | null = null): Figure => ({
    label: t(label),
    value: wholeNumber(value, locale),
    note,
  })
  const ofPlayed = (count: number) => t('states.ofPlayed', { share: percentage(count / matches, locale) })
  /** A value of zero is not shown: a cup may have no nations, or may not have named its clubs. */
  const known = (label: MessageKey, value: number) => (value > 0 ? [figure(label, value)] : [])
  const played = matches > 0
  return [
    ...(played ? [figure('states.played', matches), figure('states.goals', goals)] : []),
    ...(average === null
      ? []
      : [{ label: t('states.goalsPerMatch'), value: oneDecimal(average, locale), note: null }]),
    ...(played
      ? [figure('states.oneGoal', oneGoal, ofPlayed(oneGoal)), figure('states.draws', drawn, ofPlayed(drawn))]
      : []),
    ...(matches + walkovers === 0 ? [] : [figure('states.walkovers', walkovers)]),
    ...known('states.teams', edition.statistics.teams),
    ...known('states.nations', edition.statistics.nations),
    ...known('states.clubs', edition.clubs.length),
  ]
}
