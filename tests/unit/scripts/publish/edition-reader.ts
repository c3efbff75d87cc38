// Reads the files of an edition as fast as it can until it gets a message to stop. It then reports how many states and
// which faults it found.
import { readFileSync } from 'node:fs'
import { BUILT, numberIn } from './built-release.ts'

const [dir = ''] = process.argv.slice(2)
const paths = Object.keys(BUILT.edition)
const faults = new Set<string>()
const states = new Set<number>()
let isStopped = false
process.on('message', () => {
  isStopped = true
})

function look(): void {
  for (const path of paths) {
    try {
      const number = numberIn(readFileSync(dir + path, 'utf8'))
      if (number === null) faults.add(`${path} is not whole`)
      else states.add(number)
    } catch (fault) {
      faults.add(`${path}: ${(fault as NodeJS.ErrnoException).code}`)
    }
  }
  if (!isStopped) setImmediate(look)
  else {
    process.send?.({ faults: [...faults], states: states.size })
    process.disconnect?.()
  }
}
process.send?.('started')
look()
