// Stands in for Astro and for what makes the site in the tests of releases: `build` makes an empty program; else it writes
// the files that the service names, or fails if the service says so.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const [program, dir] = process.argv.slice(2)
if (program === 'build') {
  mkdirSync(join(process.env.PROGRAM_DIR, 'server'), { recursive: true })
  process.exit(0)
}
const answer = await fetch(process.env.RESULTS_URL.replace('/graphql', '/site'))
const { files, behaviour } = await answer.json()
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), content)
}
writeFileSync(process.env.BUILD_PROGRESS_FILE, JSON.stringify({ done: 1, total: 2, phase: 'render' }))
if (behaviour === 'fail') {
  process.stderr.write('The service answered 503 to Editions.\n  Stack trace:\n    at x\n')
  process.exit(1)
}
if (behaviour === 'hang') setInterval(() => {}, 1000)
