import { parsePending } from '../data/browser/parse-pending.ts'
import type { PendingReport } from '../domain/tournament/report.ts'

/** Each report lies by itself, so that two tabs never write over each other's. */
const PREFIX = 'desk-report '

/** Whether this browser keeps anything for the next time. */
export function canKeep(): boolean {
  try {
    localStorage.setItem('desk-test', '1')
    localStorage.removeItem('desk-test')
    return true
  } catch {
    return false
  }
}

/** The reports that were kept, in the order in which they were made. */
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

/** @returns whether the browser keeps it; blocked or full, the page alone remembers */
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
    // What cannot be read was not kept.
  }
}

/** Whether a change of the storage, made in another tab, is about reports. */
export const isAboutReports = ({ key }: StorageEvent): boolean => key === null || key.startsWith(PREFIX)

/** A word of this browser's, such as the field it stands at; null where there is none. */
export function keptWord(name: 'desk-field' | 'desk-key' | 'desk-keyboard'): string | null {
  try {
    return sessionStorage.getItem(name) ?? localStorage.getItem(name)
  } catch {
    return null
  }
}

/** @param isLasting kept when the browser is closed, too */
export function keepWord(
  name: 'desk-field' | 'desk-key' | 'desk-keyboard',
  word: string | null,
  isLasting: boolean,
): void {
  try {
    sessionStorage.removeItem(name)
    localStorage.removeItem(name)
    if (word !== null) (isLasting ? localStorage : sessionStorage).setItem(name, word)
  } catch {
    // Blocked or full: it is asked for again the next time.
  }
}
