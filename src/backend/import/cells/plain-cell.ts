/** Returns a cell with plain spaces, hyphens and letters in their composed form, for comparison with forms and words. */
export const plainCell = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[\s\u00a0\u2007\u202f]+/g, ' ')
    .trim()

/** Whether a cell says that its value is not known yet: "-", "TBA", "?". */
export const isOpenCell = (text: string): boolean =>
  /^(?:|[-?.:x]+|tb[acd]|n\.?\/?a\.?|nan|null|none|ej klart|offen)$/i.test(plainCell(text))
