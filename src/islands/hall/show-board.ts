import { boardFresh } from '../../components/hall/board-fresh.ts'
import { savedTime } from '../../components/saved-pages/saved-text.ts'
import { readBoardOptions, SECONDS } from '../../domain/hall/board-options.ts'
import { localized, screensAddress } from '../../domain/presentation/addresses.ts'
import { parseSavedAt } from '../../domain/saved-pages/saved-page.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { clock } from '../../domain/time/stockholm.ts'
import { loadMessages } from '../../i18n/load-messages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { turnPages } from '../../page-scripts/turn-pages.ts'
import { $cupMinute } from '../../stores/cup-clock.ts'
import { followScreen } from '../../stores/follow-screen.ts'
import { keyInAddress, openShown } from '../../stores/kept-screen.ts'
import { $live } from '../../stores/live.ts'
import { keepScreen } from '../../stores/saved-screen.ts'
import { builtBody } from '../live/built-body.ts'
import { timeNode } from '../live/time-node.ts'
import { followBoard } from './follow-board.ts'
import { stayAwake } from './stay-awake.ts'

const place = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`)

/** Starts a screen: its pages turn, its clock runs, and its rows follow the cup. */
export async function showBoard(main: HTMLElement): Promise<void> {
  const { options, faults } = readBoardOptions(location.search)
  const { documentElement: root } = document
  root.dataset.theme = options.theme
  root.classList.add('is-turning')
  stayAwake()
  if (keyInAddress() !== null)
    void followScreen(root.dataset.cup ?? '', (shown) => {
      write('screen', [shown.number, shown.name].filter(Boolean).join(' · '))
      openShown(shown)
    })
  const t = await loadMessages(root.lang as Locale, 'kinds')
  const [fault] = faults
  if (fault) tellFault(t(`hall.fault.${fault}`, SECONDS))
  turnPages(main, options.seconds, (page, count) => {
    write('turns', count > 1 ? t('hall.turn', { page, pages: count }) : '')
  })
  if (!document.querySelector('#body > astro-island')) return
  showFresh(t)
  $cupMinute.subscribe((now) => write('clock', now === null ? '' : clock(now), now))
  const built = await builtBody()
  const { year, locale } = built.follows
  void keepScreen(localized(screensAddress(year), locale), copyOfPage)
  await followBoard(built)
}

/** A copy of the document without its momentary state and without the mark that it comes from a saved copy. */
function copyOfPage(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  copy.classList.remove('is-turning')
  delete copy.dataset.saved
  copy.querySelector('[data-clock]')?.replaceChildren()
  holdAsBuilt(copy.querySelector('#body > astro-island'))
  return `<!doctype html>${copy.outerHTML}`
}

/** Turns a living body into what Astro starts as an island: its content in a slot. */
function holdAsBuilt(island: Element | null): void {
  if (!island || island.hasAttribute('ssr')) return
  island.setAttribute('ssr', '')
  const slot = document.createElement('astro-slot')
  slot.append(...island.childNodes)
  island.append(slot)
}

/** Shows what is wrong with the address to the person who sets the screen up; meanwhile the screen uses its defaults. */
function tellFault(sentence: string): void {
  const fault = place('fault')
  if (fault) fault.hidden = false
  write('fault-text', sentence)
}

function showFresh(t: Translate): void {
  const root = document.documentElement
  const at = parseSavedAt(root.dataset.saved)
  const savedAt = at && savedTime(at, root.lang as Locale)
  $live.subscribe((state) => {
    write('fresh', boardFresh({ ...state, savedAt }, t), state.updatedAt)
    const isLost = state.freshness === 'offline' || state.freshness === 'away'
    place('fresh')?.classList.toggle('is-trouble', isLost)
  })
}

/** @param at the time that the text tells, epoch milliseconds */
function write(name: string, text: string, at: number | null = null): void {
  const element = place(name)
  if (element && element.textContent !== text)
    element.replaceChildren(at === null ? text : timeNode(at, text))
}
