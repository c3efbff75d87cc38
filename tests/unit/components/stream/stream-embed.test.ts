import { expect, test } from 'vitest'
import { FRAME_SOURCES, streamEmbed } from '../../../../src/components/stream/stream-embed.ts'

const YOUTUBE = 'https://www.youtube-nocookie.com'

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1s', `${YOUTUBE}/embed/dQw4w9WgXcQ?autoplay=1`],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', `${YOUTUBE}/embed/dQw4w9WgXcQ?autoplay=1`],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', `${YOUTUBE}/embed/dQw4w9WgXcQ?autoplay=1`],
  ['https://youtube.com/channel/UC12-_3/live', `${YOUTUBE}/embed/live_stream?channel=UC12-_3&autoplay=1`],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1&autoplay=1'],
  ['https://vimeo.com/event/4242', 'https://player.vimeo.com/event/4242/embed'],
])('%s is played from %s', (url, source) => {
  expect(streamEmbed(url)?.source).toBe(source)
})

test.each([
  null,
  '',
  'no address',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/',
  'https://www.youtube.com/@cup/live',
  'https://www.youtube.com/watch?v=%22onload%3D',
  'https://youtu.be/a',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://user@www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'https://stream.example/2026/heden-1',
])('%s can only be gone to', (url) => {
  expect(streamEmbed(url)).toBeNull()
})

test('every player comes from a source that the pages allow', () => {
  for (const url of ['https://youtu.be/dQw4w9WgXcQ', 'https://vimeo.com/1'])
    expect(FRAME_SOURCES).toContain(new URL(streamEmbed(url)?.source ?? '').origin)
})
