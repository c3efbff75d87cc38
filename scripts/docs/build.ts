// `npm run docs`: makes the book (docs) as static pages with a search, in .cache/docs.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const astro = resolve(root, 'node_modules/astro/bin/astro.mjs')
const { status } = spawnSync(process.execPath, [astro, 'build', '--root', import.meta.dirname], {
  cwd: root,
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
