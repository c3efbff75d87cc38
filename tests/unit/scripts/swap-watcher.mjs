// Reads a file through a link as fast as it can until it gets a message to stop. It then reports how often it read the file,
// and how often the file was missing.
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'

let stopped = false
parentPort.on('message', () => {
  stopped = true
})
let reads = 0
const faults = []
const seen = new Set()
const look = () => {
  for (let n = 0; n < 200; n++) {
    reads++
    try {
      seen.add(readFileSync(workerData, 'utf8'))
    } catch (fault) {
      faults.push(fault.code)
    }
  }
  if (!stopped) return setImmediate(look)
  parentPort.postMessage({ reads, faults, seen: seen.size })
  parentPort.close()
}
parentPort.postMessage('started')
look()
