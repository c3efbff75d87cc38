import type { APIRoute } from 'astro'
import { fileAt } from './file-at.ts'

/** Returns a file of the site that is no page, while the site is developed: a release has it as a file. */
export async function fileResponse(path: string): Promise<Response> {
  const file = await fileAt(decodeURI(path))
  return file
    ? new Response(await file.content(), { headers: { 'content-type': file.type } })
    : new Response(null, { status: 404 })
}

/** Answers for all files with the name extension of a route. Astro adds a slash to their names while it develops the site. */
export const GET: APIRoute = ({ url }) => fileResponse(url.pathname.replace(/\/$/, ''))
