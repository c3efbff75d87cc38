import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import Time from '../ui/Time.tsx'
import MatchLine from './MatchLine.tsx'
import { lineContext } from './schedule-context.ts'
import { startTimes } from './start-times.ts'

interface Props {
  readonly site: EditionSite
  readonly matches: readonly Match[]
}

/** So few start times need no links to jump to them. */
const FEW_TIMES = 3

/** Matches of a day by the time they start. */
export default function StartTimes({ site, matches }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const context = lineContext({ ...index, year }, locale)
  const times = startTimes(matches)
  return (
    <>
      {times.length > FEW_TIMES && (
        <nav className="time-jump cluster gap-x-1" aria-label={t('matches.times')}>
          {times.map(({ time, at, anchor }) => (
            <a href={`#${anchor}`} key={anchor}>
              <Time when={at} text={time ?? t('match.noTime')} />
            </a>
          ))}
        </nav>
      )}
      {times.map(({ time, at, anchor, matches: ofTime }) => (
        <section className="start-time stack gap-2" key={anchor}>
          <h2 className="row baseline gap-3" id={anchor}>
            <span className="num">
              <Time when={at} text={time ?? t('match.noTime')} />
            </span>{' '}
            <span className="small quiet">{t('matches.count', { count: ofTime.length })}</span>
          </h2>
          <ul className={index.categories.size > 1 ? 'rows' : 'rows rows-bare'}>
            {ofTime.map((match) => (
              <MatchLine match={match} context={context} key={match.id} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
