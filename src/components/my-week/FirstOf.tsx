import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Translate } from '../../i18n/translate.ts'

interface Props<Item> {
  items: readonly Item[]
  /** The number of items shown at first, and added by each press. */
  most: number
  as?: 'ol' | 'ul'
  className?: string
  t: Translate
  /** Renders an item as an element of the list. */
  children: (item: Item) => ReactNode
}

/** A list that begins with its first items. A button adds the next ones, and the first of them gets the focus. */
export default function FirstOf<Item>({ items, most, as: List = 'ul', className, t, children }: Props<Item>) {
  const [shown, setShown] = useState(most)
  const list = useRef<HTMLOListElement & HTMLUListElement>(null)
  useEffect(() => {
    const added = shown > most ? list.current?.children[shown - most] : null
    added?.querySelector<HTMLElement>('a, summary')?.focus()
  }, [shown, most])
  return (
    <List ref={list} className={className}>
      {items.slice(0, shown).map(children)}
      {items.length > shown && (
        <li className="week-more">
          <button type="button" className="button" onClick={() => setShown(shown + most)}>
            {t('myWeek.more', { count: items.length - shown })}
          </button>
        </li>
      )}
    </List>
  )
}
