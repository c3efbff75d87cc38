import { expect, test } from 'vitest'
import { readReleaseSettings } from '../../../scripts/release/settings.ts'
import { readStartOptions } from '../../../scripts/start/options.ts'
import { setShowcase } from '../../../scripts/start/showcase.ts'
import { readSettings } from '../../../src/data/build/settings.ts'

test('npm start takes a size and --force, and explains what it does not take', () => {
  expect(readStartOptions([])).toEqual({
    ok: true,
    options: { size: null, force: false, fresh: false, showcase: false },
  })
  expect(readStartOptions(['--size', 'full', '--force'])).toEqual({
    ok: true,
    options: { size: 'full', force: true, fresh: false, showcase: false },
  })
  expect(readStartOptions(['--fresh'])).toMatchObject({ options: { fresh: true } })
  expect(readStartOptions(['--showcase'])).toMatchObject({ options: { showcase: true } })
  expect(readStartOptions(['--size', 'huge'])).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('small or full'),
  })
  expect(readStartOptions(['--colour'])).toMatchObject({
    ok: false,
    sentence: expect.stringContaining('Usage'),
  })
})

test('addresses follow PORT and HOST unless they are given', () => {
  expect(readReleaseSettings({ PORT: '5000' })).toMatchObject({
    resultsUrl: 'http://127.0.0.1:5000/graphql',
    siteUrl: 'http://localhost:5000',
  })
  expect(readReleaseSettings({ HOST: '::1' }).servicesOrigin).toBe('http://[::1]:4321')
  expect(readReleaseSettings({ HOST: '0.0.0.0' }).servicesOrigin).toBe('http://127.0.0.1:4321')
  expect(
    readReleaseSettings({ SITE_URL: 'https://cup.test/', RESULTS_URL: 'https://r.test/graphql' }),
  ).toMatchObject({
    siteUrl: 'https://cup.test',
    resultsUrl: 'https://r.test/graphql',
  })
})

test('the operator reads without a limit from the services of this machine, and tells the key to no other', () => {
  const env = { OPERATOR_KEY: 'the-key', RESULTS_URL: 'http://127.0.0.1:4321/graphql' }
  expect(readReleaseSettings({ OPERATOR_KEY: 'the-key' }).resultsKey).toBe('the-key')
  expect(readReleaseSettings(env).resultsKey).toBe('the-key')
  expect(readReleaseSettings({ ...env, RESULTS_URL: 'https://r.test/graphql' }).resultsKey).toBeNull()
  expect(readReleaseSettings({ ...env, RESULTS_URL: 'http://127.0.0.1:80/graphql' }).resultsKey).toBeNull()
  expect(
    readReleaseSettings({ ...env, RESULTS_URL: 'https://r.test/graphql', RESULTS_KEY: 'other' }).resultsKey,
  ).toBe('other')
})

test('a showcase has what a cup sets beside itself, as settings that the build takes, and leaves what is set', () => {
  const env: NodeJS.ProcessEnv = { WEBSITE_URL: 'https://own.example/' }
  setShowcase(env)
  expect(readSettings(env, '/')).toMatchObject({
    ok: true,
    settings: {
      websiteUrl: 'https://own.example/',
      socialUrls: [
        expect.stringContaining('instagram'),
        expect.stringContaining('facebook'),
        expect.any(String),
      ],
      analytics: { consent: 'required' },
    },
  })
})
