import { DatabaseSync, StatementSync } from 'node:sqlite'
import pg from 'pg'
import type { Engine } from '../../../support/databases.ts'

/**
 * How a step fails: before the database receives it, or after it is done and the answer is lost. On PostgreSQL `cut` is
 * a connection that breaks as the statement is sent.
 */
export type Fault = 'before' | 'after' | 'cut'

export interface Breaker {
  /** How many steps were taken since `arm`. */
  readonly steps: () => number
  /** Makes the step with this number fail from now on, and no other; 0: none fails. */
  readonly arm: (step: number, fault: Fault) => void
  readonly restore: () => void
}

type AnyMethod = (this: unknown, ...given: unknown[]) => unknown

/** The error of SQLite when the disk does not answer, and that of PostgreSQL (58030, io_error). */
const sqliteFault = () =>
  Object.assign(new Error('disk I/O error'), {
    code: 'ERR_SQLITE_ERROR',
    errcode: 10,
    errstr: 'disk I/O error',
  })
const postgresFault = () =>
  Object.assign(new Error('could not read block 7: Input/output error'), { code: '58030' })

/** Stands between this process and its databases, so that any one step of a request can be made to fail. */
export function breaker(engine: Engine): Breaker {
  let steps = 0
  let broken = 0
  let how: Fault = 'before'
  const undo: (() => void)[] = []

  function replaceStep<Name extends string>(
    on: object,
    name: Name,
    step: (original: AnyMethod) => AnyMethod,
  ): void {
    const original = Reflect.get(on, name) as AnyMethod
    Reflect.set(on, name, step(original))
    undo.push(() => Reflect.set(on, name, original))
  }

  const sync = (original: AnyMethod): AnyMethod =>
    function (...given) {
      steps += 1
      if (steps !== broken) return original.apply(this, given)
      if (how !== 'before') original.apply(this, given)
      throw sqliteFault()
    }
  const async = (original: AnyMethod): AnyMethod =>
    function (...given) {
      // Only the pool itself calls with a callback; all other callers ask for a promise.
      if (typeof given.at(-1) === 'function') return original.apply(this, given)
      steps += 1
      if (steps !== broken) return original.apply(this, given)
      if (how === 'before') return Promise.reject(postgresFault())
      if (how === 'cut') {
        const sent = original.apply(this, given)
        ;(this as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy()
        return sent
      }
      return (original.apply(this, given) as Promise<unknown>).then(() => {
        throw postgresFault()
      })
    }
  if (engine === 'SQLite') {
    replaceStep(DatabaseSync.prototype, 'prepare', sync)
    for (const name of ['all', 'run']) replaceStep(StatementSync.prototype, name, sync)
  } else replaceStep(pg.Client.prototype, 'query', async)

  return {
    steps: () => steps,
    arm(step, fault) {
      steps = 0
      broken = step
      how = fault
    },
    restore: () => {
      for (const one of undo) one()
    },
  }
}
