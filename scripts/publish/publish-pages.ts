import { constants, setPriority } from 'node:os'
import type { AstroPrerenderer } from 'astro'
import type { StampingPrerenderer } from '../../src/layouts/stamp-pages.ts'
import { stopOnSignals } from '../processes/signals.ts'
import { sentenceOf } from '../release/failure.ts'
import { readReleaseSettings } from '../release/settings.ts'
import { PageRenderer } from './page-renderer.ts'
import { publishUntilStopped } from './publish-loop.ts'

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

async function publish(standard: AstroPrerenderer, renders: StampingPrerenderer): Promise<never> {
  const settings = readReleaseSettings(process.env)
  // What visitors ask for goes first, on a machine that serves as well.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
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
