/** From this length on, a typed beginning may have an error. */
const FORGIVEN_FROM = 4

/**
 * Rates how near a word comes to beginning with what was typed, if one letter of it may be wrong, missing, too much or in
 * the other order. Numbers are never near.
 *
 * @param typed folded, at least four letters
 * @returns the share of the word that was typed right before the error, above 0; null if it does not begin so
 */
export function nearBeginning(word: string, typed: string): number | null {
  if (typed.length < FORGIVEN_FROM || /^\d+$/.test(typed)) return null
  let same = 0
  while (same < typed.length && word[same] === typed[same]) same += 1
  const goesOnWith = (rest: string, from: number) => word.length > from && word.startsWith(rest, from)
  const isNear =
    same === typed.length ||
    goesOnWith(typed.slice(same), same + 1) ||
    goesOnWith(typed.slice(same + 1), same + 1) ||
    goesOnWith(typed.slice(same + 1), same) ||
    (word[same] === typed[same + 1] &&
      word[same + 1] === typed[same] &&
      word.startsWith(typed.slice(same + 2), same + 2))
  return isNear ? (same + 1) / (word.length + 1) : null
}
