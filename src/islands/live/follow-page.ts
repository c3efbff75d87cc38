import { LATE_MS } from '../../domain/live/agenda.ts'
import { QUEUE_MS } from '../../domain/live/field-queue.ts'
import { concerns, standsOn } from '../../domain/presentation/page-scope.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { $cupMinute } from '../../stores/cup-clock.ts'
import { $edition, openEdition } from '../../stores/edition.ts'
import { $isPublishedOver, $liveMatches, followPublished } from '../../stores/live.ts'
import { $isBodyLiving } from '../../stores/living-body.ts'
import { loadCodeForChanges } from '../../stores/load-for-changes.ts'
import { announce } from './announce.ts'
import type { BuiltBody } from './built-body.ts'
import { hydrateBody } from './hydrate-body.ts'
import { showCountdowns } from './show-countdowns.ts'
import { showFreshness } from './show-freshness.ts'
import { showMinutes } from './show-minutes.ts'
import { showPlaying } from './show-playing.ts'

/**
 * Keeps a built page up to date. It follows the feed. From the first change that concerns the page, the island of the body
 * renders it from the current edition. The code for that loads with the first change: a page without changes never loads it.
 */
export async function followPage(built: BuiltBody): Promise<void> {
  const { edition, scope, locale, year } = built.follows
  const body = built.element
  await loadCodeForChanges(() => loadMessages(locale, 'pages'))
  showPlaying()
  showFreshness(locale, await savedOf(locale))
  const stops = [showCountdowns(body, locale), showMinutes(body, locale)]
  const region = document.createElement('p')
  region.className = 'hidden-text'
  region.setAttribute('role', 'status')
  document.getElementById('content')?.append(region)
  announce(region, (match) => standsOn(scope, match), locale)
  void followPublished(edition, year)

  $liveMatches.subscribe((changes) => {
    if ([...changes.values()].some(({ match }) => concerns(scope, match))) void openEdition(year)
  })
  // No built page says how late the field of a match runs. One of a next match says so without a change; lists wait for one.
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
  const stopWaiting = $edition.listen(async (index) => {
    if (!index) return
    stopWaiting()
    // A body that shows texts in other languages needs the messages of each of them.
    const languages = body.querySelector<HTMLElement>('[data-languages]')?.dataset.languages?.split(' ') ?? []
    for (const language of languages)
      await loadCodeForChanges(() => loadMessages(language as Locale, 'kinds'))
    await hydrateBody(built)
  })
  $isBodyLiving.listen((isLiving) => {
    if (isLiving) for (const stop of stops.splice(0)) stop()
  })
}

/** The text that a saved page shows about itself. Few pages are saved ones: all others load nothing for it. */
async function savedOf(locale: Locale): Promise<string | null> {
  if (document.documentElement.dataset.saved === undefined) return null
  const { savedText } = await import('../../components/saved-pages/saved-text.ts')
  return savedText(locale)
}
