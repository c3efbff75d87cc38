import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { writeArchive } from '../../scripts/package/archive.ts'
import { contents } from '../../scripts/package/contents.ts'
import { ROOT } from '../../scripts/release/settings.ts'
import { BareMachine } from '../support/bare-machine/bare-machine.ts'
import { InstalledCup } from '../support/bare-machine/installed-cup.ts'
import { unitFaults } from '../support/bare-machine/unit-faults.ts'

const MATCHES = [
  ['class', 'division', 'id', 'date', 'time', 'field', 'home', 'away', 'homeScore', 'awayScore'],
  ['B16', 'Group 1', 'm1', '2027-07-06', '08:00', 'Heden 5', 'IK Example', 'HK Sample', '12', '10'],
  ['B16', 'Group 1', 'm2', '2027-07-06', '09:00', 'Heden 5', 'BK Other', 'HK Sample', '', ''],
]
const SECOND = 'cup-archive-second'

const machine = await BareMachine.start()
const aside = mkdtempSync(join(tmpdir(), 'cup-package-'))
if (typeof machine === 'string') console.warn(`SKIP: there is no bare machine to install on: ${machine}.`)

afterAll(async () => {
  rmSync(aside, { recursive: true })
  if (typeof machine !== 'string') await machine.stop()
}, 600_000)

describe.skipIf(typeof machine === 'string')('One archive on a bare machine without a network', () => {
  if (typeof machine === 'string') return
  const cup = new InstalledCup(machine)

  it('runs a cup from a spreadsheet', async () => {
    const version = cup.unpack(await writeArchive(ROOT, contents(ROOT), aside))
    expect(cup.run('/root/first/install.sh')).toContain(`cup-archive-${version} runs in`)
    expect(unitFaults(machine.root)).toEqual([])

    // An organiser's home is closed to other accounts.
    const data = MATCHES.map((row) => row.map((value) => ({ value })))
    const book = await (await writeWorkbook([{ sheet: 'Matches', data }])).toBuffer()
    writeFileSync(cup.place('/root/my-cup.xlsx'), book, { mode: 0o600 })
    cup.run('cd /root && cup-archive import my-cup.xlsx --cup my-cup --name "My Cup"')
    const settings = { CUP_ID: 'my-cup', EDGE_NAME: 'cup.example.org' }
    for (const [name, value] of Object.entries(settings))
      cup.run(`sed -i 's/^${name}=.*/${name}=${value}/' /etc/cup-archive/env`)
    cup.run('systemctl restart cup-archive-services && systemctl enable --now cup-archive-site')

    expect(cup.page('/2027/').body).toContain('My Cup')
    expect(cup.page('/sv/2027/').status).toBe(200)
    // As nginx reads the pages.
    cup.run('setpriv --reuid=www-data --clear-groups cat /var/lib/cup-archive/site/current/2027/index.html')
    expect(cup.run('cup-archive edge')).toContain('server_name cup.example.org')
    expect(cup.scores()).toEqual(['12–10'])
  })

  it('is upgraded with its data, and can be installed again', () => {
    cup.run('cup-archive report --match m2 --kind END --home 9 --away 8')
    const install = cup.release('second', { 'public/favicon.svg': (text) => `${text}<!-- second -->\n` })
    expect(cup.run(install)).toContain(`${SECOND} runs.`)
    expect([cup.current(), cup.scores()]).toEqual([SECOND, ['12–10', '9–8']])
    expect(cup.page('/favicon.svg').body).toContain('second')
    expect(cup.run(install)).toContain(`${SECOND} runs in`)
    expect(cup.page('/health').status).toBe(200)
  })

  it('puts the backup in place where the upgrade altered the tables and does not start', () => {
    const install = cup.release('third', {
      'src/backend/database/migrations.ts': (text) =>
        text.replace(
          /(?=\n\}\n)/,
          "\n  '9999-third': { up: async (db) => void (await sql`update match set home_score = 99`.execute(db)) },",
        ),
      'src/backend/main.ts': (text) => text.replace(/(?=\n {2}const clock)/, "\n  throw new Error('third')"),
    })
    const said = cup.run(`${install} --wait 20`, 1)
    expect(said).toContain('The services of cup-archive-third are not healthy after 20 s.')
    expect(said).toContain(`${SECOND} works again, with the data from before the upgrade.`)
    expect([cup.current(), cup.scores()]).toEqual([SECOND, ['12–10', '9–8']])
    expect(cup.page('/health').status).toBe(200)
    expect(cup.page('/2027/').body).toContain('My Cup')
  })

  it('keeps the data as they are where the upgrade cannot build the site', () => {
    const install = cup.release('fourth', {
      'src/pages/404.astro': (text) => text.replace('---', "---\nimport './gone.ts'"),
    })
    const said = cup.run(install, 1)
    expect(said).toContain(`cup-archive-fourth cannot build the site. Going back to ${SECOND}.`)
    expect(said).toContain(`${SECOND} works again, with the data as they are.`)
    expect([cup.current(), cup.scores()]).toEqual([SECOND, ['12–10', '9–8']])
    expect(cup.page('/favicon.svg').body).toContain('second')
    expect(cup.page('/health').status).toBe(200)
  })

  it('backs up, and runs in one process where there is no systemd', () => {
    const backup = '/var/lib/cup-archive/data/backups/by-hand'
    cup.run(`cup-archive backup ${backup} && cup-archive backup --check ${backup}`)
    cup.run('systemctl stop cup-archive-site cup-archive-services')
    expect(cup.run('/opt/cup-archive/current/install.sh --no-systemd')).toContain('Nothing was started')
    cup.run('cup-archive start >/var/log/start.log 2>&1 &')
    cup.run('for second in $(seq 60); do cup-archive health && exit; sleep 1; done; exit 1')
    expect([cup.page('/2027/').status, cup.scores()]).toEqual([200, ['12–10', '9–8']])
  })
})
