import { useState } from 'react'
import StreamPlayer from '../components/stream/StreamPlayer.tsx'
import type { StreamFilm } from '../components/stream/stream-film.ts'
import { useTranslator } from './words/use-translator.ts'

/** The film of a stream. It is outside the body of its page, which is rendered again while the film plays. */
export default function StreamPlayerIsland(film: StreamFilm) {
  useTranslator(film.locale, 'kinds')
  const [isPlaying, setPlaying] = useState(false)
  return <StreamPlayer {...film} isPlaying={isPlaying} onPlay={setPlaying} />
}
