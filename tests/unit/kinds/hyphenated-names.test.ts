import { beforeAll, expect, it } from 'vitest'
import { readEdition } from '../../../src/domain/schedule/read-edition.ts'
import { readSchedule } from '../../../src/domain/schedule/read-schedule.ts'
import { serializeEdition } from '../../../src/domain/schedule/serialize-edition.ts'
import { serializeSchedule } from '../../../src/domain/schedule/serialize-schedule.ts'
import { hyphenated } from '../../../src/domain/text/hyphenated.ts'
import { indexEdition } from '../../../src/domain/tournament/edition-index.ts'
import { learnMessages } from '../../../src/i18n/translate.ts'
import { english, swedish } from '../../support/messages.ts'
import { bodyOf, KINDS } from '../../support/small-bodies.ts'
import { smallCup } from '../domain/small-cup.ts'

const LONG = 'Handbollsföreningen'

beforeAll(() => {
  learnMessages('en', english)
  learnMessages('sv', swedish)
})

/** A file of the edition with long names of teams and clubs. */
const renamed = <File>(file: File): File =>
  JSON.parse(JSON.stringify(file).replaceAll(/"(?:Team|Club)( \w+)?"/g, `"${LONG}$1"`))

const built = smallCup()
const longCup = indexEdition(
  readEdition(readSchedule(renamed(serializeSchedule(built, 'cup'))), renamed(serializeEdition(built))),
)
/** A screen in a hall, an overlay and a bracket cut names on one line, and press sheets are copied as text. */
const CUT =
  /<[^>]+class="(?:hall-name|hidden-text)[^"]*".*?<\/(?:bdi|span|p)>|<bdi title=.*?<\/bdi>|<pre.*?<\/pre>/g

it.each(KINDS.filter(([address]) => !address.includes('/press/')))(
  'a long word of a name may be parted on %s',
  (address) => {
    const text = bodyOf(address, 'en', true, longCup)
      .replaceAll(CUT, '')
      .replaceAll(/<[^>]*>/g, '\n')
    expect(text.split('\n').filter((line) => line.includes(LONG))).toEqual([])
  },
)

it('has pages with long names to look at', () => {
  const shown = KINDS.filter(([address]) => bodyOf(address, 'en', true, longCup).includes(hyphenated(LONG)))
  expect(shown.length).toBeGreaterThan(15)
})
