import type { LivingPage } from '../../components/page/living-page.ts'
import { LATE_MS } from '../../domain/live/agenda.ts'
import { QUEUE_MS } from '../../domain/live/field-queue.ts'
import { concerns, standsOn } from '../../domain/presentation/page-scope.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import { $cupMinute } from '../../stores/cup-clock.ts'
import { $edition, openEdition } from '../../stores/edition.ts'
import { $liveMatches, followPublished } from '../../stores/live.ts'
import { announce } from './announce.ts'
import { loadLivingPage } from './load-living-page.ts'
import { showCountdowns } from './show-countdowns.ts'
import { showFreshness } from './show-freshness.ts'
import { showPlaying } from './show-playing.ts'

/**
 * Keeps a built page true: it follows the feed, and from the first change that concerns the page its body is rendered
 * from the edition as it is now, by the view that it was built with. What that takes comes with the change: a page of which
 * nothing changes never loads it.
 */
export async function followPage(main: HTMLElement, body: HTMLElement, page: LivingPage): Promise<void> {
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
  // How late the field of a match runs stands in no built page.
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
  // What says things in more languages than its own is rendered with the words of each.
  const languages = body.querySelector<HTMLElement>('[data-languages]')?.dataset.languages?.split(' ')
  const withLanguages = async <Code>(code: Code): Promise<Code> => {
    for (const language of languages ?? []) await loadMessages(language as Locale, 'kinds')
    return code
  }
  let isTaken = false
  $edition.listen(async (index) => {
    if (!index || isTaken) return
    isTaken = true
    const render = await loadLivingPage()
      .then(withLanguages)
      .catch(() => null)
    if (render) {
      for (const stop of stops) stop()
      render(body, page)
    }
    // The next change asks for it again.
    else isTaken = false
  })
}

/** What a page out of what was saved says of itself. Few are: the others load nothing for it. */
async function savedOf(locale: Locale): Promise<string | null> {
  if (document.documentElement.dataset.saved === undefined) return null
  const { savedText } = await import('../../components/saved-pages/saved-text.ts')
  return savedText(locale)
}
