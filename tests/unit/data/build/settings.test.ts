import { describe, expect, it } from 'vitest'
import { readSettings } from '../../../../src/data/build/settings.ts'

const read = (env: Record<string, string>) => readSettings(env, '/project')

describe('the settings of the build', () => {
  it('have defaults for everything, and take a blank for nothing', () => {
    const settings = {
      resultsUrl: 'http://127.0.0.1:4321/graphql',
      resultsKey: null,
      cupId: 'demo-cup',
      cupName: null,
      siteUrl: 'http://localhost:4321',
      sport: null,
      cacheDir: '/project/.cache',
      responsesDir: null,
      tellsProblems: true,
      allowEmpty: false,
      websiteUrl: null,
      socialUrls: [],
      dataLicenseUrl: null,
      drawsPictures: false,
      invitesRobots: true,
      isRehearsal: false,
      analytics: null,
    }
    expect(read({})).toEqual({ ok: true, settings })
    expect(read({ RESULTS_URL: ' ', CUP_ID: '', SPORT: ' ', SOCIAL_URLS: ' , ' })).toEqual({
      ok: true,
      settings,
    })
  })

  it('are those of the environment', () => {
    expect(
      read({
        RESULTS_URL: 'https://results.example/graphql',
        CUP_ID: '42',
        CUP_NAME: ' Example Cup ',
        SITE_URL: 'https://cup.example/',
        SPORT: 'football',
        CACHE_DIR: '/var/cache/cup',
        ANSWERS_DIR: 'answers',
        ALLOW_EMPTY: '1',
        WEBSITE_URL: 'https://www.cup.example/home',
        SOCIAL_URLS: 'https://video.example/@cup, https://pictures.example/cup,',
        DATA_LICENSE_URL: 'https://creativecommons.org/licenses/by/4.0/',
        SHARE_PICTURES: 'on',
        ROBOTS: 'none',
        REHEARSAL: 'a-key',
        ANALYTICS_URL: 'https://plausible.example/api/event',
        ANALYTICS_CONSENT: 'not-required',
      }),
    ).toEqual({
      ok: true,
      settings: {
        resultsUrl: 'https://results.example/graphql',
        resultsKey: null,
        cupId: '42',
        cupName: 'Example Cup',
        siteUrl: 'https://cup.example',
        sport: 'football',
        cacheDir: '/var/cache/cup',
        responsesDir: '/project/answers',
        tellsProblems: true,
        allowEmpty: true,
        websiteUrl: 'https://www.cup.example/home',
        socialUrls: ['https://video.example/@cup', 'https://pictures.example/cup'],
        dataLicenseUrl: 'https://creativecommons.org/licenses/by/4.0/',
        drawsPictures: true,
        invitesRobots: false,
        isRehearsal: true,
        analytics: {
          url: 'https://plausible.example/api/event',
          domain: 'cup.example',
          consent: 'not-required',
        },
      },
    })
  })

  it.each([
    ['RESULTS_URL', 'localhost:4321'],
    ['RESULTS_URL', 'ftp://results.example/'],
    ['RESULTS_URL', '/graphql'],
    ['RESULTS_URL', 'https://me:secret@results.example/'],
    ['SITE_URL', 'cup.example'],
    ['SITE_URL', 'https://cup.example/results'],
    ['SITE_URL', 'https://cup.example?x'],
    ['SPORT', 'Hand ball'],
    ['ALLOW_EMPTY', 'yes'],
    ['WEBSITE_URL', 'http://cup.example'],
    ['WEBSITE_URL', 'javascript:alert(1)'],
    ['WEBSITE_URL', 'https://me:secret@cup.example'],
    ['SOCIAL_URLS', 'https://video.example/@cup,pictures.example'],
    ['SOCIAL_URLS', 'https://video.example/@cup javascript:alert(1),x'],
    ['DATA_LICENSE_URL', 'CC BY 4.0'],
    ['ANALYTICS_URL', 'http://plausible.example/api/event'],
    ['ANALYTICS_DOMAIN', 'cup example'],
    ['ANALYTICS_CONSENT', 'no'],
    ['CUP_ID', 'x'.repeat(101)],
  ])('%s=%s is refused by a sentence', (name, value) => {
    const answer = read({ [name]: value })
    expect(answer.ok ? [] : answer.problems).toEqual([
      expect.stringMatching(new RegExp(`^${name} must .*\\.$`)),
    ])
    expect(JSON.stringify(answer)).not.toContain('secret')
  })

  it('that are wrong are all named', () => {
    const answer = read({ RESULTS_URL: 'x', SITE_URL: 'y', SPORT: '1', ALLOW_EMPTY: '2' })
    expect(answer.ok ? [] : answer.problems).toHaveLength(4)
  })
})
