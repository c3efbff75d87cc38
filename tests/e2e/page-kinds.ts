import { samples } from './samples.ts'

export interface PageKind {
  readonly name: string
  /** The address of the English page. */
  readonly address: string
  readonly status: 200 | 404
  /** Whether links above its heading lead back; null if both are allowed. */
  readonly hasTrail: boolean | null
}

/** Where every trail begins. */
const HOMES = ['/', '/{year}/']

/** One page of each kind and state: the pages that links lead to, and those that no link leads to. */
export function pageKinds(): readonly PageKind[] {
  const linked = samples().map(({ shape, address }): PageKind => {
    return { name: shape, address, status: 200, hasTrail: !HOMES.includes(shape) }
  })
  const home = linked.find(({ name }) => name === '/{year}/')?.address ?? '/2026/'
  const year = Number(home.split('/')[1])
  const others = [
    { name: 'My Week', address: `${home}favourites/` },
    { name: 'sign in', address: `${home}signin/` },
    { name: 'sign up', address: `${home}signup/` },
    { name: 'the home of an edition that has published nothing', address: `/${year + 1}/` },
    { name: 'the home of a past edition, under its banner', address: `/${year - 7}/` },
    { name: 'the nearest page of another year, and its sentence', address: `${home}categories/#nearest` },
    { name: 'a search that finds', address: `${home}search/?q=b14` },
    { name: 'not found', address: '/nowhere/at-all/' },
  ]
  const unlinked = others.filter(({ address }) => linked.every((page) => page.address !== address))
  const kindOf = ({ name, address }: (typeof others)[number]): PageKind => {
    return { name, address, status: name === 'not found' ? 404 : 200, hasTrail: null }
  }
  return [...linked, ...unlinked.map(kindOf)]
}
