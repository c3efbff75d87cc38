// Makes pages beside a build that stays in memory, from the built modules and the answers that the build received.
import { warmSite } from '../data/build/warm-site.ts'
import { answerTasks } from '../drawing/answer-tasks.ts'
import { built } from './built.ts'
import type { PageShell } from './page-shell.ts'
import type { HelperTask } from './rendering-helper.ts'
import { textOf } from './stamp-batch.ts'

// The main thread reports oddities in the data.
process.stderr.write = () => true

type Bytes = Uint8Array<ArrayBuffer>

/** Whether the last requested state could not be read. That is no fault: the first thread may refuse it, too. */
let isBehind = false

async function perform(task: HelperTask): Promise<(Bytes | null)[]> {
  switch (task.kind) {
    case 'open': {
      await import(task.module)
      await warmSite().load()
      await warmSite().keepHistory(task.siteDir)
      return []
    }
    case 'reread':
      isBehind = await warmSite()
        .reread(task.year)
        .then(
          () => false,
          () => true,
        )
      return []
    case 'make':
      return isBehind ? task.paths.map(() => null) : make(task.shell, task.paths)
  }
}

async function make(shell: PageShell | null, paths: readonly string[]): Promise<(Bytes | null)[]> {
  const site = built.take()
  if (!site) throw new Error('What was built gives no pages.')
  const made: (Bytes | null)[] = []
  for (const path of paths) {
    const text = await textOf(site, shell, path)
    made.push(text === null ? null : new TextEncoder().encode(text))
  }
  return made
}

answerTasks(perform, (made) => made.flatMap((bytes) => bytes?.buffer ?? []))
