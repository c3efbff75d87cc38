import { afterEach, expect, test, vi } from 'vitest'
import { canSend, copyAddress, sendAddress } from '../../../src/page-scripts/share-address.ts'

afterEach(() => vi.unstubAllGlobals())

test('a device that can send does; who closes its dialog is not told of a fault', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('navigator', { share: async (data: unknown) => sent.push(data) })
  expect(canSend()).toBe(true)
  await sendAddress('https://cup.example/2026/')
  expect(sent).toEqual([{ url: 'https://cup.example/2026/' }])
  vi.stubGlobal('navigator', { share: () => Promise.reject(new DOMException('closed', 'AbortError')) })
  await expect(sendAddress('https://cup.example/')).resolves.toBeUndefined()
})

test('elsewhere the address is copied, where the page may', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => undefined } })
  expect([canSend(), await copyAddress('x')]).toEqual([false, true])
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
  expect(await copyAddress('x')).toBe(false)
  vi.stubGlobal('navigator', {})
  expect(await copyAddress('x')).toBe(false)
})
