import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openProblemReport } from '../../../../src/data/build/problem-report.ts'
import type { Problem, ProblemKind } from '../../../../src/data/results/problems.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'cup-report-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

const problem = (kind: ProblemKind, severity: Problem['severity'] = 'warn'): Problem => ({
  severity,
  kind,
  record: 'edition 2026 › match 1',
  what: 'it is odd',
})

describe('the report of problems', () => {
  it('holds all in the file, and names the first twenty with a count by kind', () => {
    const file = join(dir, 'deep', 'problems.json')
    const lines: string[] = []
    const report = openProblemReport(file, (line) => lines.push(line))
    report.add('Edition 2026', [
      problem('bad-time'),
      ...Array(15).fill(problem('unknown-team')),
      problem('bad-id', 'fail'),
    ])
    report.add('Edition 2025', Array(30).fill(problem('bad-score')))
    report.add('Edition 2024', [])
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(47)
    expect(report.problems).toHaveLength(47)
    expect(lines[0]).toBe(
      `Edition 2026: 16 oddities in the data (15 unknown-team, 1 bad-time); all in ${file}`,
    )
    expect(lines[1]).toBe('  edition 2026 › match 1: it is odd')
    expect(lines[17]).toMatch(/^Edition 2025: 30 oddities/)
    expect(lines).toHaveLength(22)
  })

  it('starts anew with each build, and is written where nothing is odd', () => {
    const file = join(dir, 'problems.json')
    writeFileSync(file, '["old"]')
    openProblemReport(file, () => {}).add('The list', [])
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([])
  })

  it('fails no build where it cannot be written', () => {
    writeFileSync(join(dir, 'file'), '')
    const lines: string[] = []
    openProblemReport(join(dir, 'file', 'x.json'), (line) => lines.push(line)).add('X', [problem('bad-time')])
    expect(lines).toHaveLength(2)
  })
})
