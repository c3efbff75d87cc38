/** Fired on the document when the body of a page is rendered again: a script then has to add its own elements again. */
export const BODY_REPLACED = 'body-replaced'

/** Fired on the document whenever the content of a body is rendered again: it may contain new elements. */
export const BODY_RENDERED = 'body-rendered'
