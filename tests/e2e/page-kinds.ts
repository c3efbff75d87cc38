import { samples } from './samples.ts'

/** One page of each kind and state, English: what links lead to, and what they do not. */
export function pageKinds(): readonly { readonly name: string; readonly address: string }[] {
  const linked = samples().map(({ shape, address }) => ({ name: shape, address }))
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
  return [...linked, ...others.filter(({ address }) => linked.every((page) => page.address !== address))]
}
