/**
 * Returns the body as text; null if it is longer than `mostBytes` after decompression. Never reads past that limit.
 *
 * @param signal ends the read even if the transport ignores signals or has stopped sending
 * @throws the reason of the signal, and what the transport throws
 */
export async function bodyText(
  response: Response,
  mostBytes: number,
  signal?: AbortSignal | null,
): Promise<string | null> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const stop = () => void reader.cancel().catch(() => undefined)
  signal?.addEventListener('abort', stop, { once: true })
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    signal?.throwIfAborted()
    if (done) break
    bytes += value.byteLength
    if (bytes > mostBytes) {
      stop()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
  signal?.removeEventListener('abort', stop)
  return text + decoder.decode()
}
