import type { AstroPrerenderer } from 'astro'
import type { StampedPage } from './stamped-pages.ts'

/** Known only when the first page has been rendered, and with it what is built. */
const stampedPage = (): StampedPage | undefined => Reflect.get(globalThis, Symbol.for('stamped-pages'))

/** As much of a response as the build reads, without the streams that a Response opens. */
function responseOf(html: string): Response {
  const bytes = new TextEncoder().encode(html)
  const response = { status: 200, headers: null, body: bytes, arrayBuffer: async () => bytes.buffer }
  return response as unknown as Response
}

/** Has the pages that are stamped (see stamped-pages.ts) pass Astro by, once it has rendered the first of their kind. */
export const stampPages = (standard: AstroPrerenderer): AstroPrerenderer => ({
  ...standard,
  async render(request, options) {
    const stamped = options.routeData.type === 'page' ? stampedPage() : undefined
    if (!stamped) return standard.render(request, options)
    let whole: Awaited<ReturnType<AstroPrerenderer['render']>> | undefined
    const html = await stamped(new URL(request.url).pathname, async () => {
      whole = await standard.render(request, options)
      return (whole instanceof Response ? whole : whole.response).text()
    })
    return { response: responseOf(html) }
  },
})
