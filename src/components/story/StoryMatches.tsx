import { editionRecords, type MatchFeat } from '../../domain/history/match-records.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { SideName } from '../../domain/tournament/match.ts'
import { mainPlayoff } from '../../domain/tournament/medals.ts'
import { otherSide, winnerOf } from '../../domain/tournament/outcome.ts'
import { translator } from '../../i18n/translate.ts'
import MatchRows from '../match/MatchRows.tsx'
import { scoreText } from '../match/match-card.ts'
import { sideName } from '../match/side-name.ts'
import Sentence, { isolated } from '../ui/Sentence.tsx'
import { numberInWords } from './story-words.ts'

interface Props {
  readonly site: EditionSite
}

/** The closest final, the largest deficit that was turned into a win, and the longest run. */
export default function StoryMatches({ site }: Props) {
  const t = translator(site.locale)
  const { closestFinals, turned, runs } = editionRecords(site.index)
  const [closest] = closestFinals
  const [turn] = turned
  const [run] = runs
  return (
    <>
      {closest && <StoryMatch site={site} id="closest" feat={closest} text={closestText(site, closest)} />}
      {turn && turn.match.id !== closest?.match.id && (
        <StoryMatch site={site} id="turned" feat={turn} text={turnedText(site, turn)} />
      )}
      {run && (
        <section className="section" aria-labelledby="run">
          <h2 id="run">{t('story.runTitle')}</h2>
          <p className="story-text">
            <Sentence
              text={t('story.run', {
                team: isolated(run.team.name),
                class: isolated(run.category.name[site.locale]),
                number: numberInWords(run.length, site.locale),
              })}
            />
          </p>
        </section>
      )}
    </>
  )
}

interface MatchProps extends Props {
  readonly id: 'closest' | 'turned'
  readonly feat: MatchFeat
  readonly text: string
}

function StoryMatch({ site, id, feat, text }: MatchProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{translator(site.locale)(`story.${id}Title`)}</h2>
      <p className="story-text">
        <Sentence text={text} />
      </p>
      <MatchRows site={site} matches={[feat.match]} show={{ category: true, group: true, date: true }} />
    </section>
  )
}

/** Returns the sides and the score of a match, the winner first. */
function winnerFirst({ locale, index }: EditionSite, { match, category }: MatchFeat) {
  const t = translator(locale)
  const side: SideName = winnerOf(match) ?? 'home'
  const other = otherSide(side)
  const division = index.divisions.get(match.divisionId)
  const isLower = division?.kind === 'playoff' && mainPlayoff(category)?.id !== division.id
  const goals = ({ [side]: home, [other]: away }: Record<SideName, number>) => scoreText({ home, away })
  return {
    winner: isolated(sideName(match[side], t)),
    loser: isolated(sideName(match[other], t)),
    score: goals({ ...match.score }),
    halfTime: match.halfTime && goals({ ...match.halfTime }),
    class: isolated(isLower ? `${category.name[locale]} (${division?.name[locale]})` : category.name[locale]),
  }
}

function closestText(site: EditionSite, feat: MatchFeat): string {
  const t = translator(site.locale)
  const { halfTime, ...words } = winnerFirst(site, feat)
  const { decision } = feat.match
  const how = decision === 'regular-time' ? (feat.value === 1 ? 'one-goal' : 'plain') : decision
  return [
    t(`story.closest.${how}`, words),
    ...(halfTime ? [t('story.atHalfTime', { score: halfTime })] : []),
  ].join(' ')
}

function turnedText(site: EditionSite, feat: MatchFeat): string {
  const { halfTime, ...words } = winnerFirst(site, feat)
  return translator(site.locale)('story.turned', {
    ...words,
    number: numberInWords(feat.value, site.locale),
  })
}
