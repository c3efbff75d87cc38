import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { WorkerPool } from '../../../src/drawing/worker-pool.ts'

/** A pool of threads that run this module. */
function poolRunning(code: string): WorkerPool {
  const dir = mkdtempSync(join(tmpdir(), 'cup-pool-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const file = join(dir, 'worker.mjs')
  writeFileSync(file, code)
  return new WorkerPool(file)
}

/** A pool of threads that run this code with each `task`. */
const poolOf = (code: string): WorkerPool =>
  poolRunning(
    `import { parentPort } from 'node:worker_threads'\nparentPort.on('message', (task) => { ${code} })`,
  )

test('each task has its own answer, in whatever order they come', async () => {
  const pool = poolOf(
    'setTimeout(() => parentPort.postMessage({ id: task.id, result: -task.input }), task.input)',
  )
  expect(await Promise.all([30, 1, 20, 2].map((input) => pool.run(input)))).toEqual([-30, -1, -20, -2])
})

test('a thread performs its tasks one after the other, and a task that fails does not hold up the next', async () => {
  const answering = pathToFileURL(resolve('src/drawing/answer-tasks.ts')).href
  const pool = poolRunning(`
    import { answerTasks } from '${answering}'
    let underWay = 0
    answerTasks(async (ms) => {
      const others = underWay++
      await new Promise((done) => setTimeout(done, ms))
      underWay--
      if (ms === 2) throw new Error('Out of ink.')
      return others
    })`)
  const ended: number[] = []
  const tasks = [20, 2, 1].map((ms) => pool.run<number>(ms, 0).finally(() => ended.push(ms)))
  const [first, second, third] = await Promise.allSettled(tasks)
  expect(ended).toEqual([20, 2, 1])
  expect(first).toEqual({ status: 'fulfilled', value: 0 })
  expect(second).toMatchObject({ status: 'rejected', reason: { message: 'Error: Out of ink.' } })
  expect(third).toEqual({ status: 'fulfilled', value: 0 })
})

test('a thread that ends fails what waits for it, and the next task has a new one', async () => {
  const pool = poolOf(`
    if (task.input === 'end') process.exit(3)
    if (task.input === 'throw') throw new Error('Out of ink.')
    if (task.input === 'answer') parentPort.postMessage({ id: task.id, result: 'done' })`)
  await expect(pool.run('end')).rejects.toThrow('Its thread ended with code 3.')
  const waiting = expect(pool.run('wait')).rejects.toThrow('Out of ink.')
  await expect(pool.run('throw')).rejects.toThrow('Out of ink.')
  await waiting
  expect(await pool.run('answer')).toBe('done')
})

test('a module that is not there fails its tasks', async () => {
  await expect(new WorkerPool('/nowhere/at-all.mjs').run(1)).rejects.toThrow(/Cannot find module/)
})
