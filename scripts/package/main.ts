// `npm run package [FOLDER]`: makes one archive that runs on a bare Linux machine, without npm and without a network.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { ROOT } from '../release/settings.ts'
import { writeArchive } from './archive.ts'
import { contents } from './contents.ts'

if (process.platform === 'linux') {
  const paths = contents(ROOT)
  const file = await writeArchive(ROOT, paths, resolve(process.argv[2] ?? `${ROOT}/dist`))
  const content = readFileSync(file)
  const sum = createHash('sha256').update(content).digest('hex')
  const megabytes = (content.length / 1_000_000).toFixed(1)
  process.stdout.write(`${file}\n${paths.length} files, ${megabytes} MB, SHA-256 ${sum}\n`)
} else {
  process.stderr.write('The archive holds the packages of the machine that makes it: make it on Linux.\n')
  process.exitCode = 1
}
