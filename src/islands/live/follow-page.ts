import type { LivePage } from '../../components/page/live-page.ts'
import { LATE_MS } from '../../domain/live/agenda.ts'
import { QUEUE_MS } from '../../domain/live/field-queue.ts'
import { concerns, standsOn } from '../../domain/presentation/page-scope.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { $cupMinute } from '../../stores/cup-clock.ts'
import { $edition, openEdition } from '../../stores/edition.ts'
import { $isPublishedOver, $liveMatches, followPublished } from '../../stores/live.ts'
import { loadCodeForChanges } from '../../stores/load-for-changes.ts'
import { announce } from './announce.ts'
import { loadLivePage } from './load-live-page.ts'
import { showCountdowns } from './show-countdowns.ts'
import { showFreshness } from './show-freshness.ts'
import { showPlaying } from './show-playing.ts'

/**
 * Keeps a built page up to date. It follows the feed. From the first change that concerns the page, the view that built the
 * body renders it from the current edition. The code for that loads with the first change: a page without changes never
 * loads it.
 */
export async function followPage(main: HTMLElement, body: HTMLElement, page: LivePage): Promise<void> {
  const { edition, scope, locale, year } = page
  await loadMessages(locale, 'pages')
  showPlaying()
  showFreshness(locale, await savedOf(locale))
  const stops = [showCountdowns(body, locale)]
  const region = main.appendChild(document.createElement('p'))
  region.className = 'hidden-text'
  region.setAttribute('role', 'status')
  announce(region, (match) => standsOn(scope, match), locale)
  void followPublished(edition, year)

  $liveMatches.subscribe((changes) => {
    if ([...changes.values()].some(({ match }) => concerns(scope, match))) void openEdition(year)
  })
  // No built page says how late the field of a match runs.
  const ahead = [...body.querySelectorAll<HTMLElement>('[data-until]')].map(({ dataset }) =>
    Number(dataset.until),
  )
  const starts = [...body.querySelectorAll<HTMLElement>('[data-until], [data-start]')].map(({ dataset }) =>
    Number(dataset.until ?? dataset.start),
  )
  stops.push(
    $cupMinute.subscribe((now) => {
      if (now === null) return
      if (starts.some((at) => now - at > LATE_MS) || ahead.some((at) => at - now <= QUEUE_MS))
        void openEdition(year)
    }),
  )
  stops.push(
    $isPublishedOver.subscribe((isOver) => {
      if (isOver) void openEdition(year)
    }),
  )
  // A body that shows texts in other languages needs the messages of each of them.
  const languages = body.querySelector<HTMLElement>('[data-languages]')?.dataset.languages?.split(' ')
  const withLanguages = async <Code>(code: Code): Promise<Code> => {
    for (const language of languages ?? []) await loadMessages(language as Locale, 'kinds')
    return code
  }
  const stopWaiting = $edition.listen(async (index) => {
    if (!index) return
    stopWaiting()
    const render = await loadCodeForChanges(() => loadLivePage(page).then(withLanguages))
    if (!render) return
    for (const stop of stops) stop()
    render(body)
  })
}

/** The text that a saved page shows about itself. Few pages are saved ones: all others load nothing for it. */
async function savedOf(locale: Locale): Promise<string | null> {
  if (document.documentElement.dataset.saved === undefined) return null
  const { savedText } = await import('../../components/saved-pages/saved-text.ts')
  return savedText(locale)
}
