/** An element of a picture, in the form that satori lays out: a page element without a page. */
export interface DrawnNode {
  readonly type: 'div' | 'img'
  readonly props: Readonly<Record<string, unknown>>
}

export type Style = Readonly<Record<string, string | number>>

export const box = (style: Style, ...children: readonly (DrawnNode | false)[]): DrawnNode => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.filter((child) => child !== false) },
})

/** Returns a text that ends in an ellipsis if it is longer than its lines. */
export const text = (words: string | number, style: Style, lines = 1): DrawnNode => ({
  type: 'div',
  props: { style: { display: 'block', lineClamp: lines, ...style }, children: words },
})

export const picture = (svg: string, width: number, height: number, style: Style): DrawnNode => ({
  type: 'img',
  props: { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width, height, style },
})
