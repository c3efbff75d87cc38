import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Returns the escaped markup of a view. */
export const markup = <Props extends object>(view: FunctionComponent<Props>, props: Props): string =>
  renderToStaticMarkup(createElement(view, props))
