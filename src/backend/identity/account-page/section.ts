import { html } from 'hono/html'
import type { Markup } from './frame.ts'

export function section(id: string, title: string, content: Markup): Markup {
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`
}

/** Renders the hidden key that every form of a visit carries. */
export const key = (formKey: string) => html`<input type="hidden" name="key" value="${formKey}">`
