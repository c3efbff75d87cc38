import type { EditionSite } from '../../domain/presentation/page-site.ts'
import { cupDays } from '../../domain/tournament/cup-days.ts'
import { type EditionPhase, editionPhase } from '../../domain/tournament/edition-phase.ts'
import { translator } from '../../i18n/translate.ts'
import MyTeamsPlace, { MyTeamsPrompt } from '../account/MyTeamsPlace.tsx'
import type { PageMoment } from '../page/page-moment.ts'
import Sponsors from '../shell/Sponsors.tsx'
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
import { wallChampions } from './wall-champions.ts'

export interface LastChampions {
  readonly year: number
  readonly champions: readonly WallChampion[]
}

interface Props {
  readonly site: EditionSite
  readonly others: {
    readonly pickerYears: readonly number[]
    /** Shown until the first match begins. */
    readonly lastChampions: LastChampions | null
  }
  readonly moment: PageMoment
}

/** The home of an edition, as its day goes: what is on, what was and will be, who won, or when it begins. */
export default function Home({ site, others: { pickerYears, lastChampions }, moment }: Props) {
  const { locale, index } = site
  const { publication } = index.edition
  const t = translator(locale)
  const phase = editionPhase(index, site.latestYear)
  const isOn = phase.kind === 'playing' || phase.kind === 'between'
  const champions = phase.kind !== 'to-come' && (
    <ChampionWall
      year={site.year}
      locale={locale}
      title={t('home.champions')}
      champions={wallChampions(index)}
    />
  )
  const featured = <Featured site={site} moment={moment} />
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
        {isOn && publication.teams && <MyTeamsPlace site={site} />}
        {isOn ? featured : champions}
        {publication.teams && <FindAndFigures site={site} />}
        {isOn ? champions : featured}
        {phase.kind === 'to-come' && <PublishedSteps site={site} />}
        {phase.kind === 'to-come' && lastChampions && (
          <ChampionWall
            year={lastChampions.year}
            locale={locale}
            title={t('home.championsOf', { year: lastChampions.year })}
            champions={lastChampions.champions}
          />
        )}
        {publication.teams && <Classes site={site} isOn={isOn} />}
      </div>
    </>
  )
}

interface PhaseProps {
  readonly site: EditionSite
  readonly phase: EditionPhase
  readonly now: number | null
}

/** How far the edition is, with its days. */
function PhaseLine({ site, phase, now }: PhaseProps) {
  const days = cupDays(site.index.matches.values())
  const dayOf = (day: string | null) => days.find((other) => other.day === day)
  const today = phase.kind === 'playing' ? phase.day : null
  return (
    <>
      {phase.kind === 'playing' && <PlayingNow site={site} live={phase.live} today={dayOf(today)} />}
      {phase.kind === 'between' && (
        <BetweenDays site={site} last={dayOf(phase.last)} next={dayOf(phase.next)} />
      )}
      {phase.kind === 'to-come' && <BeforeTheCup site={site} first={phase.first} now={now} />}
      <DayRibbon site={site} days={days} today={today} />
    </>
  )
}

/** What every visitor looks for by class, with an account to follow teams by and the advertisements before it. */
function Classes({ site, isOn }: { readonly site: EditionSite; readonly isOn: boolean }) {
  const t = translator(site.locale)
  const ads = site.index.edition.sponsors.filter(({ placement }) => placement === 'home')
  return (
    <>
      {!isOn && <MyTeamsPlace site={site} />}
      <MyTeamsPrompt site={site} />
      {ads.length > 0 && <Sponsors t={t} sponsors={ads} />}
      <section className="section" aria-labelledby="classes">
        <h2 id="classes">{t('home.categories')}</h2>
        <CategoriesTable site={site} />
      </section>
    </>
  )
}
