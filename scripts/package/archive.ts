import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { SERVER } from './contents.ts'

/** The time of every file, so that the same content makes the same archive. */
const TIME = '2020-01-01 00:00:00 UTC'
const DIGITS_OF_VERSION = 8

/** A library that Node needs and a bare Debian lacks. Its licence lets it go along with a program (GCC's exception). */
const LIBRARY = /^\s*(?<name>libatomic\.so\.1) => (?<file>\S+)/m

/** Returns where this machine has the library; null if its Node needs none. */
const libraryFile = (): string | null =>
  LIBRARY.exec(execFileSync('ldd', [process.execPath], { encoding: 'utf8' }))?.groups?.file ?? null

/** Returns a name of what is packed: the version of package.json, and digits that any other content would change. */
function versionOf(root: string, paths: readonly string[]): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const hash = createHash('sha256')
  for (const path of paths) {
    const content = readFileSync(resolve(root, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return `${version}-${hash.digest('hex').slice(0, DIGITS_OF_VERSION)}`
}

/**
 * Writes one archive of files of the project, with one folder at its top: the same bytes for the same content.
 *
 * @param paths from the project's folder
 * @param folder where the archive is written; made if it is missing
 * @returns the path of the archive
 * @throws Error with what tar said
 */
export async function writeArchive(root: string, paths: readonly string[], folder: string): Promise<string> {
  const library = libraryFile()
  const version = versionOf(root, library === null ? paths : [...paths, library])
  const file = join(folder, `cup-archive-${version}-${process.platform}-${process.arch}.tar.gz`)
  const aside = mkdtempSync(join(tmpdir(), 'cup-package-'))
  mkdirSync(folder, { recursive: true })
  try {
    writeFileSync(join(aside, 'VERSION'), `${version}\n`)
    writeFileSync(join(aside, 'files'), paths.join('\0'))
    mkdirSync(join(aside, 'lib'))
    if (library !== null) copyFileSync(library, join(aside, 'lib', 'libatomic.so.1'))
    const form = ['--format=gnu', '--owner=0', '--group=0', '--numeric-owner', `--mtime=${TIME}`]
    const rights = ['--mode=u=rwX,go=rX', '--no-recursion']
    const names = [`--transform=s,^${SERVER}/,,`, `--transform=s,^,cup-archive-${version}/,`]
    const files = [
      '-C',
      root,
      '--null',
      '-T',
      join(aside, 'files'),
      '-C',
      aside,
      'VERSION',
      ...(library === null ? [] : ['lib/libatomic.so.1']),
    ]
    const tar = spawn('tar', ['-c', ...form, ...rights, ...names, ...files], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    tar.stderr.on('data', (chunk) => (said += chunk))
    const ended = new Promise<number | null>((resolve, reject) =>
      tar.on('error', reject).on('close', resolve),
    )
    await Promise.all([
      pipeline(tar.stdout, createGzip({ level: 9 }), createWriteStream(`${file}.new`)),
      ended.then((code) => {
        if (code !== 0) throw new Error(`tar could not pack: ${said.trim()}`)
      }),
    ])
    renameSync(`${file}.new`, file)
    return file
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}
