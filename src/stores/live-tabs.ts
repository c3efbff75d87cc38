/** The tabs of a browser that follow the same edition: one of those that are looked at asks, and tells the others. */
export interface Tabs<Message> {
  /** Campaigns for the lead; the tab that gets it calls `lead`. A tab that is alone in knowing neither locks nor channels leads. */
  campaign(): void
  /** Gives the lead up, for a tab that is looked at. */
  resign(): void
  tell(message: Message): void
}

export interface TabsOptions<Message> {
  readonly name: string
  lead(): void
  /** What another tab told. */
  hear(message: Message): void
}

/**
 * Web Locks choose who leads and a BroadcastChannel carries what was answered; where a browser has not both, each tab leads
 * itself.
 */
export function joinTabs<Message>({ name, lead, hear }: TabsOptions<Message>): Tabs<Message> {
  const shared = typeof BroadcastChannel === 'function' && navigator.locks !== undefined
  if (!shared) return leadAlone(lead)
  const channel = new BroadcastChannel(name)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data))
  let place: AbortController | null = null
  return {
    campaign() {
      if (place) return
      const mine = new AbortController()
      place = mine
      const hold = () =>
        new Promise<void>((release) => {
          if (mine.signal.aborted) return release()
          mine.signal.addEventListener('abort', () => release(), { once: true })
          lead()
        })
      // Refused where storage is blocked: then this tab asks for itself. Aborted: it resigned while waiting.
      navigator.locks.request(name, { signal: mine.signal }, hold).catch(() => {
        if (!mine.signal.aborted) lead()
      })
    },
    resign() {
      place?.abort()
      place = null
    },
    tell: (message) => channel.postMessage(message),
  }
}

/** A page of an address that is not secure has no locks (a phone on the hall's own network): each tab asks for itself. */
function leadAlone(lead: () => void): Tabs<unknown> {
  let leads = false
  return {
    campaign() {
      if (leads) return
      leads = true
      lead()
    },
    resign() {
      leads = false
    },
    tell: () => undefined,
  }
}
