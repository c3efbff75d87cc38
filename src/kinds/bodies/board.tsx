import BoardView from '../../components/hall/BoardView.tsx'
import type { BodyProps } from '../../components/page/body-props.ts'

/** The body of a hall screen's page. */
export default function BoardPage({ site, route, moment }: BodyProps<'board'>) {
  return <BoardView site={site} route={route} now={moment.now} />
}
