import { type Surprise, surprisesOf } from '../../domain/history/surprises.ts'
import { localized, matchAddress } from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import { hyphenated } from '../../domain/text/hyphenated.ts'
import { translator } from '../../i18n/translate.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import { namesInWords, numberInWords } from './story-words.ts'

/** The story shows only the greatest surprises, up to this many. */
const SHOWN = 4
/** Up to this place, the places of a group have words. */
const LAST_IN_WORDS = 8

interface Props {
  readonly site: EditionSite
}

/** Results that the group standings did not foretell. */
export default function StorySurprises({ site }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const surprises = surprisesOf(index)
    .filter(({ rank }) => rank <= LAST_IN_WORDS)
    .slice(0, SHOWN)
  if (surprises.length === 0) return null
  return (
    <section className="section" aria-labelledby="surprises">
      <h2 id="surprises">{t('story.surprisesTitle')}</h2>
      <ul className="story-list stack gap-5">
        {surprises.map((surprise) => (
          <li key={surprise.team.id}>
            <p className="story-text">
              <Sentence text={textOf(site, surprise)} />
            </p>
            <a className="small" href={localized(matchAddress(year, surprise.match.id), locale)}>
              {t('story.lastWin')}
              <span className="hidden-text">
                {': '}
                <bdi>{hyphenated(surprise.team.name)}</bdi>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="small quiet">{t('story.surprisesLogic')}</p>
    </section>
  )
}

function textOf({ locale }: EditionSite, { kind, category, team, rank, beaten }: Surprise): string {
  const t = translator(locale)
  const names = [...new Set(beaten.map((one) => one.team.name))]
  const words = {
    team: isolated(team.name),
    class: isolated(category.name[locale]),
    rank: t(`story.place.${rank as 2}`),
    count: names.length,
    number: numberInWords(names.length, locale),
    list: namesInWords(names, locale),
  }
  if (kind === 'giant') return t('story.giant', words)
  const won = t('story.champion', words)
  return names.length > 0 ? `${won} ${t('story.beaten', words)}` : won
}
