import { parentPort } from 'node:worker_threads'
import type { Answer, Task } from './worker-pool.ts'

/**
 * Answers the tasks of a `WorkerPool`, in the thread that this is called in.
 *
 * @param perform what is thrown goes back in words
 * @param handedOver what of a result is given away instead of copied
 */
export function answerTasks<Input, Result>(
  perform: (input: Input) => Promise<Result>,
  handedOver: (result: Result) => ArrayBuffer[] = () => [],
): void {
  const answer = async ({ id, input }: Task<Input>) => {
    try {
      const result = await perform(input)
      parentPort?.postMessage({ id, result } satisfies Answer, handedOver(result))
    } catch (fault) {
      parentPort?.postMessage({ id, fault: String(fault) } satisfies Answer)
    }
  }
  parentPort?.on('message', (task: Task<Input>) => void answer(task))
}
