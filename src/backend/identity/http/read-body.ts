import { Refusal } from '../refusal.ts'

const LARGEST_BYTES = 64 * 1024

/**
 * The JSON of a body; an empty body is an empty object. Only `application/json` is taken: any page can post forms and
 * plain text to another site without asking.
 *
 * @throws Refusal 400, 413, 415
 */
export async function readJson(request: Request): Promise<unknown> {
  const body = await readText(request)
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

/** @throws Refusal 413 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(request))
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BYTES) throw new Refusal(413, 'tooLarge')
  if (request.body === null) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > LARGEST_BYTES) throw new Refusal(413, 'tooLarge')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
