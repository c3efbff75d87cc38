import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { branchPoint, changedFiles } from '../../../scripts/test/changed-files.ts'
import { temporaryFolder, writeFiles } from './temporary-folder.ts'

/** A clone with one commit on `main`. */
function clone() {
  const dir = temporaryFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...args], {
      cwd: dir,
      encoding: 'utf8',
    }).trim()
  const commit = () => {
    git('add', '-A')
    git('commit', '-q', '-m', 'x')
    return git('rev-parse', 'HEAD')
  }
  git('init', '-q', '-b', 'main')
  writeFiles(dir, { '.gitignore': 'built/', 'a.ts': '1', 'b.ts': '1', 'gone.ts': '1' })
  return { dir, git, commit, first: commit() }
}

test('what a branch changed is what it committed, edited, added and deleted since it left main', () => {
  const { dir, git, commit, first } = clone()
  git('checkout', '-q', '-b', 'work')
  writeFiles(dir, { 'a.ts': '2' })
  commit()
  writeFiles(dir, { 'b.ts': '2', 'å.ts': '1', 'built/c.ts': '1' })
  rmSync(join(dir, 'gone.ts'))
  expect(branchPoint(dir)).toBe(first)
  expect(changedFiles(dir, first)).toEqual(['a.ts', 'b.ts', 'gone.ts', 'å.ts'])
  expect(changedFiles(dir, 'HEAD')).toEqual(['b.ts', 'gone.ts', 'å.ts'])
})

test('on main, and where there is none, only what is not yet committed differs', () => {
  const { dir, git, commit } = clone()
  writeFiles(dir, { 'a.ts': '2' })
  const last = commit()
  expect(branchPoint(dir)).toBe(last)
  git('branch', '-q', '-m', 'trunk')
  expect(branchPoint(dir)).toBe(last)
  expect(changedFiles(dir, last)).toEqual([])
})

test('a commit that is not there is no reason to test nothing', () => {
  expect(() => changedFiles(clone().dir, 'nowhere')).toThrow()
})
