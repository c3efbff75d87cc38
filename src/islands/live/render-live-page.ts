import { jsx } from 'react/jsx-runtime'
import { attributesModule, h, init } from 'snabbdom'
import type { PageBody } from '../../components/page/bodies/body-props.ts'
import { builtMoment } from '../../components/page/built-moment.tsx'
import type { LivePage } from '../../components/page/live-page.ts'
import { BODY_RENDERED } from '../../components/ui/body-replaced.ts'
import { yieldToBrowser } from '../../data/browser/yield-to-browser.ts'
import { memoized } from '../../domain/memoized.ts'
import type { Route } from '../../domain/presentation/page-kinds.ts'
import { closesAt, editionAt } from '../../domain/publication/edition-end.ts'
import { isUnderWay } from '../../domain/publication/under-way.ts'
import { type EditionIndex, indexEdition } from '../../domain/tournament/edition-index.ts'
import { $cupMinute } from '../../stores/cup-clock.ts'
import { $edition } from '../../stores/edition.ts'
import { BodyNodes } from './body-nodes.ts'
import { replaceBody } from './replace-body.ts'

/** How long rendering may keep a phone from answering a touch. */
const TURN_MS = 8

const patch = init([attributesModule])

/**
 * Renders the body of a page from the current edition, now and after each change, in slices, so that a phone stays quick.
 * React would double the code that a live page loads; views without state do not need it.
 *
 * @param body the built body. It is replaced once the new one is complete; after that only differences are written
 */
export function renderLivePage(body: HTMLElement, page: LivePage, route: Route, View: PageBody): void {
  const { locale, year, cup, latestYear, otherEditions } = page
  const fresh = body.cloneNode(false) as HTMLElement
  const nodes = new BodyNodes()
  let shown = h('div', [])
  shown.elm = fresh
  let isRendering = false
  let isStale = false

  $edition.subscribe(change)
  $cupMinute.listen(change)

  /** Changes that arrive during a rendering cause one more rendering after it. */
  async function change(): Promise<void> {
    isStale = true
    if (isRendering) return
    isRendering = true
    try {
      while (isStale) {
        isStale = false
        await inTurns(render())
      }
    } finally {
      isRendering = false
    }
  }

  function* render(): Generator<void, void> {
    const now = $cupMinute.get()
    const followed = $edition.get()
    if (!followed) return
    const index = now !== null && now >= endOf(followed) ? closed(followed) : followed
    const underWay = isUnderWay(index.edition, latestYear)
    const site = { locale, year, cup, latestYear, underWay, index }
    const moment = { ...builtMoment(site), now }
    const children = yield* nodes.nodesOf(jsx(View, { site, route, otherEditions, moment }))
    if (!fresh.isConnected) {
      for (const at of children.keys()) {
        shown = patch(shown, h('div', children.slice(0, at)))
        yield
      }
    }
    shown = patch(shown, h('div', children))
    if (!fresh.isConnected) replaceBody(body, fresh)
    if (document.querySelector('[data-part=lead]'))
      void import('./show-lead.ts').then(({ showLead }) => showLead())
    document.dispatchEvent(new Event(BODY_RENDERED))
  }
}

const endOf = memoized(({ matches }: EditionIndex) => closesAt(matches.values()) ?? Infinity)
const closed = memoized((index: EditionIndex) => indexEdition(editionAt(index.edition, endOf(index))))

/** Runs the steps in slices, and yields to the browser in between. */
async function inTurns(steps: Generator<void, void>): Promise<void> {
  let end = performance.now() + TURN_MS
  while (!steps.next().done) {
    if (performance.now() < end) continue
    await yieldToBrowser()
    end = performance.now() + TURN_MS
  }
}
