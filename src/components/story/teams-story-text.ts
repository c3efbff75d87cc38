import type { StoryContext, TeamsStory } from '../../domain/history/teams-story.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Team } from '../../domain/tournament/edition.ts'
import { otherSide, sideOf } from '../../domain/tournament/outcome.ts'
import type { Reached } from '../../domain/tournament/reached.ts'
import { translator } from '../../i18n/translate.ts'
import { scoreText } from '../match/match-card.ts'
import { sideName } from '../match/side-name.ts'
import { isolated } from '../ui/Sentence.tsx'
import { namesInWords, numberInWords, sentence } from './story-words.ts'

type Win = NonNullable<TeamsStory['turned']>

/** The earliest round, by rank, whose name can be read aloud. */
const EARLIEST = 5

/** Returns the story of some teams in an edition, sentence by sentence. It never counts defeats. */
export function teamsStoryText(story: TeamsStory, cup: StoryContext, locale: Locale): string[] {
  const t = translator(locale)
  const number = (value: number) => numberInWords(value, locale)
  const { teams, played, record, nationsMet, closestWin, turned, run, hidden } = story
  const { won, goalsFor: goals } = record
  const words = {
    goalWords: t('press.goals', { count: goals }),
    played: t('teamsStory.matches', { count: played, number: number(played) }),
  }
  return [
    ...(played > 0
      ? [
          sentence(t('teamsStory.opening', { count: teams.length, number: number(teams.length) })),
          won > 0
            ? t('teamsStory.won', { ...words, count: won, number: number(won) })
            : t('teamsStory.scored', { ...words, count: goals }),
        ]
      : []),
    ...(nationsMet > 1 ? [t('teamsStory.met', { number: number(nationsMet) })] : []),
    ...story.best.flatMap(({ team, reached }) => reachedText(team, reached) ?? []),
    ...(closestWin ? [t('teamsStory.closest', winWords(closestWin))] : []),
    ...(turned ? [t('teamsStory.turned', { ...winWords(turned), number: number(turned.behind) })] : []),
    ...(run ? [t('teamsStory.run', { team: runner(run.team), number: number(run.length) })] : []),
    ...(hidden.length > 0 ? [t('teamsStory.hidden', { classes: namesInWords(hidden, locale) })] : []),
  ]

  /** Returns a pronoun if the previous sentence may have named the only team; otherwise the team's name. */
  function runner({ name }: Team): string {
    return teams.length === 1 && (story.best.length > 0 || closestWin) ? t('teamsStory.they') : isolated(name)
  }

  function reachedText(team: Team, { divisionId, place, rank }: Reached): string | null {
    const division = cup.divisions.get(divisionId)
    const words = {
      team: isolated(team.name),
      playoff: isolated(division?.name[locale] ?? ''),
      class: isolated(cup.categories.get(division?.categoryId ?? '')?.shortName ?? ''),
    }
    if (place !== null) return t(`teamsStory.place.${place as 1}`, words)
    return rank <= EARLIEST
      ? t('teamsStory.reached', { ...words, round: t(`teamsStory.rounds.${rank as 0}`) })
      : null
  }

  function winWords({ team, match }: Win) {
    const side = sideOf(match, team.id) ?? 'home'
    const other = otherSide(side)
    return {
      team: isolated(team.name),
      opponent: isolated(sideName(match[other], t)),
      score: scoreText({ home: match.score[side], away: match.score[other] }),
    }
  }
}
