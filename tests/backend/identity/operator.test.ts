import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { argon2Hash } from '../../../src/backend/identity/password/argon2.ts'
import { BARE_ENV } from '../../support/bare-env.ts'
import { describeOnBoth } from '../../support/databases.ts'
import { call, newAccount, startIdentity, type TestIdentity } from './identity-server.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

describeOnBoth('npm run account', (engine) => {
  let service: TestIdentity
  beforeAll(async () => {
    service = await startIdentity(engine)
  })
  afterAll(() => service.dispose())

  function account(args: readonly string[], input = ''): Promise<{ code: number | null; said: string }> {
    const { target } = service
    const env =
      target.kind === 'sqlite'
        ? { DATA_DIR: join(target.file, '..') }
        : { IDENTITY_DATABASE_URL: target.url, DATA_DIR: join(tmpdir(), 'cup-operator-data') }
    return new Promise((resolve) => {
      const child = spawn(join(ROOT, 'node_modules/.bin/node'), ['scripts/account.ts', ...args], {
        cwd: ROOT,
        env: { ...BARE_ENV, ...env },
      })
      let said = ''
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          said += chunk.toString()
        })
      child.once('close', (code) => resolve({ code, said }))
      child.stdin.end(input)
    })
  }

  it('invites the first owner with a link that counts once', async () => {
    const { code, said } = await account(['invite', 'owner'])
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/^For one person, .*http:\/\/localhost:\d+\/admin\/#join=/),
    ])
    const [, secret] = /#join=([\w-]{20,100})\n$/.exec(said) ?? []
    const token = await newAccount(service.origin, 'first@x.example')
    const join = () => call(service.origin, 'POST', '/api/user/role', { token, body: { secret } })
    const joined = await join()
    expect([joined.status, joined.json]).toEqual([200, expect.objectContaining({ role: 'owner' })])
    expect((await join()).status).toBe(404)
    expect(await account(['invite', 'king'])).toEqual({
      code: 1,
      said: 'There is no role "king": owner, editor, scorer.\n',
    })
    expect((await account(['invite'])).code).toBe(2)
  })

  it('grants a pass, makes a new password, and shows what an account holds', async () => {
    const token = await newAccount(service.origin, 'anna@x.example')
    expect(await account(['grant-pass', 'Anna@x.example', '2026'])).toEqual({
      code: 0,
      said: 'Done, for 2026.\n',
    })
    expect((await account(['pin', 'anna@x.example', '2026', 'm17'])).code).toBe(0)
    const user = (await call(service.origin, 'GET', '/api/user', { token })).json
    expect(user).toMatchObject({
      purchases: [{ type: 'tournament_pass', year: 2026 }],
      pin_match: 'm17',
      pin_year: 2026,
    })

    const reset = await account(['reset-password', 'anna@x.example'])
    const password = /: (\S+)\n$/.exec(reset.said)?.[1] ?? ''
    expect(password).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/)
    expect((await call(service.origin, 'GET', '/api/user', { token })).status).toBe(401)
    const body = { email: 'anna@x.example', password }
    expect((await call(service.origin, 'POST', '/sanctum/token', { body })).status).toBe(200)

    const shown = JSON.parse((await account(['show', 'anna@x.example'])).said)
    expect(shown).toMatchObject({ email: 'anna@x.example', purchases: [{ year: 2026 }] })
    expect(shown.sessions).toHaveLength(1)
  })

  it('reads a password from standard input, and says in a sentence what it cannot do', async () => {
    await newAccount(service.origin, 'bo@x.example')
    const changed = await account(['reset-password', 'bo@x.example', '--stdin'], 'five words on one line\n')
    expect(changed).toEqual({ code: 0, said: 'The password is changed.\n' })
    const { password_hash } = await service.db
      .selectFrom('account')
      .select('password_hash')
      .where('email', '=', 'bo@x.example')
      .executeTakeFirstOrThrow()
    expect(await argon2Hash('five words on one line', password_hash)).toBe(password_hash)
    expect(await account(['show', 'nobody@x.example'])).toEqual({
      code: 1,
      said: 'There is no account with this e-mail address.\n',
    })
    for (const wrong of [
      ['grant-pass', 'bo@x.example', 'soon'],
      ['frobnicate', 'bo@x.example'],
    ]) {
      const { code, said } = await account(wrong)
      expect([wrong, code]).toEqual([wrong, 2])
      expect(said).toContain('Usage: npm run account')
    }
  })
})
