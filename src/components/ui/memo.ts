import type { FunctionComponent, MemoExoticComponent } from 'react'

export type Memo<Props extends object = object> = MemoExoticComponent<FunctionComponent<Props>>

const MEMO = Symbol.for('react.memo')

/**
 * Marks a view whose output depends only on the identity of each prop. It returns the same object as React's `memo`, but
 * a page that updates itself has no React, and would load React just for these lines.
 */
export const memo = <Props extends object>(type: FunctionComponent<Props>): Memo<Props> =>
  ({ $$typeof: MEMO, type, compare: null }) as unknown as Memo<Props>

export const isMemo = (type: unknown): type is Memo =>
  typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === MEMO
