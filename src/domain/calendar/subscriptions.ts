/** Addresses that subscribe to a calendar with one press. */
export interface Subscriptions {
  /** Opens the calendar app of the device: Apple's, Outlook on a computer, and others. */
  readonly webcal: string
  readonly google: string
  readonly outlook: string
}

/** @param url absolute address of the calendar */
export function subscriptions(url: string): Subscriptions {
  const webcal = url.replace(/^https?:/, 'webcal:')
  return {
    webcal,
    google: `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}`,
  }
}
