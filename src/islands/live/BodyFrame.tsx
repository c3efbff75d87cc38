import { Component, type ReactNode } from 'react'
import { setBodyLiving } from '../../stores/living-body.ts'
import { type Place, placeOf, restorePlace } from './visitors-place.ts'

interface Props {
  /** The body as it was built. */
  readonly built: ReactNode
  /** The body from the current edition; null until it can be rendered. */
  readonly living: ReactNode
}

interface State {
  readonly hasFailed: boolean
}

/**
 * Shows the body as it was built until the living one takes its place, in one commit: the page never looks empty, and the
 * visitor stays where they are. If a view throws, the page is as it was built again.
 */
export default class BodyFrame extends Component<Props, State> {
  override readonly state: State = { hasFailed: false }
  private built: Element | null = null

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidMount(): void {
    this.built = document.querySelector('#body astro-slot')
  }

  /** Reads the page right before one body takes the other's place. */
  override getSnapshotBeforeUpdate(before: Props, { hasFailed }: State): Place | null {
    const isOther = (before.living === null) !== (this.props.living === null)
    const body = document.getElementById('body')
    return body && (isOther || hasFailed !== this.state.hasFailed) ? placeOf(body) : null
  }

  override componentDidUpdate(_props: Props, _state: State, place: Place | null): void {
    const body = document.getElementById('body')
    if (place && body) restorePlace(place, body)
    setBodyLiving(this.props.living !== null && !this.state.hasFailed)
  }

  override componentDidCatch(fault: Error): void {
    reportError(fault)
  }

  override render(): ReactNode {
    const { built, living } = this.props
    if (!this.state.hasFailed) return living ?? built
    // Pages may not make elements from text: the built body itself comes back.
    const builtNode = this.built
    return builtNode ? (
      <div style={{ display: 'contents' }} ref={(place) => place?.replaceChildren(builtNode)} />
    ) : (
      built
    )
  }
}
