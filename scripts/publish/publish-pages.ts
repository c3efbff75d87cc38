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
 * Turns a build into a publisher: it builds nothing, and the page renderer stays with all editions in memory. It ends
 * with the process.
 *
 * @param renders renders the pages by the quick ways of a build
 */
export const publishPages = (standard: AstroPrerenderer, renders: StampingPrerenderer): AstroPrerenderer => ({
  ...standard,
  getStaticPaths: async () => [],
  teardown: () => publish(standard, renders),
})

/** Lowers the priority of this process: on a machine that also serves, visitors' requests go first. */
function lowerPriority(): void {
  const { PRIORITY_LOW } = constants.priority
  setPriority(PRIORITY_LOW)
  // On Linux each thread has its own priority, and the garbage collector's threads already exist.
  const threads = existsSync(THREADS) ? readdirSync(THREADS) : []
  for (const thread of threads)
    try {
      setPriority(Number(thread), PRIORITY_LOW)
    } catch {
      // The thread has ended meanwhile.
    }
}

async function publish(standard: AstroPrerenderer, renders: StampingPrerenderer): Promise<never> {
  const settings = readReleaseSettings(process.env)
  lowerPriority()
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
