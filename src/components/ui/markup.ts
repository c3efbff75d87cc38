import { createElement, type FunctionComponent } from 'react'
import { renderToString } from 'react-dom/server'

/**
 * The markup of a view, escaped: what React writes and, in a browser, takes over. A view has no state and waits for
 * nothing, so that no stream is opened for it.
 */
export const markup = <Props extends object>(view: FunctionComponent<Props>, props: Props): string =>
  renderToString(createElement(view, props))
