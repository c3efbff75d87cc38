// Makes pages in a thread of its own, from the modules that were built, which read the cup anew.
import { answerTasks } from '../drawing/answer-tasks.ts'
import { type Batch, stampBatch } from './stamp-batch.ts'

// The main thread tells how far the build is, and what is odd in the data.
delete process.env.BUILD_PROGRESS_FILE
process.stderr.write = () => true

answerTasks(async (batch: Batch) => {
  await import(batch.module)
  return stampBatch(batch)
})
