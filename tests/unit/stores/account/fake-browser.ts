import { vi } from 'vitest'

/** A storage that can be blocked and full. */
export class FakeStorage {
  readonly items = new Map<string, string>()
  isBlocked = false
  isFull = false
  getItem(key: string) {
    this.#open()
    return this.items.get(key) ?? null
  }
  setItem(key: string, value: string) {
    this.#open()
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    this.items.set(key, value)
  }
  removeItem(key: string) {
    this.#open()
    this.items.delete(key)
  }
  #open() {
    if (this.isBlocked) throw new DOMException('denied', 'SecurityError')
  }
}

export interface Asked {
  readonly method: string
  readonly path: string
  readonly token: string | null
  readonly payload: unknown
}

type Answer = Response | Error | 'silence'
type Answers = Partial<Record<string, (asked: Asked) => Answer | Promise<Answer>>>

/** The parts of a browser that the account stores touch, with services that answer as a test says. */
export interface FakeBrowser {
  readonly storage: FakeStorage
  /** The answers by `METHOD /path`, with `:id` in the place of ids. */
  readonly answers: Answers
  readonly asked: Asked[]
  readonly classes: Set<string>
  /** Acts as another tab that writes to the storage. */
  tellStorage(key: string, newValue: string | null): void
  isOnline: boolean
  dispatch(type: string): void
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })
export const text = (body: string, status = 200) => new Response(body, { status })

const EDITIONS = {
  data: {
    cups: [
      {
        cupId: 'cup',
        name: 'Cup',
        sport: 'handball',
        editions: [
          {
            id: 'e26',
            name: '2026',
            tournaments: [
              {
                id: 't26',
                name: 'Cup 2026',
                revision: 'e.1',
                status: {
                  clubsPublished: true,
                  teamsPublished: true,
                  lotPublished: true,
                  schedulePublished: true,
                },
                announcements: [],
              },
            ],
          },
        ],
      },
    ],
  },
}

/** Puts a browser in the place of Node's globals; `vi.unstubAllGlobals` removes it. */
export function startBrowser(): FakeBrowser {
  const events = new EventTarget()
  const storage = new FakeStorage()
  const asked: Asked[] = []
  const classes = new Set<string>()
  const browser: FakeBrowser = {
    storage,
    asked,
    classes,
    answers: { 'GET /graphql': () => json(EDITIONS) },
    isOnline: true,
    tellStorage(key, newValue) {
      if (newValue === null) storage.items.delete(key)
      else storage.items.set(key, newValue)
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
    },
    dispatch: (type) => events.dispatchEvent(new Event(type)),
  }
  const listen = events.addEventListener.bind(events)
  const forget = events.removeEventListener.bind(events)
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('removeEventListener', forget)
  vi.stubGlobal('window', { addEventListener: listen, removeEventListener: forget })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('location', { origin: 'http://cup.example' })
  vi.stubGlobal('navigator', {
    get onLine() {
      return browser.isOnline
    },
  })
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    documentElement: {
      dataset: { cup: 'cup' },
      classList: {
        toggle: (name: string, isOn: boolean) => void (isOn ? classes.add(name) : classes.delete(name)),
        contains: (name: string) => classes.has(name),
      },
    },
  })
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'http://cup.example')
    const headers = new Headers(init.headers)
    const call = {
      method: init.method ?? 'GET',
      path: pathname,
      token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
      payload: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    }
    asked.push(call)
    const answer = await browser.answers[`${call.method} ${pathname.replace(/\/\d+$/, '/:id')}`]?.(call)
    if (answer === undefined) throw new TypeError(`fetch failed: ${call.method} ${pathname}`)
    if (answer instanceof Error) throw answer
    if (answer !== 'silence') return answer
    return new Promise((_, refuse) =>
      init.signal?.addEventListener('abort', () => refuse(init.signal?.reason), { once: true }),
    )
  })
  return browser
}

export const wireUser = (more: object = {}) => ({
  id: 7,
  name: 'Åsa',
  email: 'asa@example.org',
  profile_photo_url: null,
  pin_match: null,
  pin_year: null,
  purchases: [],
  registrations: [],
  favourite_teams: [],
  favourite_arenas: [],
  ...more,
})

export const wireTeam = (id: number, team: string, year = 2026) => ({
  id,
  team_id: team,
  year,
  teamName: `Team ${team}`,
  nation: 'Sweden',
  nationCode: 'SE',
  category: 'Boys 16',
  catShort: 'B16',
})
