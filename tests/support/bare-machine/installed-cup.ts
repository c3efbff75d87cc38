import { cpSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect } from 'vitest'
import { replaceFile } from '../../../scripts/processes/replace-file.ts'
import type { BareMachine } from './bare-machine.ts'

const ORIGIN = 'http://127.0.0.1:4321'
/** Where the first release lies unpacked. */
const FIRST = '/root/first'

/** By path in the archive: what a text becomes. */
type Changes = Readonly<Record<string, (text: string) => string>>

/** The cup archive as it is installed on a bare machine, with a cup `my-cup`. */
export class InstalledCup {
  readonly #machine: BareMachine

  constructor(machine: BareMachine) {
    this.#machine = machine
  }

  /** The path, on this machine, of a path of the bare one. */
  place(path: string): string {
    return join(this.#machine.root, path)
  }

  /** Runs a command line as root, which must end with a code. Returns what it said. */
  run(line: string, ending = 0): string {
    const { code, said } = this.#machine.run(line)
    expect([line, code, said]).toEqual([line, ending, said])
    return said
  }

  /** Unpacks an archive. Returns the version that it says it is. */
  unpack(archive: string): string {
    cpSync(archive, this.place('/root/archive.tar.gz'))
    this.run(`cd /root && tar xzf archive.tar.gz && mv cup-archive-* ${FIRST}`)
    return readFileSync(this.place(`${FIRST}/VERSION`), 'utf8').trim()
  }

  /** Makes another release of the unpacked one, with changed files. Returns its install script. */
  release(version: string, changes: Changes): string {
    const folder = `/root/${version}`
    this.run(`cp -R --link ${FIRST} ${folder}`)
    const all: Changes = { VERSION: () => `${version}\n`, ...changes }
    for (const [path, change] of Object.entries(all)) {
      const file = this.place(`${folder}/${path}`)
      const text = readFileSync(file, 'utf8')
      expect(change(text)).not.toBe(text)
      replaceFile(file, change(text))
    }
    return `${folder}/install.sh`
  }

  /** The release that runs. */
  current(): string {
    return basename(this.run('readlink -f /opt/cup-archive/current').trim())
  }

  page(path: string) {
    return this.#machine.ask(`${ORIGIN}${path}`)
  }

  /** The results that are stored. */
  scores(): string[] {
    const stored = this.run('cup-archive export -').matchAll(/"score": \{\s+"home": (\d+),\s+"away": (\d+)/g)
    return [...stored].map(([, home, away]) => `${home}–${away}`)
  }
}
