import { beforeAll, expect, it } from 'vitest'
import { markup } from '../../../src/components/ui/markup.ts'
import { learnMessages } from '../../../src/i18n/translate.ts'
import { english } from '../../support/messages.ts'
import { bodyOf, KINDS, type Writer } from '../../support/small-bodies.ts'

beforeAll(() => learnMessages('en', english))

/** A match that is on was reported from its start, so that its course is open. */
const reported: Writer = (view, props) =>
  markup(view, { ...props, otherEditions: { ...props.otherEditions, coverage: 'from-start' } })

/** A screen is no document, and the sections of a sheet for the press begin outside of what is rendered again. */
const OTHERS = /\/(?:screen|press)\//

it.each(KINDS.filter(([address]) => !OTHERS.test(address)))(
  'no level of headings is left out on %s while the cup plays',
  (address) => {
    const levels = [...bodyOf(address, 'en', true, undefined, reported).matchAll(/<h([1-6])[ >]/g)].map(
      ([, level]) => Number(level),
    )
    // The frame of some pages has their first heading.
    const leaps = levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)
    expect(leaps).toEqual([])
  },
)
