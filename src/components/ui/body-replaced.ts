/** Told on the document when the body of a page was rendered anew: what a script put into it is to be put there again. */
export const BODY_REPLACED = 'body-replaced'
