import { parseScreenKey } from '../../domain/hall/known-screen.ts'
import { SAVED_SCREENS } from '../../domain/saved-pages/saved-page.ts'
import { followScreen } from '../../stores/follow-screen.ts'
import { type KeptScreen, keptScreen, openShown } from '../../stores/kept-screen.ts'
import { keepStartPage } from '../../stores/saved-screen.ts'
import { stayAwake } from './stay-awake.ts'

const PATIENCE_MS = 8_000

/** What the page says below the number. */
type Word = 'waiting' | 'number' | 'over' | 'away'

/** Shows the number of this screen until there is a board to show. */
export async function showNumber(main: HTMLElement): Promise<void> {
  const { cup = '' } = document.documentElement.dataset
  const page = `<!doctype html>${document.documentElement.outerHTML}`
  stayAwake()
  void keepStartPage(page)
  const write = (word: Word) => {
    for (const element of main.querySelectorAll<HTMLElement>('[data-when]'))
      element.hidden = element.dataset.when !== word
    const { number } = parseScreenKey(keptScreen()?.key ?? '') ?? {}
    main.querySelector('[data-number]')?.replaceChildren(number === undefined ? '···' : String(number))
  }
  const show = async (screen: KeptScreen, alone: Word) => {
    const state = screen.shows === null ? 'none' : await stateOfBoard(screen.shows)
    if (state === 'there') return openShown(screen)
    write(state === 'none' ? alone : state)
  }
  const kept = keptScreen()
  if (kept) await show(kept, 'waiting')
  await followScreen(
    cup,
    async (shown, isKept) => {
      if (!isKept) tellStart(main)
      await show(shown, 'number')
    },
    () => write('away'),
  )
}

/** A board can be opened if the site has it, or if the browser has saved it. */
async function stateOfBoard(address: string): Promise<'there' | 'over' | 'away'> {
  const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) } as const
  const status = await fetch(address, options).then(
    (response) => response.status,
    () => 0,
  )
  if (status === 404) return 'over'
  if (status === 200) return 'there'
  const saved = await globalThis.caches
    ?.match(address, { cacheName: SAVED_SCREENS, ignoreSearch: true })
    .catch(() => null)
  return saved ? 'there' : 'away'
}

/** Tells whoever sets up a browser that keeps nothing which address to start with. */
function tellStart(main: HTMLElement): void {
  const note = main.querySelector<HTMLElement>('[data-forgets]')
  note?.querySelector('code')?.replaceChildren(location.href)
  if (note) note.hidden = false
}
