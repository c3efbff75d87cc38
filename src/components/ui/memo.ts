import type { FunctionComponent, MemoExoticComponent } from 'react'

export type Memo<Props extends object = object> = MemoExoticComponent<FunctionComponent<Props>>

const MEMO = Symbol.for('react.memo')

/**
 * A view that gives the same for properties that are the same one by one: React's `memo`, which makes nothing but this. A
 * page that comes alive has no React, and would load it for the sake of these lines.
 */
export const memo = <Props extends object>(type: FunctionComponent<Props>): Memo<Props> =>
  ({ $$typeof: MEMO, type, compare: null }) as unknown as Memo<Props>

export const isMemo = (type: unknown): type is Memo => Reflect.get(Object(type), '$$typeof') === MEMO
