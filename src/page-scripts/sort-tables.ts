/** The order of a table: the column and the direction. */
interface Order {
  readonly column: number
  readonly isDescending: boolean
}

const TABLES = 'table[data-sortable]'

/** Keyed by the table's name: a table's order and the focus on its heading outlive a page that is rendered again. */
const orders = new Map<string, Order>()
let focused: { readonly name: string; readonly column: number } | null = null

/** Lets a press on a heading sort every table marked as sortable. Without script the rows keep their most useful order. */
export function sortTables(): void {
  const content = document.getElementById('content')
  if (!content) return
  content.addEventListener('click', ({ target }) => {
    const { name, column } = headingAt(target) ?? {}
    if (name === undefined || column === undefined) return
    const known = orders.get(name)
    // Names start at A, figures start with the highest.
    const isDescending = known?.column === column ? !known.isDescending : column > 0
    orders.set(name, { column, isDescending })
    show()
  })
  document.addEventListener('focusin', ({ target }) => {
    focused = headingAt(target)
  })
  // Figures change during the cup, and a page that is rendered again has headings without buttons.
  const observer = new MutationObserver(show)
  function show(): void {
    for (const table of document.querySelectorAll<HTMLTableElement>(TABLES)) sort(table)
    observer.takeRecords()
  }
  observer.observe(content, { characterData: true, childList: true, subtree: true })
  show()
}

function headingAt(target: EventTarget | null) {
  const head = target instanceof Element ? target.closest('.sort')?.closest('th') : null
  const name = head?.closest<HTMLElement>(TABLES)?.dataset.sortable
  return head && name !== undefined ? { name, column: head.cellIndex } : null
}

function sort(table: HTMLTableElement): void {
  const name = table.dataset.sortable ?? ''
  const heads = [...(table.tHead?.rows[0]?.cells ?? [])]
  const order = orders.get(name)
  for (const [column, head] of heads.entries()) {
    if (!head.querySelector('.sort')) addButton(head, focused?.name === name && focused.column === column)
    if (column !== order?.column) head.removeAttribute('aria-sort')
    else head.setAttribute('aria-sort', order.isDescending ? 'descending' : 'ascending')
  }
  const [body] = table.tBodies
  const rows = order && body && sorted([...body.rows], order)
  if (rows?.some((row, at) => row !== body?.rows[at])) body?.append(...rows)
}

function addButton(head: Element, hadFocus: boolean): void {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'sort'
  button.append(...head.childNodes)
  head.append(button)
  if (hadFocus && document.activeElement === document.body) button.focus({ preventScroll: true })
}

function sorted(rows: HTMLTableRowElement[], { column, isDescending }: Order): HTMLTableRowElement[] {
  const { compare } = new Intl.Collator(document.documentElement.lang, { numeric: true })
  const turn = isDescending ? -1 : 1
  return rows
    .map((row) => ({ row, key: keyOf(row.cells[column]) }))
    .sort((one, other) => {
      // Unknown values come last in both directions.
      if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null)
      if (typeof one.key === 'number' && typeof other.key === 'number') return turn * (one.key - other.key)
      return turn * compare(String(one.key), String(other.key))
    })
    .map(({ row }) => row)
}

/** Returns what the view says a cell is sorted by: a name, or a figure; null if the figure is not known. */
function keyOf(cell: HTMLTableCellElement | undefined): string | number | null {
  const order = cell?.dataset.order
  if (order === undefined) return null
  return cell?.tagName === 'TH' ? order : Number(order)
}
