import { bySegment } from '../../../domain/text/path-segment.ts'
import StreamView from '../../stream/StreamView.tsx'
import type { BodyProps } from './body-props.ts'

/** The body of a stream's page. */
export default function StreamPage({ site, route, moment }: BodyProps<'stream'>) {
  const stream = bySegment(site.index.streams, route.stream)
  return stream ? <StreamView site={site} stream={stream} moment={moment} /> : null
}
