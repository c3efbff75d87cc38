import { parentPort } from 'node:worker_threads'
import type { Question, Verdict } from './judging-thread.ts'
import { passwordFault } from './rules.ts'

parentPort?.on('message', ({ id, password, owner, cup }: Question) => {
  parentPort?.postMessage({ id, fault: passwordFault(password, owner, cup) } satisfies Verdict)
})
