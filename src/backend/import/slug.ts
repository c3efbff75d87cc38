/** Letters that Unicode normalization does not decompose. */
const WHOLE: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  œ: 'oe',
  ı: 'i',
}

/** Turns a name into an id: `Côte d'Ivoire` is `cote-d-ivoire`. Letters of other scripts stay; '' if nothing is left. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[æøßđðþłœı]/g, (letter) => WHOLE[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** Like `slug`, with only the characters that a cup id may have: a-z, 0-9 and hyphens, at most 40. */
export const cupSlug = (name: string): string =>
  slug(name)
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')

/** Returns the id, or with a number behind it if it is taken: names that differ may give one id. */
export function freeId(id: string, isTaken: (id: string) => boolean): string {
  let free = id
  for (let again = 2; isTaken(free); again++) free = `${id}-${again}`
  return free
}

/** Returns the id of something in a class, made from its name. It has at most 100 characters. */
export const idIn = (classId: string, name: string): string =>
  `${classId}-${slug(name) || name}`.slice(0, 100)
