import { isPastEdition } from '../../domain/history/past-editions.ts'
import type { Memories } from '../../domain/history/weekday-memories.ts'
import { historyAddress, localized, storyAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { cupDays } from '../../domain/tournament/cup-days.ts'
import { type EditionPhase, editionPhase } from '../../domain/tournament/edition-phase.ts'
import { translator } from '../../i18n/translate.ts'
import MyTeamsSlot, { MyTeamsPrompt } from '../account/MyTeamsSlot.tsx'
import Sponsors from '../shell/Sponsors.tsx'
import type { PageMoment } from '../ui/page-moment.ts'
import BeforeTheCup from './BeforeTheCup.tsx'
import BetweenDays from './BetweenDays.tsx'
import CategoriesTable from './CategoriesTable.tsx'
import ChampionWall, { type WallChampion } from './ChampionWall.tsx'
import DayRibbon from './DayRibbon.tsx'
import Featured from './Featured.tsx'
import FindAndFigures from './FindAndFigures.tsx'
import Hero from './Hero.tsx'
import NothingPublished from './NothingPublished.tsx'
import PlayingNow from './PlayingNow.tsx'
import PublishedSteps from './PublishedSteps.tsx'
import ThisDay from './ThisDay.tsx'
import { wallChampions } from './wall-champions.ts'

export interface LastChampions {
  readonly year: number
  readonly champions: readonly WallChampion[]
}

interface Props {
  readonly site: EditionSite
  readonly otherEditions: {
    readonly pickerYears: readonly number[]
    /** Shown until the first match begins. */
    readonly lastChampions: LastChampions | null
    readonly memories: Memories
  }
  readonly moment: PageMoment
}

/** The home page of an edition, as fits the day: live, past and coming matches, the champions, or when the cup begins. */
export default function Home({
  site,
  otherEditions: { pickerYears, lastChampions, memories },
  moment,
}: Props) {
  const { locale, index } = site
  const { publication } = index.edition
  const t = translator(locale)
  const phase = editionPhase(index, site.latestYear)
  const isOver = phase.kind === 'over'
  const featured = <Featured site={site} />
  const own = publication.teams && <MyTeamsSlot site={site} />
  const last = phase.kind === 'to-come' ? lastChampions : null
  const champions = last ?? { year: site.year, champions: wallChampions(index) }
  const wall = (
    <ChampionWall
      {...champions}
      locale={locale}
      title={last ? t('home.championsOf', { year: last.year }) : t('home.champions')}
    />
  )
  // Until matches are published, visitors look for the teams of a class: last year's champions can wait.
  const areClassesFirst = publication.teams && phase.kind === 'to-come' && !publication.schedule
  return (
    <>
      <Hero site={site}>
        {publication.teams ? (
          <PhaseLine site={site} phase={phase} now={moment.now} />
        ) : (
          <NothingPublished site={site} pickerYears={pickerYears} />
        )}
      </Hero>
      <div className="wrap home">
        {!isOver && own}
        {isOver ? wall : featured}
        {isOver && isPastEdition(index, site.latestYear) && <HistoryLinks site={site} />}
        {publication.teams && <FindAndFigures site={site} />}
        {phase.kind === 'to-come' && !publication.schedule && <PublishedSteps site={site} />}
        {isOver ? featured : !areClassesFirst && wall}
        {isOver && own}
        <ThisDay locale={locale} day={currentOrNextDay(phase)} memories={memories} />
        {publication.teams && <Classes site={site} />}
        {areClassesFirst && wall}
      </div>
    </>
  )
}

/** Returns the day that is being played, or else the next one. */
function currentOrNextDay(phase: EditionPhase): string | null {
  if (phase.kind === 'playing') return phase.day
  return phase.kind === 'between' ? phase.next : null
}

/** Links to the story of the week, and to the champions of all years. */
function HistoryLinks({ site: { locale, year } }: { readonly site: EditionSite }) {
  const t = translator(locale)
  return (
    <nav className="chips" aria-label={t('history.nav')}>
      <a className="chip" href={localized(storyAddress(year), locale)}>
        {t('history.story', { year })}
      </a>
      <a className="chip" href={localized(historyAddress(), locale)}>
        {t('history.champions')}
      </a>
    </nav>
  )
}

interface PhaseProps {
  readonly site: EditionSite
  readonly phase: EditionPhase
  readonly now: number | null
}

/** How far the edition is, and its days. */
function PhaseLine({ site, phase, now }: PhaseProps) {
  const days = cupDays(site.index.matches.values())
  const dayOf = (day: string | null) => days.find((other) => other.day === day)
  const today = phase.kind === 'playing' ? phase.day : null
  return (
    <>
      {phase.kind === 'playing' && <PlayingNow site={site} phase={phase} today={dayOf(today)} />}
      {phase.kind === 'between' && (
        <BetweenDays site={site} last={dayOf(phase.last)} next={dayOf(phase.next)} />
      )}
      {phase.kind === 'to-come' && <BeforeTheCup site={site} first={phase.first} now={now} />}
      <DayRibbon site={site} days={days} today={today} />
    </>
  )
}

/** The classes, after the link to an account and the advertisements. */
function Classes({ site }: { readonly site: EditionSite }) {
  const t = translator(site.locale)
  const ads = site.index.edition.sponsors.filter(({ placement }) => placement === 'home')
  return (
    <>
      <MyTeamsPrompt site={site} />
      {ads.length > 0 && <Sponsors t={t} sponsors={ads} />}
      <section className="section" aria-labelledby="classes">
        <h2 id="classes">{t('home.categories')}</h2>
        <CategoriesTable site={site} />
      </section>
    </>
  )
}
