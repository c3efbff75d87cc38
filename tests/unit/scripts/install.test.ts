import { describe, expect, test } from 'vitest'
import { isInstalled, lockHash } from '../../../scripts/bootstrap/install.mjs'
import { temporaryFolder, writeFiles } from './temporary-folder.ts'

describe('isInstalled', () => {
  test('holds while the lock file is the one that was installed', () => {
    const dir = temporaryFolder()
    writeFiles(dir, { 'package-lock.json': '{"a":1}' })
    expect(isInstalled(dir)).toBe(false)
    writeFiles(dir, { 'node_modules/.installed': `${lockHash(dir)}\n` })
    expect(isInstalled(dir)).toBe(true)
    writeFiles(dir, { 'package-lock.json': '{"a":2}' })
    expect(isInstalled(dir)).toBe(false)
  })
})
