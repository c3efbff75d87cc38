// The first half of `npm start`: reports faults that must be known before a long install, and installs. The second half,
// start/main.ts, then takes the place of the shell, so that nothing of this half remains.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { ensureInstalled, fail, ROOT } from './bootstrap/install.mjs'

const port = process.env.PORT || '4321'
const host = process.env.HOST || '127.0.0.1'
if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
  fail(`PORT is "${port}": it must be a number from 1 to 65535.`)
}

/** Resolves to the error code of a short attempt to listen at the address, or null if it succeeds. */
function listenFault() {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code ?? error.message))
    server.listen({ port: Number(port), host }, () => server.close(() => resolve(null)))
  })
}

/** Returns the running `npm start` of this folder, if that is what listens. Its holder file (folder-lock.ts) names it. */
function runningStart() {
  try {
    const file = join(resolve(ROOT, process.env.DATA_DIR || '.data'), 'start-holder.json')
    const holder = JSON.parse(readFileSync(file, 'utf8'))
    process.kill(holder.pid, 0)
    if (holder.port !== Number(port)) return ''
    return ` by another \`npm start\` (process ${holder.pid}, since ${holder.since.slice(0, 16).replace('T', ' ')} UTC)`
  } catch {
    return ', perhaps by another `npm start`'
  }
}

const fault = await listenFault()
if (fault === 'EADDRINUSE') {
  fail(
    `Port ${port} is in use${runningStart()}. Stop that one, or take another port, and folders of its own: PORT=${Number(port) + 1} DATA_DIR=… RELEASES_DIR=… npm start`,
  )
}
if (fault !== null) fail(`Nothing can listen on ${host}:${port} (${fault}). Choose another PORT or HOST.`)

await ensureInstalled()
