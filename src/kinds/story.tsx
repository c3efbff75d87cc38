import { storyShare } from '../components/share/page-share.ts'
import StoryPage from '../components/story/StoryPage.tsx'
import { isPastEdition, pastEditionsOf } from '../domain/history/past-editions.ts'
import { only } from '../domain/site/year-neighbours.ts'
import type { Kind } from './kind.ts'
import { oneIf } from './lists.ts'

/** The story of an edition's week, once the edition is over. */
export const story: Kind<'story'> = {
  pages: (index, latestYear) => oneIf(isPastEdition(index, latestYear)),
  inYear: (_, __, latestYear) => (there) =>
    only(isPastEdition(there, latestYear) ? 'story' : 'home')()(there),
  head({ site, address, t }) {
    const { year, cup } = site
    const title = t('story.title', { year })
    return {
      title: `${title} – ${cup.name}`,
      description: t('description.story', { cup: cup.name, year }),
      share: storyShare(site, title),
      crumbs: [{ name: t('story.crumb'), address }],
    }
  },
  still: ({ site }) => (
    <StoryPage site={site} pastEditions={pastEditionsOf(site.all.indexes, site.latestYear)} />
  ),
  styles: 'second-sheet',
}
