import * as v from 'valibot'
import { expect, test } from 'vitest'
import { hostileCup } from '../../../scripts/test/hostile-cup.ts'
import { cupDocument } from '../../../src/backend/document/cup-document.ts'
import { dayOf } from '../../../src/domain/time/stockholm.ts'

test('the hostile cup is a cup that is played today, whatever day it is', () => {
  const { editions } = v.parse(cupDocument, hostileCup('hostile'))
  const matches = (editions.at(-1)?.categories ?? []).flatMap(({ stages }) =>
    stages.flatMap(({ divisions }) => divisions.flatMap((division) => division.matches)),
  )
  const days = matches.map(({ startsAt }) => dayOf(Date.parse(startsAt ?? ''))).sort()
  const today = dayOf(Date.now())
  expect(days).toContain(today)
  expect((days[0] ?? '') < today && today < (days.at(-1) ?? '')).toBe(true)
})
