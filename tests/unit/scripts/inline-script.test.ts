import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inlineScript } from '../../../scripts/bundle/inline-script.ts'
import { temporaryFolder, writeFiles } from './temporary-folder.ts'

function scriptFile(text: string): string {
  const dir = temporaryFolder()
  writeFiles(dir, { 'script.js': text })
  return join(dir, 'script.js')
}

test('a page repeats a script without its comments, and as the policy knows it', () => {
  const { text, plugin } = inlineScript('src/page-scripts/before-paint.js')
  expect(text).toContain('app-lang')
  expect(text).not.toContain('removed release')
  expect(text.length).toBeLessThan(2400)
  const module = plugin.load('/project/src/page-scripts/before-paint.js?raw') ?? ''
  expect(JSON.parse(module.replace('export default ', ''))).toBe(text)
  expect(plugin.load('/project/src/layouts/other.js?raw')).toBeUndefined()
})

test('browsers of 2020 still run it', () => {
  const { text } = inlineScript(
    scriptFile('addEventListener("click", (seen) => { seen = seen ?? 1; alert(seen) })'),
  )
  expect(text).not.toContain('??=')
})

test('a script with a fault stops the build with its reason', () => {
  const file = scriptFile('const = 1')
  expect(() => inlineScript(file)).toThrow(file)
})
