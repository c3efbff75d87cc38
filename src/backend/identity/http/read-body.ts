import { bodyLimit } from 'hono/body-limit'
import { Refusal } from '../base/refusal.ts'

const LARGEST_BYTES = 64 * 1024

/** Refuses larger bodies (413) before anything of them is read, or as soon as they prove to be larger. */
export const limitBody = bodyLimit({
  maxSize: LARGEST_BYTES,
  onError() {
    throw new Refusal(413, 'tooLarge')
  },
})

/**
 * Reads the JSON of a body; an empty body is an empty object. Accepts only `application/json`: any page can post forms and
 * plain text to another site without a preflight request.
 *
 * @throws Refusal 400, 415
 */
export async function readJson(request: Request): Promise<unknown> {
  const body = await request.text()
  if (body.trim() === '') return {}
  if (!/^application\/([\w.-]+\+)?json\b/i.test(request.headers.get('content-type') ?? '')) {
    throw new Refusal(415, 'notJson')
  }
  try {
    return JSON.parse(body)
  } catch {
    throw new Refusal(400, 'badJson')
  }
}
