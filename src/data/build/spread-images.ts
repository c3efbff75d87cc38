import type { AstroPrerenderer } from 'astro'

/**
 * Puts some among others, at even distances.
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
 * Astro makes what a site has in the order of its routes: all share images first, while no page is rendered. Spread
 * among the pages, they are drawn by their threads in the meantime.
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
