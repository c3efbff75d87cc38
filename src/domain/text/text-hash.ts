const PRIME = 0x01000193

/** 32-bit FNV-1a over the code units of a text: tells texts apart, but is no protection against an attacker. */
export function textHash(text: string, start = 0x811c9dc5): number {
  let hash = start
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return hash >>> 0
}
