import { describe, expect, it } from 'vitest'
import { ownSettings } from '../../../../scripts/rehearse/own-settings.ts'
import { readConfig } from '../../../../src/backend/settings/config.ts'
import { readSettings } from '../../../../src/data/build/settings.ts'

/** The settings of a server that reaches everybody. */
const OUTSIDE = {
  PATH: '/usr/bin',
  CUP_ID: 'my-cup',
  SITE_URL: 'https://cup.example',
  DATABASE_URL: 'postgres://cup:secret@db.example/cup',
  IDENTITY_DATABASE_URL: 'postgres://cup:secret@db.example/accounts',
  SMTP_URL: 'smtps://cup:secret@mail.example',
  MAIL_FROM: 'cup@cup.example',
  VAPID_KEYS: 'public.private',
  OPERATOR_KEY: 'the-key-of-the-real-desk',
  RESULTS_URL: 'https://results.example/graphql',
  RESULTS_KEY: 'the-key-of-the-real-desk',
  PUBLIC_RESULTS_ORIGIN: 'https://results.example',
  PUBLIC_IDENTITY_ORIGIN: 'https://accounts.example',
  ANALYTICS_URL: 'https://count.example/api/event',
  TRUSTED_PROXIES: '0.0.0.0/0',
  WEBSITE_URL: 'https://www.cup.example',
}

const rehearsed = { cupId: 'my-cup', folder: '/tmp/rehearsal', from: Date.UTC(2027, 6, 6), until: null }
const options = { port: 4399, host: '127.0.0.1', speed: 60, seed: 1 }

describe('the settings of a rehearsal', () => {
  const own = ownSettings(OUTSIDE, rehearsed, options)

  it('hold nothing of a server that leads outside', () => {
    const told = JSON.stringify(own)
    for (const [name, value] of Object.entries(OUTSIDE))
      if (name !== 'PATH' && name !== 'CUP_ID') expect([name, told.includes(value)]).toEqual([name, false])
    expect(own.PATH).toBe(OUTSIDE.PATH)
  })

  it('keep services and site to themselves', () => {
    const services = readConfig(own)
    if (!services.ok) throw new Error(services.problems.join('\n'))
    expect(services.config).toMatchObject({
      database: { kind: 'sqlite', file: '/tmp/rehearsal/cup.sqlite' },
      identityDatabase: { kind: 'sqlite', file: '/tmp/rehearsal/identity.sqlite' },
      smtpUrl: null,
      vapidKeys: null,
      resultsUrl: null,
      trustedProxies: [],
      cupId: 'my-cup',
      rehearsal: { key: own.REHEARSAL, until: null },
    })
    const site = readSettings(own, '/project')
    if (!site.ok) throw new Error(site.problems.join('\n'))
    expect(site.settings).toMatchObject({
      analytics: null,
      isRehearsal: true,
      invitesRobots: false,
      websiteUrl: null,
    })
  })
})
