import type { ReactNode } from 'react'
import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { liveCenter } from '../../domain/tournament/live-center.ts'
import type { Match } from '../../domain/tournament/match.ts'
import { translator } from '../../i18n/translate.ts'
import PageHead from '../ui/PageHead.tsx'
import Sentence from '../ui/Sentence.tsx'
import { type Spoken, spokenLive, spokenNext, spokenResult } from './speaker-text.ts'

interface Props {
  readonly site: EditionSite
}

/** What has just ended and what it decided, what is on and what comes next, one line each, to read aloud. */
export default function SpeakerView({ site }: Props) {
  const { year, underWay, locale, index } = site
  const t = translator(locale)
  const { latest, live, next } = liveCenter(index.matches.values(), !underWay)
  const part = (title: string, id: string, matches: readonly Match[], line: (match: Match) => ReactNode) =>
    matches.length > 0 && (
      <section className="section" aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <ul className="speaker-lines stack gap-3">
          {matches.map((match) => (
            <li key={match.id}>{line(match)}</li>
          ))}
        </ul>
      </section>
    )
  const spoken = (match: Match, { about, text }: Spoken, decided: readonly string[] = []) => (
    <>
      <p className="small quiet">
        <a href={localized(matchAddress(year, match.id), locale)}>
          <bdi>{about}</bdi>
        </a>
      </p>
      <p data-result="own">
        <Sentence text={[text, ...decided].join(' ')} />
      </p>
    </>
  )
  return (
    <>
      <PageHead title={t('speaker.title', { year })} lead={t('speaker.lead')} />
      {latest.length + live.length + next.length === 0 && <p className="empty">{t('speaker.none')}</p>}
      {part(t('speaker.over'), 'over', latest, (match) => {
        const { decided, ...said } = spokenResult(site, match)
        return spoken(match, said, decided)
      })}
      {part(t('speaker.on'), 'on', live, (match) => spoken(match, spokenLive(site, match)))}
      {part(t('speaker.next'), 'next', next, (match) => spoken(match, spokenNext(site, match)))}
    </>
  )
}
