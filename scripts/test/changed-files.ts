import { execFileSync } from 'node:child_process'

const linesOf = (root: string, args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    .split('\n')
    .filter((line) => line !== '')

/**
 * Returns the commit where the branch left `main`. On `main` itself, and where there is no `main`, it is the last commit.
 * @throws {Error} if the folder is no clone
 */
export function branchPoint(root: string): string {
  try {
    return linesOf(root, ['merge-base', 'HEAD', 'main'])[0] ?? 'HEAD'
  } catch {
    return linesOf(root, ['rev-parse', 'HEAD'])[0] ?? 'HEAD'
  }
}

/**
 * Returns the paths, from the root, of the files that differ from a commit: committed since, not yet committed, new or deleted.
 * @throws {Error} if there is no such commit
 */
export function changedFiles(root: string, commit: string): string[] {
  const differing = linesOf(root, [
    '-c',
    'core.quotePath=false',
    'diff',
    '--name-only',
    '--no-renames',
    commit,
    '--',
  ])
  const untracked = linesOf(root, [
    '-c',
    'core.quotePath=false',
    'ls-files',
    '--others',
    '--exclude-standard',
  ])
  return [...new Set([...differing, ...untracked])].sort()
}
