const PLACEHOLDER =
  /^(?:(?:winner|vinn(?:are|\.)?|loser|förl(?:orare|\.)?|runner[ -]up|[12]nd|1st|3rd)(?:[\s.]|$)|\d+\s?[:.]?\s?(?:an|a|e|th|st|nd|rd)\b[^\p{L}]*\s?(?:i|in|of|from)\s|(?:tba|tbd|n\.?n\.?)$|\?+$)/iu
const BYE = /^(?:bye|frilott|walkover-bye|-|–)$/i

/** Whether a cell stands for a team not known yet: `Winner of 1/8 #3`, `Vinn. 12`, `1:an i Grupp 4`, `5:th in Group 3`. */
export const isPlaceholder = (text: string): boolean => PLACEHOLDER.test(text.trim())

/** Whether a cell says that nobody plays here. */
export const isBye = (text: string): boolean => BYE.test(text.trim())
