import { isPastEdition } from '../../domain/history/past-editions.ts'
import { storyContext, storyOf } from '../../domain/history/teams-story.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { Team } from '../../domain/tournament/edition.ts'
import { translator } from '../../i18n/translate.ts'
import { isolated } from '../ui/Sentence.tsx'
import TeamsStory from './TeamsStory.tsx'

interface Props {
  readonly site: EditionSite
  /** The name in the story's title: the club's name. */
  readonly name: string
  readonly teams: readonly Team[]
}

/** The story of a club's week, once the edition is over. */
export default function ClubStory({ site: { locale, year, latestYear, index }, name, teams }: Props) {
  if (teams.length === 0 || !isPastEdition(index, latestYear)) return null
  return (
    <TeamsStory
      locale={locale}
      year={year}
      title={translator(locale)('teamsStory.title', { name: isolated(name) })}
      story={storyOf(index, teams)}
      cup={storyContext(index)}
    />
  )
}
