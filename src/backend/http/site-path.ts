/**
 * Returns the names below the site's folder that an address leads to; `['2026', 'teams', '']` if it ends with a slash.
 *
 * @param pathname of a URL, still percent-encoded
 * @returns null for an address that is never served: a dot file, a source map, a way out of the folder (`..`, an encoded
 *   slash, a backslash), control characters, a broken escape, an empty name within
 */
export function siteSegments(pathname: string): string[] | null {
  const segments: string[] = []
  const encoded = pathname.split('/').slice(1)
  for (const [index, part] of encoded.entries()) {
    const segment = decoded(part)
    const last = index === encoded.length - 1
    if (segment === null || (segment === '' && !last) || !isServed(segment)) return null
    segments.push(segment)
  }
  return segments
}

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}

function isServed(segment: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  return !segment.startsWith('.') && !segment.endsWith('.map') && !/[/\\\u0000-\u001f\u007f]/.test(segment)
}
