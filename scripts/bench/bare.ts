// The bare program that the build is measured against: writes a page of the given size to each address of a list, with
// template strings and nothing else. Arguments: the list (JSON, [address, bytes][]) and an empty folder.
import { mkdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const AT_ONCE = 8
const [listFile = '', dir = ''] = process.argv.slice(2)
const pages = JSON.parse(readFileSync(listFile, 'utf8')) as [string, number][]

function page(address: string, bytes: number): string {
  let html = `<!doctype html><html lang="en"><head><title>Team ${address}</title></head><body><h1>${address}</h1><table>`
  for (let row = 0; html.length < bytes - 120; row++) {
    html += `<tr><td>${row}</td><td><a href="${address}">Team ${row} – ${bytes}</a></td><td>${row % 30}–${bytes % 30}</td></tr>`
  }
  return `${html}</table></body></html>`.padEnd(bytes, '\n')
}

const started = performance.now()
const queue = pages.values()
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const [address, bytes] of queue) {
      const file = join(dir, address)
      mkdirSync(dirname(file), { recursive: true })
      await writeFile(file, page(address, bytes))
    }
  }),
)
process.stdout.write(`${(performance.now() - started) / 1000}\n`)
