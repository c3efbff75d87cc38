import { chooseWay } from './choose-way.ts'
import { followPaths } from './highlight-path.ts'
import { learnOwnTeams } from './kept-teams.ts'
import { followRounds } from './round-strip.ts'

/** Makes ways and rounds selectable in the brackets of a page, again each time its body is rendered anew. */
export function followBrackets(): void {
  let former = new AbortController()
  const followAll = () => {
    former.abort()
    former = new AbortController()
    for (const parts of document.querySelectorAll<HTMLElement>('.bracket-parts')) {
      chooseWay(parts, former.signal)
      followRounds(parts)
      for (const box of parts.querySelectorAll('.bracket-box')) followPaths(box, former.signal)
    }
  }
  learnOwnTeams()
  document.addEventListener('body-replaced', followAll)
  // Teams enter a play-off while a visitor looks at it.
  document.addEventListener('body-rendered', () => {
    for (const parts of document.querySelectorAll<HTMLElement>('.bracket-parts'))
      chooseWay(parts, former.signal)
  })
  followAll()
  // On back and forward the browser restores the scroll position.
  const [visit] = performance.getEntriesByType('navigation')
  const arrived = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  if (arrived && location.hash === '' && new URLSearchParams(location.search).has('team'))
    document.querySelector('.bracket-box .tie.on-path')?.scrollIntoView({ block: 'center', inline: 'center' })
}
