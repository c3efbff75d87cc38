import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBareRoot } from './bare-root.ts'

/** Mounts what every Linux has, brings the loopback up (SIOCSIFFLAGS), and holds the machine until it is killed. */
const BOOT = `
set -e
mount -t proc proc "$0/proc"
mount --rbind /dev "$0/dev"
perl -MSocket -e 'my $up = pack("a16s", "lo", 1); socket(S, AF_INET, SOCK_DGRAM, 0) and ioctl(S, 0x8914, $up) or die'
echo up
# Processes whose parents are gone are its children, and end for good when it waits.
sleep infinity &
wait`

export interface Answer {
  readonly status: number
  readonly body: string
}

/** A bare Debian on this machine: a root, processes and a network of its own, which reaches nothing but itself. */
export class BareMachine {
  readonly root: string
  readonly #holder: ChildProcess
  readonly #init: string

  private constructor(root: string, holder: ChildProcess) {
    this.root = root
    this.#holder = holder
    this.#init = readFileSync(`/proc/${holder.pid}/task/${holder.pid}/children`, 'utf8').trim()
  }

  /** Returns a started machine, or why there can be none on this one. */
  static async start(): Promise<BareMachine | string> {
    if (process.getuid?.() !== 0) return 'root of its own needs root here'
    if (spawnSync('dpkg-query', ['--version']).status !== 0) return 'this is no Debian'
    const root = mkdtempSync(join(tmpdir(), 'cup-bare-'))
    chmodSync(root, 0o755)
    makeBareRoot(root)
    const spaces = ['--mount', '--net', '--pid', '--fork', '--kill-child']
    const holder = spawn('unshare', [...spaces, 'sh', '-c', BOOT, root], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [said] = await Promise.race([once(holder.stdout, 'data'), once(holder.stderr, 'data')])
    if (String(said).trim() === 'up') return new BareMachine(root, holder)
    holder.kill('SIGKILL')
    rmSync(root, { recursive: true })
    return String(said)
  }

  /** Runs a command line as root of the machine. Returns its exit code, and both streams of its output together. */
  run(line: string): { readonly code: number | null; readonly said: string } {
    const inside = ['--target', this.#init, '--mount', '--net', '--pid', 'chroot', this.root]
    const { status, stdout } = spawnSync('nsenter', [...inside, 'sh', '-c', `exec 2>&1; ${line}`], {
      encoding: 'utf8',
      env: { PATH: '/usr/local/bin:/usr/bin:/usr/sbin', HOME: '/root' },
    })
    return { code: status, said: stdout }
  }

  /** Asks the machine itself for an address of its own. */
  ask(address: string): Answer {
    const program = `const r = await fetch(${JSON.stringify(address)}, { redirect: 'manual' })
      console.log(JSON.stringify({ status: r.status, body: await r.text() }))`
    const asking = [process.execPath, '--input-type=module', '--eval', program]
    return JSON.parse(
      execFileSync('nsenter', ['--target', this.#init, '--net', ...asking], { encoding: 'utf8' }),
    )
  }

  /** Ends all its processes, and removes its root. */
  async stop(): Promise<void> {
    const ended = once(this.#holder, 'exit')
    this.#holder.kill('SIGKILL')
    await ended
    rmSync(this.root, { recursive: true })
  }
}
