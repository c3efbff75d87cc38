import { whenIdle } from '../../components/ui/when-idle.ts'
import { countOfYear } from '../../domain/account/favourites.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { $currentYear } from '../../stores/app.ts'
import { $favourites } from '../../stores/favourites.ts'
import { $offline, keepWorker } from '../../stores/my-week-offline.ts'
import { $session } from '../../stores/session.ts'

/** Milliseconds that a visitor has to choose more favourites before their pages are saved. */
const PAUSE = 1_500
/** Milliseconds between checks whether the saved pages are fresh enough. */
const AGAIN = 60_000

/**
 * Has the pages of the favourites saved while a visitor is signed in, and follows their choices on any page. Saves the
 * cup's latest edition only. A visitor whose browser saves data presses the button in My Week instead.
 */
export function saveFavourites(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = async () => {
    const year = $currentYear.get()
    if ($session.get().kind !== 'signed-in' || year === null || !navigator.onLine || sparesData()) return
    if (document.visibilityState === 'hidden') return
    if ($offline.get() === 'unable' && countOfYear($favourites.get(), year) > 0) await keepWorker()
    if ($offline.get() !== 'on') return
    const { savePages } = await import('../../stores/saved-pages.ts')
    await savePages(year, $favourites.get(), document.documentElement.lang as Locale, false)
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => whenIdle(() => void save()), PAUSE)
  }
  for (const store of [$session, $favourites, $currentYear, $offline]) store.listen(soon)
  setInterval(soon, AGAIN)
  soon()
}

/** Whether the visitor asked the browser to save data. Only some browsers tell. */
const sparesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
