/** Told on the document when the body of a page was rendered anew: what a script put into it is to be put there again. */
export const BODY_REPLACED = 'body-replaced'

/** Told on the document whenever what a body shows was written anew: something may stand in it that did not before. */
export const BODY_RENDERED = 'body-rendered'
