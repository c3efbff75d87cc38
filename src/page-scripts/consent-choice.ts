/** Local storage: the visitor's answer about page views, `yes` or `no`; absent while there is none. */
const KEY = 'page-views'

export type Choice = 'yes' | 'no'

/** The answer if the browser stores nothing: it lasts as long as the page. */
let unkept: Choice | null = null

export function choiceOf(): Choice | null {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'yes' || kept === 'no' ? kept : unkept
  } catch {
    return unkept
  }
}

export function keepChoice(choice: Choice): void {
  unkept = choice
  try {
    localStorage.setItem(KEY, choice)
  } catch {
    // Storage is blocked or full: the question is asked again on the next page.
  }
}
