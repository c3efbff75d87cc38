import type { BodyProps } from '../../components/page/body-props.ts'
import StreamView from '../../components/stream/StreamView.tsx'
import { bySegment } from '../../domain/text/path-segment.ts'

/** The body of a stream's page. */
export default function StreamPage({ site, route }: BodyProps<'stream'>) {
  const stream = bySegment(site.index.streams, route.stream)
  return stream ? <StreamView site={site} stream={stream} /> : null
}
