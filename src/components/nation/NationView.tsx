import { localized, matchesAddress, pressNationAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Team } from '../../domain/tournament/edition.ts'
import { medalsByNation } from '../../domain/tournament/medals.ts'
import { nationMatches, teamsStillIn } from '../../domain/tournament/nation-matches.ts'
import { addRecords, NO_RECORD, teamRecord } from '../../domain/tournament/team-record.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'
import NextMatches from '../match/NextMatches.tsx'
import PressLink from '../ui/PressLink.tsx'
import BestWins from './BestWins.tsx'
import Figures from './Figures.tsx'
import { NationClubs, NationTeams } from './NationEntries.tsx'
import NationMedals from './NationMedals.tsx'
import { namedNation } from './named-nation.ts'
import { medalFigures, recordFigures } from './nation-figures.ts'

interface Props {
  readonly site: EditionSite
  /** The nation's key (see `nationOf`). */
  readonly nation: string
  readonly teams: readonly Team[]
  /** The address of the medals of all editions, without language; null before any edition is over. */
  readonly history: string | null
}

const NEXT = { category: true, group: true, date: true, field: true } as const

/** A nation's page: how its teams do, and which teams and clubs they are. */
export default function NationView({ site, nation, teams, history }: Props) {
  const { locale, index } = site
  const t = translator(locale)
  const { name, flag } = namedNation(nation, teams, locale)
  const clubs = new Set(teams.map((team) => team.clubId ?? team.name)).size
  const matches = nationMatches(index, nation)
  const all = {
    address: `${localized(matchesAddress(site.year), locale)}?nation=${encodeURIComponent(nation)}`,
    text: t('nation.allMatches'),
  }
  const medals = medalsByNation(index).get(nation) ?? []
  const stillIn = site.underWay ? teamsStillIn(index, nation) : 0
  const lead = [t('categories.teams', { count: teams.length }), t('nation.clubs', { count: clubs })]
  const record = teams
    .map(({ id }) => teamRecord(index.matchesByTeam.get(id) ?? [], id))
    .reduce(addRecords, NO_RECORD)
  return (
    <>
      <div className="page-head">
        <h1 className="title-flag row gap-3">
          {flag && <Flag flag={flag} />}
          <bdi>{name}</bdi>
        </h1>
        <p className="lead">
          {lead.join(' · ')}
          {stillIn > 0 && <span data-result="note">{` · ${t('nation.stillIn', { count: stillIn })}`}</span>}
        </p>
      </div>
      {medals.length > 0 && (
        <div data-result="note">
          <Figures figures={medalFigures(site, medals)} locale={locale} />
        </div>
      )}
      <NextMatches site={site} matches={matches} show={NEXT} all={all} />
      <NationMedals site={site} medals={medals} />
      {history !== null && (
        <p className="to-history">
          <a href={localized(history, locale)}>{t('history.medals')}</a>
        </p>
      )}
      <BestWins site={site} nation={nation} matches={matches} />
      {record.played > 0 && (
        <section className="section" aria-labelledby="record" data-result="block">
          <h2 id="record">{t('nation.record')}</h2>
          <Figures figures={recordFigures(site, record)} locale={locale} />
        </section>
      )}
      <section className="section" aria-labelledby="teams">
        <h2 id="teams">{t('nation.entries')}</h2>
        <div className="folds stack upper gap-2">
          <NationClubs site={site} teams={teams} />
          <NationTeams site={site} teams={teams} />
        </div>
      </section>
      <PressLink locale={locale} address={pressNationAddress(site.year, nation)} />
    </>
  )
}
