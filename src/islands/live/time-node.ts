import { machineTime } from '../../domain/time/machine-time.ts'

/** Returns a time for people and machines, for code that writes into a page as it was built (see `Time`). */
export function timeNode(at: number, text: string): HTMLTimeElement {
  return Object.assign(document.createElement('time'), { dateTime: machineTime(at), textContent: text })
}
