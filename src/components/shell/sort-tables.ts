import { whenBodyChanges } from '../ui/when-body-changes.ts'

/** The order of a table: the column and the direction. */
interface Order {
  readonly column: number
  readonly isDescending: boolean
}

/** Keyed by the table's name. A table's order and the focus on its heading outlive a body that is rendered again. */
const orders = new Map<string, Order>()
let focused: { readonly table: string; readonly column: number } | null = null

/** Lets a press on a heading sort every table marked as sortable. Without script the rows keep their most useful order. */
export function sortTables(): void {
  whenBodyChanges(enhance)
  enhance()
}

function enhance(): void {
  for (const table of document.querySelectorAll<HTMLTableElement>(
    'table[data-sortable]:not(:has(th .sort))',
  )) {
    const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
    const name = table.dataset.sortable ?? ''
    for (const [column, head] of heads.entries()) head.replaceChildren(buttonFor(name, column, head, table))
    applyOrder(table)
    followValues(table)
  }
  const { table, column } = focused ?? {}
  if (table === undefined || document.activeElement !== document.body) return
  document
    .querySelector<HTMLElement>(
      `[data-sortable="${CSS.escape(table)}"] th:nth-child(${Number(column) + 1}) button`,
    )
    ?.focus()
}

function buttonFor(name: string, column: number, head: Element, table: HTMLTableElement): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'sort'
  button.textContent = head.textContent
  button.addEventListener('click', () => {
    const known = orders.get(name)
    // Names start at A, figures start with the highest.
    const isDescending = known?.column === column ? !known.isDescending : column > 0
    orders.set(name, { column, isDescending })
    applyOrder(table)
  })
  const own = { table: name, column }
  button.addEventListener('focus', () => {
    focused = own
  })
  // A body that is replaced also takes the focus away: then the heading has left the page by the end of the task.
  button.addEventListener('blur', () =>
    queueMicrotask(() => {
      if (focused === own && button.isConnected) focused = null
    }),
  )
  return button
}

function applyOrder(table: HTMLTableElement): void {
  const order = orders.get(table.dataset.sortable ?? '')
  const [body] = table.tBodies
  if (!order || !body) return
  const { column, isDescending } = order
  for (const [at, head] of [...(table.tHead?.rows[0]?.cells ?? [])].entries()) {
    if (at === column) head.setAttribute('aria-sort', isDescending ? 'descending' : 'ascending')
    else head.removeAttribute('aria-sort')
  }
  const { compare } = new Intl.Collator(document.documentElement.lang, { numeric: true })
  const turn = isDescending ? -1 : 1
  const rows = [...body.rows]
    .map((row) => ({ row, key: keyOf(row.cells[column]) }))
    .sort((one, other) => {
      // Unknown values come last in both directions.
      if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null)
      if (typeof one.key === 'number' && typeof other.key === 'number') return turn * (one.key - other.key)
      return turn * compare(String(one.key), String(other.key))
    })
    .map(({ row }) => row)
  if (rows.some((row, at) => row !== body.rows[at])) body.append(...rows)
}

/** Returns a figure as a number, in either language's notation; null if the cell has none. */
function keyOf(cell: HTMLTableCellElement | undefined): string | number | null {
  const text = cell?.dataset.order ?? cell?.textContent?.trim() ?? ''
  if (cell?.tagName === 'TH') return text
  const plain =
    document.documentElement.lang === 'sv'
      ? text.replace(/\s/g, '').replace(',', '.')
      : text.replaceAll(',', '')
  return plain === '' || Number.isNaN(Number(plain)) ? null : Number(plain)
}

/** Keeps the chosen order while figures change during the cup. */
function followValues(table: HTMLTableElement): void {
  const [body] = table.tBodies
  if (body)
    new MutationObserver(() => applyOrder(table)).observe(body, {
      characterData: true,
      childList: true,
      subtree: true,
    })
}
