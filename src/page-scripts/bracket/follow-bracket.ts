import { followRounds } from './round-strip.ts'
import { followWays } from './ways.ts'

/** Makes ways and rounds of the page's bracket selectable, also once it is rendered again. */
export function followBracket(): void {
  const content = document.getElementById('content')
  if (!content) return
  const showWays = followWays()
  const openRounds = followRounds()
  // Until now a way that stands alone showed no round, so that none moves to its place in it.
  showWays()
  // Teams enter a play-off while a visitor looks at it, and a new result renders the lines of a tie without the mark.
  const observer = new MutationObserver(() => {
    openRounds()
    showWays()
    observer.takeRecords()
  })
  observer.observe(content, { subtree: true, childList: true, attributeFilter: ['class', 'data-team'] })
  // On back and forward the browser restores the scroll position.
  const [visit] = performance.getEntriesByType('navigation')
  const arrived = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  if (arrived && location.hash === '' && new URLSearchParams(location.search).has('team'))
    document.querySelector('.bracket-box .tie.on-path')?.scrollIntoView({ block: 'center', inline: 'center' })
}
