import { compassOf } from '../../domain/history/compass.ts'
import { type Journey, journeysToCup } from '../../domain/history/journeys-to-cup.ts'
import { localized, nationAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { nationOf } from '../../domain/tournament/nation.ts'
import { translator } from '../../i18n/translate.ts'
import Flag from '../match/Flag.tsx'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import CompassRose from './CompassRose.tsx'

/** The length of the list beside the compass, which starts with the nations from farthest away. */
const LISTED = 8
/** With fewer nations than this there is no compass. */
const FEWEST = 3

interface Props {
  readonly site: EditionSite
}

/** Where the teams came from, and which nation travelled farthest. */
export default function StoryJourneys({ site }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const ways = journeysToCup(index)
  const [longest] = ways
  if (!longest || ways.length < FEWEST) return null
  const nameOf = ({ teams, key }: Journey) => nationOf(teams[0]?.nationCode ?? null)?.names[locale] ?? key
  const kilometres = (way: Journey) => t('story.kilometres', { count: way.kilometres })
  return (
    <section className="section" aria-labelledby="ways">
      <h2 id="ways">{t('story.waysTitle')}</h2>
      <p className="story-text">
        <Sentence
          text={t('story.ways', { nation: isolated(nameOf(longest)), kilometres: longest.kilometres })}
        />
      </p>
      <div className="story-ways stack middle gap-5">
        <CompassRose locale={locale} compass={compassOf(ways)} />
        <ol className="name-list panel grid of-17 gap-x-5">
          {ways.slice(0, LISTED).map((way) => (
            <li key={way.key}>
              <span>
                <Flag flag={nationOf(way.teams[0]?.nationCode ?? null)?.flag} />{' '}
                <a dir="auto" href={localized(nationAddress(year, way.key), locale)}>
                  {nameOf(way)}
                </a>
              </span>
              <span className="small quiet num">
                {`${kilometres(way)} · ${t('categories.teams', { count: way.teams.length })}`}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <p className="small quiet">{t('story.crow', { nations: ways.length })}</p>
    </section>
  )
}
