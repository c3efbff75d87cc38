import { join } from 'node:path'
import { DAYS_TO_REPORT } from '../../src/domain/publication/edition-end.ts'
import { replaceFile } from '../processes/replace-file.ts'
import type { EditionWait, Published } from './edition-publisher.ts'

/** What a publisher reports: to the process that started it, to its log, and in `publisher.json` beside the databases. */
export type PublisherState =
  | { readonly kind: 'following'; readonly year: number; readonly revision: string }
  | (Published & {
      readonly kind: 'published'
      readonly year: number
      /** Seconds since the change became known. */
      readonly seconds: number
    })
  | (EditionWait & { readonly kind: 'waiting'; readonly year: number })
  | { readonly kind: 'resting'; readonly why: string }
  | { readonly kind: 'failing'; readonly why: string; readonly failures: number }

/** Tells what is left to do after the last match: a publisher touches no page of another edition. */
export const endedText = (year: number): string =>
  `The edition ${year} is over. History, champions and pages of other years tell of it after the next build: npm run build`

/** Returns a state as one line. */
export function stateText(state: PublisherState): string {
  switch (state.kind) {
    case 'following':
      return `Pages of ${state.year} follow the cup from ${state.revision} on.`
    case 'published': {
      const files = state.replaced === 1 ? '1 file' : `${state.replaced} files`
      const line = `Published ${state.revision}: ${files} of ${state.rendered} in ${state.seconds.toFixed(1)} s.`
      return state.hasEnded ? `${line} ${endedText(state.year)}` : line
    }
    case 'waiting': {
      const results =
        state.results === 1 ? 'the result of 1 match' : `the results of ${state.results} matches`
      return `The edition ${state.year} waits for ${results}. Without them it is over on ${state.until}, ${DAYS_TO_REPORT} days after its last match.`
    }
    case 'resting':
      return `Pages do not follow the cup: ${state.why}.`
    case 'failing':
      return `Pages stay as they are: ${state.why}`
  }
}

/** Writes a line of the publisher's log. */
export function logPublisher(text: string): void {
  process.stdout.write(`${new Date().toISOString()} ${text}\n`)
}

/** The text of the last reported state. A state is reported again only if its text differs. */
let said = ''

export function tellPublisher(dataDir: string, state: PublisherState): void {
  const text = stateText(state)
  if (text === said) return
  said = text
  logPublisher(text)
  process.send?.(state)
  try {
    const content = { ...state, at: new Date().toISOString(), pid: process.pid }
    replaceFile(join(dataDir, 'publisher.json'), JSON.stringify(content))
  } catch {
    // If the disk is full, pages are published all the same, and the file is written when there is room.
    said = ''
  }
}
