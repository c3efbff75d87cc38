import { parseKeptLink } from '../data/browser/kept-link.ts'
import { parsePending } from '../data/browser/parse-pending.ts'
import type { DeskLink } from '../domain/desk/scorer-link.ts'
import type { PendingReport } from '../domain/tournament/report.ts'

type DeskValue = 'desk-field' | 'desk-key' | 'desk-keyboard' | 'desk-link'

/** Each report has a key of its own, so that two tabs never overwrite each other's reports. */
const PREFIX = 'desk-report '

/** Whether this browser can store anything. */
export function canKeep(): boolean {
  try {
    localStorage.setItem('desk-test', '1')
    localStorage.removeItem('desk-test')
    return true
  } catch {
    return false
  }
}

/** The kept reports, in the order in which they were made. */
export function keptReports(): PendingReport[] {
  try {
    const reports: PendingReport[] = []
    for (let at = 0; at < localStorage.length; at++) {
      const name = localStorage.key(at)
      const report = name?.startsWith(PREFIX) ? parsePending(localStorage.getItem(name)) : null
      if (report) reports.push(report)
    }
    return reports.toSorted((one, other) => one.order - other.order)
  } catch {
    return []
  }
}

/** @returns whether the browser keeps it; if the storage is blocked or full, only the page remembers it */
export function keepReport(report: PendingReport): boolean {
  try {
    localStorage.setItem(PREFIX + report.key, JSON.stringify(report))
    return true
  } catch {
    return false
  }
}

export function dropReport(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key)
  } catch {
    // An unreadable entry counts as not kept.
  }
}

/** Whether a storage change made in another tab concerns reports. */
export const isAboutReports = ({ key }: StorageEvent): boolean => key === null || key.startsWith(PREFIX)

/** A value that this browser keeps, such as the field it is used at; null if there is none. */
export function storedValue(name: DeskValue): string | null {
  try {
    return sessionStorage.getItem(name) ?? localStorage.getItem(name)
  } catch {
    return null
  }
}

/** @param isLasting true to keep it after the browser is closed, too */
export function storeValue(name: DeskValue, word: string | null, isLasting: boolean): void {
  try {
    sessionStorage.removeItem(name)
    localStorage.removeItem(name)
    if (word !== null) (isLasting ? localStorage : sessionStorage).setItem(name, word)
  } catch {
    // Blocked or full: the desk asks for it again next time.
  }
}

/** What the kept key is for, so that the desk opens without a network; null if that is not known. */
export const storedLink = (): DeskLink | null => parseKeptLink(storedValue('desk-link'))

export const storeLink = (link: DeskLink | null): void =>
  storeValue('desk-link', link && JSON.stringify(link), true)
