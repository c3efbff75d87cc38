import fc from 'fast-check'
import { queueOptionsSymbol } from 'piscina'
import { expect, it } from 'vitest'
import { FairQueue } from '../../../../src/backend/http/threads/fair-queue.ts'

const task = (address: string, name = address) => ({ name, [queueOptionsSymbol]: { address } })
const names = (queue: FairQueue) => {
  const taken: string[] = []
  for (let next = queue.shift(); next !== null; next = queue.shift())
    taken.push((next as ReturnType<typeof task>).name)
  return taken
}

it('takes the tasks of all addresses in turn, and those of one in their order', () => {
  const queue = new FairQueue()
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.push(task(name.charAt(0), name))
  expect(queue.waiting('a')).toBe(3)
  expect(names(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  expect([queue.size, queue.waiting('a'), queue.shift()]).toEqual([0, 0, null])
})

it('lets an address wait for at most one task of each other address, whatever they send', () => {
  const sent = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 60 })
  fc.assert(
    fc.property(sent, sent, (before, after) => {
      const queue = new FairQueue()
      for (const address of before) queue.push(task(address))
      queue.push(task('me'))
      for (const address of after) queue.push(task(address))
      expect(names(queue).indexOf('me')).toBeLessThanOrEqual(new Set(before).size)
    }),
  )
})

it('forgets a task that is taken back', () => {
  const queue = new FairQueue()
  const [one, two] = [task('a', 'a1'), task('a', 'a2')]
  queue.push(one)
  queue.push(two)
  queue.push(task('b'))
  queue.remove(one)
  queue.remove(one)
  expect(queue.size).toBe(2)
  expect(names(queue)).toEqual(['a2', 'b'])
})
