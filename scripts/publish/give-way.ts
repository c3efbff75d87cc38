import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'

/**
 * Lets everything else on the machine go first: visitors' requests do not wait for pages that are rendered. Threads that
 * start later have the same priority. To be called in a process with a session of its own: Linux shares the processor among
 * sessions before it looks at the priority of processes (sched(7), autogroup), so the priority of the session counts.
 */
export function giveWay(): void {
  setPriority(constants.priority.PRIORITY_LOW)
  try {
    writeFileSync('/proc/self/autogroup', String(constants.priority.PRIORITY_LOW))
  } catch {
    // Another system, or a kernel that does not group by session.
  }
}
