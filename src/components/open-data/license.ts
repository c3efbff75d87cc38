/** The names of licences by the address of their text. */
const NAMES: readonly (readonly [address: RegExp, name: string])[] = [
  [/creativecommons\.org\/publicdomain\/zero\/1\.0/, 'CC0 1.0'],
  [/creativecommons\.org\/licenses\/by\/4\.0/, 'CC BY 4.0'],
  [/creativecommons\.org\/licenses\/by-sa\/4\.0/, 'CC BY-SA 4.0'],
  [/opendatacommons\.org\/licenses\/odbl/, 'ODbL 1.0'],
  [/opendatacommons\.org\/licenses\/by/, 'ODC-By 1.0'],
]

export interface License {
  readonly name: string
  readonly url: string
}

/** @param url of the licence setting; null if no licence is set */
export function licenseOf(url: string | null): License | null {
  if (url === null) return null
  return { name: NAMES.find(([address]) => address.test(url))?.[1] ?? new URL(url).hostname, url }
}
