import { existsSync, readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import type { AstroPrerenderer } from 'astro'
import type { StampingPrerenderer } from '../../src/layouts/stamp-pages.ts'
import { stopOnSignals } from '../processes/signals.ts'
import { sentenceOf } from '../release/failure.ts'
import { readReleaseSettings } from '../release/settings.ts'
import { PageRenderer } from './page-renderer.ts'
import { publishUntilStopped } from './publish-loop.ts'

const THREADS = '/proc/self/task'

/**
 * Turns a build into a publisher: nothing is built, and what renders pages stays, with all editions in its memory. It ends
 * with the process.
 *
 * @param renders the pages, by the quick ways of a build
 */
export const publishPages = (standard: AstroPrerenderer, renders: StampingPrerenderer): AstroPrerenderer => ({
  ...standard,
  getStaticPaths: async () => [],
  teardown: () => publish(standard, renders),
})

/** What visitors ask for goes first, on a machine that serves as well. */
function giveWay(): void {
  const { PRIORITY_LOW } = constants.priority
  setPriority(PRIORITY_LOW)
  // On Linux a priority is a thread's, and those that collect garbage are there already.
  const threads = existsSync(THREADS) ? readdirSync(THREADS) : []
  for (const thread of threads)
    try {
      setPriority(Number(thread), PRIORITY_LOW)
    } catch {
      // It has ended meanwhile.
    }
}

async function publish(standard: AstroPrerenderer, renders: StampingPrerenderer): Promise<never> {
  const settings = readReleaseSettings(process.env)
  giveWay()
  try {
    await publishUntilStopped(
      settings,
      new PageRenderer(standard, settings.siteUrl, renders),
      stopOnSignals(),
    )
    process.exit(0)
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.stack : fault}\n${sentenceOf(fault)}\n`)
    process.exit(1)
  }
}
