import { describe, expect, it } from 'vitest'
import { nationOf } from '../../../../src/domain/tournament/nation.ts'
import { nationKeys } from '../../../../src/domain/tournament/nation-codes.ts'

describe('nationOf', () => {
  it.each([
    ['SE', 'se', 'Sweden', 'Sverige'],
    ['se', 'se', 'Sweden', 'Sverige'],
    [' Se ', 'se', 'Sweden', 'Sverige'],
    ['SWE', 'se', 'Sweden', 'Sverige'],
    ['en', 'gb-eng', 'England', 'England'],
    ['ENG', 'gb-eng', 'England', 'England'],
    ['gb_eng', 'gb-eng', 'England', 'England'],
    ['ct', 'gb-sct', 'Scotland', 'Skottland'],
    ['SCO', 'gb-sct', 'Scotland', 'Skottland'],
    ['wa', 'gb-wls', 'Wales', 'Wales'],
    ['nir', 'gb-nir', 'Northern Ireland', 'Nordirland'],
    ['gb-nir', 'gb-nir', 'Northern Ireland', 'Nordirland'],
    ['NI', 'ni', 'Nicaragua', 'Nicaragua'],
    ['UK', 'gb', 'Great Britain', 'Storbritannien'],
    ['KO', 'xk', 'Kosovo', 'Kosovo'],
    ['xk', 'xk', 'Kosovo', 'Kosovo'],
    ['RKS', 'xk', 'Kosovo', 'Kosovo'],
    ['KOR', 'kr', 'South Korea', 'Sydkorea'],
    ['TPE', 'tpe', 'Chinese Taipei', 'Kinesiska Taipei'],
    ['tw', 'tpe', 'Chinese Taipei', 'Kinesiska Taipei'],
    ['gg', 'gg', 'Guernsey', 'Guernsey'],
    ['FO', 'fo', 'Faroe Islands', 'Färöarna'],
    ['GER', 'de', 'Germany', 'Tyskland'],
    ['SUI', 'ch', 'Switzerland', 'Schweiz'],
    ['NED', 'nl', 'Netherlands', 'Nederländerna'],
    ['CRO', 'hr', 'Croatia', 'Kroatien'],
    ['ALG', 'dz', 'Algeria', 'Algeriet'],
    ['KSA', 'sa', 'Saudi Arabia', 'Saudiarabien'],
    ['CRC', 'cr', 'Costa Rica', 'Costa Rica'],
    ['USA', 'us', 'United States', 'USA'],
    ['RSA', 'za', 'South Africa', 'Sydafrika'],
    ['TOG', 'tg', 'Togo', 'Togo'],
    ['NGA', 'ng', 'Nigeria', 'Nigeria'],
    ['NIG', 'ne', 'Niger', 'Niger'],
    ['SLO', 'si', 'Slovenia', 'Slovenien'],
    ['SVK', 'sk', 'Slovakia', 'Slovakien'],
    ['SCG', 'scg', 'Serbia and Montenegro', 'Serbien och Montenegro'],
    ['TT', 'tt', 'Trinidad and Tobago', 'Trinidad och Tobago'],
  ])('%s', (code, key, en, sv) => {
    expect(nationOf(code)).toEqual({ key, flag: key, names: { en, sv }, known: true })
  })

  it.each([null, '', '  ', '--', '-', 'XX', 'xx', '?', 'ZZ', 'n/a'])('%j is no nation', (code) => {
    expect(nationOf(code)).toBeNull()
  })

  it.each([
    ['QQ', 'qq', 'QQ'],
    ['../x', '_2e_2e_2fx', '../X'],
    ['__proto__', '_5f_5fproto_5f_5f', '__PROTO__'],
    ['constructor', 'constructor', 'CONSTRUCTOR'],
  ])('%s is not known, and its address is safe', (code, key, name) => {
    expect(nationOf(code)).toEqual({ key, flag: key, names: { en: name, sv: name }, known: false })
  })

  it('has two names and a safe, unique address for every key', () => {
    expect(nationKeys().length).toBe(249 + 4 + 2 + 6)
    for (const key of nationKeys()) {
      const nation = nationOf(key)
      expect(nation).toMatchObject({ key, known: true })
      expect(key).toMatch(/^[a-z-]+$/)
      for (const name of Object.values(nation?.names ?? {})) expect(name).toMatch(/^\p{L}.*\p{Ll}|^USA$/u)
    }
    expect(new Set(nationKeys().map((key) => nationOf(key)?.names.en)).size).toBe(nationKeys().length)
  })
})
