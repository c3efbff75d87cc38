import { parentPort } from 'node:worker_threads'
import type { Answer, Task } from './worker-pool.ts'

/**
 * Answers the tasks of a `WorkerPool`, in the calling thread, one after the other: pictures drawn at the same time hold
 * some 7 MB each, and pages of several editions made at the same time share less.
 *
 * @param perform an error that it throws goes back as text
 * @param transferListOf the buffers of a result that are transferred instead of copied
 */
export function answerTasks<Input, Result>(
  perform: (input: Input) => Promise<Result>,
  transferListOf: (result: Result) => ArrayBuffer[] = () => [],
): void {
  const answer = async ({ id, input }: Task<Input>) => {
    try {
      const result = await perform(input)
      parentPort?.postMessage({ id, result } satisfies Answer, transferListOf(result))
    } catch (fault) {
      parentPort?.postMessage({ id, fault: String(fault) } satisfies Answer)
    }
  }
  let before = Promise.resolve()
  parentPort?.on('message', (task: Task<Input>) => {
    before = before.then(() => answer(task))
  })
}
