/** The tabs of a browser that follow the same edition: one visible tab polls and passes the answers to the other tabs. */
export interface Tabs<Message> {
  /** Requests the lead; the tab that gets it calls `lead`. In a browser without locks or channels every tab leads. */
  requestLead(): void
  /** Gives up the lead, in favour of a visible tab. */
  giveUpLead(): void
  tell(message: Message): void
}

export interface TabsOptions<Message> {
  readonly name: string
  lead(): void
  /** Receives a message of another tab. */
  onMessage(message: Message): void
}

/**
 * Web Locks choose the leading tab, and a BroadcastChannel carries the answers. If a browser lacks one of them, each tab
 * leads itself.
 */
export function joinTabs<Message>({ name, lead, onMessage }: TabsOptions<Message>): Tabs<Message> {
  const shared = typeof BroadcastChannel === 'function' && navigator.locks !== undefined
  if (!shared) return leadAlone(lead)
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => onMessage(data))
  let place: AbortController | null = null
  return {
    requestLead() {
      if (place) return
      const mine = new AbortController()
      place = mine
      const keepLead = () =>
        new Promise<void>((release) => {
          if (mine.signal.aborted) return release()
          mine.signal.addEventListener('abort', () => release(), { once: true })
          lead()
        })
      // Refused if storage is blocked: then this tab leads itself. Aborted if the tab gave up while waiting.
      navigator.locks.request(name, { signal: mine.signal }, keepLead).catch(() => {
        if (!mine.signal.aborted) lead()
      })
    },
    giveUpLead() {
      place?.abort()
      place = null
    },
    tell: (message) => channel.postMessage(message),
  }
}

/** A page at an insecure address has no locks (a phone on the hall's own network): each tab polls for itself. */
function leadAlone(lead: () => void): Tabs<unknown> {
  let leads = false
  return {
    requestLead() {
      if (leads) return
      leads = true
      lead()
    },
    giveUpLead() {
      leads = false
    },
    tell: () => undefined,
  }
}
