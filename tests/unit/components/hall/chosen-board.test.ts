import { expect, test } from 'vitest'
import { choiceOfBoard, chosenBoard } from '../../../../src/components/hall/chosen-board.ts'
import { isBoardAddress } from '../../../../src/domain/presentation/board-address.ts'

test('the board that was chosen is the one that the form shows again, and that the service takes', () => {
  for (const [choice, address] of [
    [{ path: 'live', locale: 'en', theme: 'night', seconds: 12 }, '/2026/screen/live/'],
    [
      { path: 'field/heden-7', locale: 'sv', theme: 'light', seconds: 20 },
      '/sv/2026/screen/field/heden-7/?theme=light&seconds=20',
    ],
    [
      { path: 'area/V%C3%A4st', locale: 'en', theme: 'night', seconds: 5 },
      '/2026/screen/area/V%C3%A4st/?seconds=5',
    ],
  ] as const) {
    expect(chosenBoard(2026, choice)).toBe(address)
    expect(choiceOfBoard(address)).toEqual(choice)
    expect([isBoardAddress(address, 2026), isBoardAddress(address, 2025)]).toEqual([true, false])
  }
})

test('seconds that are typed half are the least that a board takes', () => {
  expect(chosenBoard(2026, { path: 'live', locale: 'en', theme: 'night', seconds: 1 })).toBe(
    '/2026/screen/live/?seconds=5',
  )
})

test('no other page is a board', () => {
  for (const address of ['/2026/screen/', '/2026/matches/', '', '/hall/'])
    expect(choiceOfBoard(address)).toBeNull()
})
