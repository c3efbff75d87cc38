import { whenBodyChanges } from '../ui/when-body-changes.ts'
import { chooseWay } from './choose-way.ts'
import { followPaths } from './highlight-path.ts'
import { learnOwnTeams } from './kept-teams.ts'
import { followRounds } from './round-strip.ts'

const brackets = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.bracket-parts')]

/** Makes ways and rounds selectable in the brackets of a page, again each time its body is rendered anew. */
export function followBrackets(): void {
  let former = new AbortController()
  let followed: readonly Element[] = []
  const followAll = () => {
    former.abort()
    former = new AbortController()
    followed = brackets()
    for (const parts of brackets()) {
      chooseWay(parts, former.signal)
      followRounds(parts)
      for (const box of parts.querySelectorAll('.bracket-box')) followPaths(box, former.signal)
    }
  }
  learnOwnTeams()
  whenBodyChanges(() => {
    if (!brackets().every((parts) => followed.includes(parts))) return followAll()
    // Teams enter a play-off while a visitor looks at it.
    for (const parts of brackets()) chooseWay(parts, former.signal)
  })
  followAll()
  // On back and forward the browser restores the scroll position.
  const [visit] = performance.getEntriesByType('navigation')
  const arrived = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  if (arrived && location.hash === '' && new URLSearchParams(location.search).has('team'))
    document.querySelector('.bracket-box .tie.on-path')?.scrollIntoView({ block: 'center', inline: 'center' })
}
