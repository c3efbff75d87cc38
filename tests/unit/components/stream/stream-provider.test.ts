import { expect, it } from 'vitest'
import { streamProvider } from '../../../../src/components/stream/stream-provider.ts'

const stream = (provider: string | null, url: string | null) => ({
  id: 's',
  name: 'Heden 1 live',
  fieldId: null,
  requiresPass: false,
  provider,
  url,
})

it('names who serves a stream: as the cup says, else by the host of its address', () => {
  expect(streamProvider(stream('Example TV', 'https://tv.example/1'))).toBe('Example TV')
  expect(streamProvider(stream(' ', 'https://www.tv.example/1'))).toBe('tv.example')
  expect(streamProvider(stream(null, 'no address'))).toBeNull()
  expect(streamProvider(stream(null, null))).toBeNull()
})
