import type { AstroPrerenderer } from 'astro'

/**
 * Spreads the few among the many at even distances.
 *
 * @example spread([1, 2, 3, 4], ['a', 'b']) // 'a', 1, 2, 'b', 3, 4
 */
export function spread<T>(many: readonly T[], few: readonly T[]): T[] {
  const every = Math.max(1, Math.floor(many.length / few.length))
  return [
    ...few.flatMap((one, at) => [one, ...many.slice(at * every, (at + 1) * every)]),
    ...many.slice(few.length * every),
  ]
}

/**
 * Spreads the share images among the pages. Astro builds in the order of the routes: all share images first, while no page
 * is rendered. If they are spread, the threads that draw them work while pages are rendered.
 */
export const spreadImages = (standard: AstroPrerenderer): AstroPrerenderer => ({
  ...standard,
  getStaticPaths: async () => {
    const paths = await standard.getStaticPaths()
    const isImage = ({ pathname }: { pathname: string }) => /^\/?share\//.test(pathname)
    return spread(
      paths.filter((path) => !isImage(path)),
      paths.filter(isImage),
    )
  },
})
