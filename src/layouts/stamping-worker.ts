// Makes pages in a thread of its own, from the built modules, which read the cup again.
import { answerTasks } from '../drawing/answer-tasks.ts'
import { built } from './built.ts'
import { type Batch, stampBatch } from './stamp-batch.ts'

// The main thread reports the progress of the build and oddities in the data.
delete process.env.BUILD_PROGRESS_FILE
process.stderr.write = () => true

answerTasks(async (batch: Batch) => {
  await import(batch.module)
  await built.take()?.load()
  return stampBatch(batch)
})
