import { championsStory, storyFigures } from '../../domain/history/edition-story.ts'
import {
  favouritesAddress,
  historyAddress,
  localized,
  statesAddress,
} from '../../domain/presentation/addresses.ts'
import type { EditionSite } from '../../domain/site/page-site.ts'
import type { EditionIndex } from '../../domain/tournament/edition-index.ts'
import { translator } from '../../i18n/translate.ts'
import StoryChampions from './StoryChampions.tsx'
import StoryFields from './StoryFields.tsx'
import StoryJourneys from './StoryJourneys.tsx'
import StoryMatches from './StoryMatches.tsx'
import StoryOpening from './StoryOpening.tsx'
import StorySurprises from './StorySurprises.tsx'

interface Props {
  readonly site: EditionSite
  /** The editions that are over, newest first. */
  readonly pastEditions: readonly EditionIndex[]
}

/** The story of an edition's week, from beginning to end, once the edition is over. */
export default function StoryPage({ site, pastEditions }: Props) {
  const { locale, year, index } = site
  const t = translator(locale)
  const onward = [
    { address: favouritesAddress(year), name: t('story.own') },
    { address: statesAddress(year), name: t('story.figures') },
    { address: historyAddress(), name: t('history.champions') },
  ]
  return (
    <article className="story">
      <StoryOpening site={site} figures={storyFigures(index, pastEditions)} />
      <StoryChampions site={site} champions={championsStory(index, pastEditions)} />
      <StoryMatches site={site} />
      <StorySurprises site={site} />
      <StoryJourneys site={site} />
      <StoryFields site={site} />
      <nav className="chips story-onward" aria-label={t('story.onward')}>
        {onward.map(({ address, name }) => (
          <a className="chip" href={localized(address, locale)} key={address}>
            {name}
          </a>
        ))}
      </nav>
    </article>
  )
}
