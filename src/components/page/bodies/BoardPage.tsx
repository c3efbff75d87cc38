import BoardView from '../../hall/BoardView.tsx'
import type { BodyProps } from './body-props.ts'

/** The body of a screen in a hall. */
export default function BoardPage({ site, route, moment }: BodyProps<'board'>) {
  return <BoardView site={site} route={route} now={moment.now} />
}
