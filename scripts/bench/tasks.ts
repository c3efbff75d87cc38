// `npm run bench:tasks [-- ORIGIN]`: how long a phone at 400 kbit/s waits for six answers, from a cold start, on the site
// that ORIGIN serves (default http://localhost:4321): once on the page itself, once by pressing links from home. As the
// lower bound, it measures the same path through the same pages without script, style, font and picture.
import type { ScheduleFile } from '../../src/domain/schedule/schedule-file.ts'
import { STATES } from '../../src/domain/schedule/schedule-file.ts'
import { ensureChromium } from '../test/chromium.ts'
import { BareSite } from './bare-site.ts'
import { type Answered, TaskPhone } from './task-phone.ts'

interface Task {
  readonly question: string
  /** Selectors of the answers. Every one of them must be on the first screen. */
  readonly answers: readonly string[]
  /** The addresses from home to the page with the answer. */
  readonly way: readonly string[]
}

/** The class used in the question about the champions; another one if the cup has no class of that name. */
const CLASS = 'b16'

const textOf = async (url: string): Promise<string> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}.`)
  return response.text()
}

async function tasksOf(origin: string): Promise<Task[]> {
  const year = /href="\/(\d+)\/matches\/"/.exec(await textOf(`${origin}/`))?.[1]
  if (year === undefined) throw new Error(`${origin}/ is no home of an edition.`)
  const { matches, teams }: ScheduleFile = JSON.parse(await textOf(`${origin}/${year}/schedule.json`))
  const teamOf = (at: number) => {
    const side = matches.homes[at]
    return typeof side === 'number' ? teams[side]?.[0] : undefined
  }
  const isToCome = (at: number) => matches.states[at] === STATES.indexOf('scheduled')
  const next = matches.ids.findIndex((_, at) => isToCome(at) && teamOf(at) !== undefined)
  const on = matches.states.indexOf(STATES.indexOf('live'))
  if (next < 0) throw new Error(`Nothing is to come in ${year}: these questions are of an edition under way.`)
  const team = `/${year}/teams/${teamOf(next)}/`
  const teamPage = await textOf(origin + team)
  const [, classTeams = ''] = /href="(\/\d+\/categories\/[^"/]+\/)"/.exec(teamPage) ?? []
  const [, group = ''] = /href="(\/\d+\/categories\/[^"/]+\/division\/[^"/]+\/)"/.exec(teamPage) ?? []
  const [, field = ''] =
    /href="(\/\d+\/arenas\/arena\/[^"/]+\/field\/[^"/]+\/)"/.exec(
      await textOf(`${origin}/${year}/matches/${matches.ids[on < 0 ? next : on]}/`),
    ) ?? []
  const match = `/${year}/matches/${matches.ids[on < 0 ? next : on]}/`
  const histories = [...(await textOf(`${origin}/history/`)).matchAll(/href="(\/history\/classes\/[^"]+)"/g)]
  const history =
    (histories.find(([, address]) => address?.includes(`/${CLASS}/`)) ?? histories[0])?.[1] ?? ''
  const toTeam = ['/', `${classTeams}teams/`, team]
  return [
    {
      question: 'When and where do we play next, and how do we get there?',
      answers: ['.next-card .next-when', '.next-card .match-place', '.next-card .way-there a'],
      way: toTeam,
    },
    {
      question: 'Are we through, and whom do we meet?',
      answers: ['.team-line li[data-result]', '.next-card .next-against'],
      way: toTeam,
    },
    {
      question: 'What is the score of one match?',
      answers: ['.scoreboard'],
      way: ['/', `/${year}/matches/`, match],
    },
    {
      question: 'Who leads the group, and why?',
      answers: ['.standings tbody tr:first-child', '.standings tbody tr:nth-child(2)'],
      way: [...toTeam, group],
    },
    {
      question: 'What is on at this field now, and what is next?',
      answers: ['.field-agenda .field-now'],
      way: ['/', `/${year}/arenas/`, field],
    },
    {
      question: `Who won ${history.split('/').at(-2)} in each year?`,
      answers: ['.class-year .main-title a'],
      way: ['/', '/history/', history],
    },
  ]
}

const lineOf = ({ ms, bytes, presses, scrolls }: Answered): string =>
  `${(ms / 1000).toFixed(2).padStart(7)} s ${String(Math.round(bytes / 1024)).padStart(5)} kB  ${presses} presses, ${scrolls} after scrolling`

const origin = (process.argv[2] ?? 'http://localhost:4321').replace(/\/+$/, '')
const browser = ensureChromium(process.env)
if (browser.kind === 'missing') {
  process.stderr.write(`${browser.sentence}\n`)
  process.exit(1)
}
const phone = await TaskPhone.start(browser.path)
const bare = new BareSite(origin)
try {
  const bareOrigin = await bare.start()
  for (const { question, answers, way } of await tasksOf(origin)) {
    process.stdout.write(`\n${question}  ${way.at(-1)}\n`)
    for (const [name, steps] of [
      ['at the page', way.slice(-1)],
      ['from home', way],
    ] as const) {
      const whole = await phone.respond(origin, steps, answers, 'first screen')
      const least = await phone.respond(bareOrigin, steps, answers, 'anywhere')
      process.stdout.write(
        `  ${name.padEnd(12)}${lineOf(whole)}\n  ${'  bare HTML'.padEnd(12)}${lineOf(least)}\n`,
      )
    }
  }
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`)
  process.exitCode = 1
} finally {
  bare.stop()
  await phone.stop()
}
