import { describe, expect, test } from 'vitest'
import { announcementKey, asksForPass } from '../../../../src/domain/presentation/announcement-key.ts'

const announcement = (text: string, link?: string, button = 'Get it') => ({
  text,
  button: link === undefined ? null : { link, text: button },
})

describe('what a browser remembers of an announcement', () => {
  test('is the same for the same words, another for others, and fits between spaces', () => {
    const keys = ['Drink water.', 'Drink water!', 'Drick vatten 🥤', ''].map((text) =>
      announcementKey(announcement(text)),
    )
    expect(new Set(keys).size).toBe(4)
    expect(announcementKey(announcement('Drink water.'))).toBe(keys[0])
    expect(keys.every((key) => /^[0-9a-z]{1,7}$/.test(key))).toBe(true)
  })

  test('tells where the button leads, not what it is called', () => {
    const [one, other, elsewhere] = [
      announcement('Now', '/a/', 'One'),
      announcement('Now', '/a/', 'Other'),
      announcement('Now', '/b/'),
    ].map(announcementKey)
    expect(one).toBe(other)
    expect(one).not.toBe(elsewhere)
  })
})

test.each([
  ['https://silversill.example/pass', true],
  ['https://silversill.example/tournament-pass/?year=2026', true],
  ['/turneringspass', true],
  ['https://silversill.example/passet#buy', true],
  ['https://silversill.example/passage', false],
  ['https://silversill.example/compass/', false],
  ['https://pass.example/rules', false],
  [undefined, false],
])('that an announcement sells the pass is told by %s: %s', (link, sells) => {
  expect(asksForPass(announcement('All fields are live.', link))).toBe(sells)
})
