/** Bytes after decompression; more is no answer of ours (quality.md S4). */
const LARGEST = 2_000_000

/** The body as text, or null where it is too large; what is beyond the limit is never read. */
export async function boundedText(response: Response, signal: AbortSignal): Promise<string | null> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  // A transport that knows no signal, and one that stops sending, are both left behind.
  const stop = () => void reader.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    signal.throwIfAborted()
    if (done) break
    bytes += value.byteLength
    if (bytes > LARGEST) {
      stop()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
  signal.removeEventListener('abort', stop)
  return text + decoder.decode()
}
