import { describe, expect, it } from 'vitest'
import { readConfig } from '../../../src/backend/settings/config.ts'

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({}, '/srv/cup')).toEqual({
      ok: true,
      config: {
        database: { kind: 'sqlite', file: '/srv/cup/.data/cup.sqlite' },
        identityDatabase: { kind: 'sqlite', file: '/srv/cup/.data/identity.sqlite' },
        siteUrl: null,
        identityUrl: null,
        smtpUrl: null,
        mailFrom: 'no-reply@localhost',
        vapidKeys: null,
        allowLocalPush: false,
        allowLocalSources: false,
        resultsUrl: null,
        trustedProxies: [],
        dataDir: '/srv/cup/.data',
        port: 4321,
        host: '127.0.0.1',
        socket: null,
        restarts: null,
        cupId: 'demo-cup',
        demoSize: 'small',
        operatorKey: null,
        demoPlay: 'off',
        demoStart: Date.parse('2026-07-09T12:10:00Z'),
        demoSpeed: 10,
        demoSeed: 1,
        demoPublished: new Map(),
        rehearsal: null,
        siteDir: '/srv/cup/.releases/current',
        allowDataLoss: false,
        allowNewAccounts: false,
        introspection: false,
        logLevel: 'info',
      },
    })
  })

  it('takes what is set, and blanks as not set', () => {
    const answer = readConfig({
      DATABASE_URL: 'postgresql://cup:secret@db.example:5432/cup',
      DATA_DIR: '/var/cup',
      PORT: ' 80 ',
      HOST: '::',
      CUP_ID: 'my-cup',
      DEMO_SIZE: 'full',
      OPERATOR_KEY: 'x'.repeat(20),
      DEMO_PLAY: '1',
      DEMO_START: '2026-07-06T08:00:00+02:00',
      DEMO_SPEED: '0.5',
      DEMO_SEED: '7',
      DEMO_PUBLISH: '2026=lot+teams,2025=none',
      SITE_DIR: '',
      GRAPHQL_INTROSPECTION: 'on',
      LOG_LEVEL: '  ',
    })
    expect(answer).toMatchObject({
      ok: true,
      config: {
        database: { kind: 'postgres', url: 'postgresql://cup:secret@db.example:5432/cup' },
        dataDir: '/var/cup',
        port: 80,
        host: '::',
        cupId: 'my-cup',
        demoSize: 'full',
        operatorKey: 'x'.repeat(20),
        demoPlay: 'on',
        demoStart: Date.parse('2026-07-06T06:00:00Z'),
        demoSpeed: 0.5,
        demoSeed: 7,
        demoPublished: new Map([
          [2026, ['teams', 'lot']],
          [2025, []],
        ]),
        introspection: true,
        logLevel: 'info',
      },
    })
  })

  it.each([
    ['PORT', 'abc'],
    ['DEMO_PUBLISH', 'teams'],
    ['DEMO_PUBLISH', '2026=everything'],
    ['DEMO_PUBLISH', '2026=teams,'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['PORT', '80.5'],
    ['HOST', 'not a host'],
    ['HOST', 'http://localhost'],
    ['CUP_ID', 'Demo Cup'],
    ['CUP_ID', '../x'],
    ['CUP_ID', 'x'.repeat(41)],
    ['DEMO_SIZE', 'huge'],
    ['GRAPHQL_INTROSPECTION', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['OPERATOR_KEY', 'hunter2'],
    ['OPERATOR_KEY', 'hunter2 with spaces in it'],
    ['DEMO_PLAY', 'yes'],
    ['DEMO_START', '2026-07-06'],
    ['DEMO_START', 'soon'],
    ['DEMO_START', '2026-02-30T10:00:00Z'],
    ['DEMO_START', '2026-07-09 14:10:00 +02'],
    ['DEMO_SPEED', '0'],
    ['DEMO_SPEED', 'fast'],
    ['DEMO_SEED', '-1'],
    ['DATABASE_URL', 'mysql://u:hunter2@h/x'],
    ['DATABASE_URL', 'postgres://u:hunter2@h'],
    ['DATABASE_URL', 'hunter2'],
  ])('refuses %s=%s with a sentence that names it', (name, value) => {
    const answer = readConfig({ [name]: value })
    if (answer.ok) throw new Error('taken')
    expect(answer.problems).toHaveLength(1)
    expect(answer.problems[0]).toMatch(new RegExp(`^${name} must be .+\\.$`))
    expect(answer.problems[0]).not.toContain('hunter2')
  })

  it('takes a mail server and a sender, where it knows where mails lead', () => {
    const mail = {
      SMTP_URL: 'smtps://cup:hunter2@mail.example:465',
      MAIL_FROM: 'Åkullacupen <cup@cup.example>',
    }
    expect(readConfig({ ...mail, SITE_URL: 'https://cup.example' })).toMatchObject({
      ok: true,
      config: { smtpUrl: mail.SMTP_URL, mailFrom: mail.MAIL_FROM },
    })
    expect(readConfig(mail)).toEqual({
      ok: false,
      problems: ['SITE_URL must be set where SMTP_URL is, as mails contain links to it.'],
    })
    expect(readConfig({ SITE_URL: 'https://cup.example' })).toMatchObject({
      config: { mailFrom: 'no-reply@cup.example' },
    })
  })

  it.each([
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'http://hunter2@mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'hunter2'],
    ['MAIL_FROM', 'Cup, Inc <cup@cup.example>'],
    ['MAIL_FROM', 'Cup <cup@cup.example>, Bo <bo@x.example>'],
    ['MAIL_FROM', 'Cup\r\nBcc: x@x.example <cup@cup.example>'],
    ['PUBLIC_IDENTITY_ORIGIN', 'https://accounts.example/path'],
  ])('refuses %s=%s without repeating it', (name, value) => {
    const answer = readConfig({ SITE_URL: 'https://cup.example', [name]: value })
    expect(!answer.ok && answer.problems).toEqual([
      expect.stringMatching(new RegExp(`^${name} must be .+\\.$`)),
    ])
    expect(JSON.stringify(answer)).not.toContain('hunter2')
  })

  it('names every problem at once', () => {
    const answer = readConfig({ PORT: 'x', DEMO_SIZE: 'x', LOG_LEVEL: 'x', CUP_ID: '!' })
    expect(answer).toMatchObject({ ok: false })
    expect(!answer.ok && answer.problems.map((problem) => problem.split(' ')[0])).toEqual([
      'PORT',
      'CUP_ID',
      'DEMO_SIZE',
      'LOG_LEVEL',
    ])
  })
})
