// `npm run account -- COMMAND EMAIL …`: the operator's commands for a single account.
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { prepareDataFolder } from '../src/backend/database/data-folder.ts'
import { DatabaseProblem } from '../src/backend/database/problem.ts'
import {
  addRegistration,
  giveRole,
  grantPass,
  inviteMember,
  OperatorProblem,
  pinMatch,
  resetPassword,
  showAccount,
} from '../src/backend/identity/account/operator.ts'
import { cleanId, normalEmail } from '../src/backend/identity/base/clean-text.ts'
import { endingsFile, moveEndings } from '../src/backend/identity/base/endings.ts'
import { type IdentityDb, openIdentity } from '../src/backend/identity/base/open.ts'
import { type Config, readConfig } from '../src/backend/settings/config.ts'
import { invitationLink } from '../src/domain/organiser/admin-address.ts'
import { DEFAULT_LOCALE } from '../src/domain/text/locale.ts'

const USAGE = `Usage: npm run account -- COMMAND EMAIL …
       npm run account -- invite ROLE

grant-pass EMAIL YEAR       gives the account the tournament pass of a year
add-registration EMAIL YEAR notes that the account takes part in a year
pin EMAIL YEAR MATCH        pins a match of a year; without YEAR and MATCH: takes the pin away
reset-password EMAIL        makes a new password and prints it once; all sessions end
  --stdin                   reads the new password from standard input instead
invite ROLE                 prints a link, once: whoever opens it within a week and signs in is owner, editor or scorer
role EMAIL ROLE             makes it an owner, editor or scorer of the cup (/admin/); none takes that away
  --unconfirmed             although nobody has confirmed the address
show EMAIL                  prints all that the account holds, as JSON`

const EXIT = { done: 0, refused: 1, usage: 2 } as const

type Deed = (db: IdentityDb, config: Config) => Promise<string>

/** Returns the command that the command line asks for, or the sentence that says what is wrong with it. */
function readDeed(args: string[]): Deed | string {
  let parsed: ReturnType<typeof parse>
  try {
    parsed = parse(args)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  const { values, positionals } = parsed
  const [command, address, yearText, match, ...more] = positionals
  if (command === undefined) return 'COMMAND is missing.'
  if (command === 'invite') {
    if (address === undefined || yearText !== undefined) return 'invite takes ROLE.'
    return async (db, { siteUrl, port }) => {
      const secret = await inviteMember(db, address, Date.now)
      const link = invitationLink(siteUrl ?? `http://localhost:${port}`, DEFAULT_LOCALE, secret)
      return `For one person, who signs in there within a week: ${link}`
    }
  }
  const email = normalEmail(address)
  if (email === null) return 'EMAIL must be an e-mail address, such as name@example.org.'
  if (more.length > 0) return `${JSON.stringify(more[0])} is one word too many.`
  if (command === 'role') {
    if (yearText === undefined || match !== undefined) return 'role takes EMAIL and ROLE.'
    return async (db) => {
      await giveRole(db, email, yearText, { isSure: values.unconfirmed ?? false, now: Date.now })
      return yearText === 'none' ? 'The role is taken away.' : `Done: ${yearText}, who signs in at /admin/.`
    }
  }
  const year = /^\d{4}$/.test(yearText ?? '') ? Number(yearText) : null

  switch (command) {
    case 'grant-pass':
    case 'add-registration': {
      if (year === null || match !== undefined) return `${command} takes EMAIL and YEAR.`
      const grant = (db: IdentityDb) =>
        command === 'grant-pass' ? grantPass(db, email, year, Date.now()) : addRegistration(db, email, year)
      return async (db) => ((await grant(db)) ? `Done, for ${year}.` : `It was there already, for ${year}.`)
    }
    case 'pin': {
      const id = cleanId(match)
      if (yearText !== undefined && (year === null || id === null)) return 'pin takes EMAIL, YEAR and MATCH.'
      const pin = year === null || id === null ? null : { year, match: id }
      return async (db) => {
        await pinMatch(db, email, pin)
        return pin ? `Pinned match ${pin.match} of ${pin.year}.` : 'Nothing is pinned.'
      }
    }
    case 'reset-password':
      if (yearText !== undefined) return 'reset-password takes EMAIL.'
      return async (db) => {
        if (!values.stdin) return `The new password, shown this once: ${await resetPassword(db, email)}`
        await resetPassword(db, email, (await text(process.stdin)).replace(/\r?\n$/, ''))
        return 'The password is changed.'
      }
    case 'show':
      if (yearText !== undefined) return 'show takes EMAIL.'
      return async (db) => JSON.stringify(await showAccount(db, email), null, 2)
    default:
      return `There is no command ${JSON.stringify(command)}.`
  }
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: { stdin: { type: 'boolean' }, unconfirmed: { type: 'boolean' } },
  })

async function run(): Promise<number> {
  const deed = readDeed(process.argv.slice(2))
  if (typeof deed === 'string') {
    console.error(`${deed}\n\n${USAGE}`)
    return EXIT.usage
  }
  const settings = readConfig(process.env)
  if (!settings.ok) {
    console.error(settings.problems.join('\n'))
    return EXIT.refused
  }
  const db = await openIdentity(settings.config)
  try {
    console.log(await deed(db, settings.config))
    prepareDataFolder(settings.config.dataDir)
    await moveEndings(db, endingsFile(settings.config.dataDir), Date.now())
    return EXIT.done
  } finally {
    await db.destroy()
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof OperatorProblem || error instanceof DatabaseProblem)) throw error
  console.error(error.message)
  process.exitCode = EXIT.refused
}
