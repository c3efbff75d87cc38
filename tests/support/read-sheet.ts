import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = 0x06054b50

/** The files of a zip archive as text. */
export function unzip(archive: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  let end = archive.length - 22
  while (archive.readUInt32LE(end) !== END_OF_DIRECTORY) end -= 1
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, nameLength] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)]
    const local = archive.readUInt32LE(at + 42)
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(from, from + packed)
    const isStored = archive.readUInt16LE(at + 10) === 0
    files.set(
      archive.toString('utf8', at + 46, at + 46 + nameLength),
      (isStored ? bytes : inflateRawSync(bytes)).toString('utf8'),
    )
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}

const unescaped = (text: string) =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&apos;|&#39;/g, "'")
    .replace(/&amp;/g, '&')

/** What a spreadsheet would show of the first sheet: texts and numbers by row and column. */
export function readSheet(archive: Buffer) {
  const files = unzip(archive)
  const file = (name: string) => files.get(name) ?? ''
  const shared = [...file('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    unescaped(item.replace(/<[^>]+>/g, '')),
  )
  const sheet = file('xl/worksheets/sheet1.xml')
  const rows = [...sheet.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: Record<string, string | number> = {}
    for (const [, column = '', attributes = '', value = ''] of row.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*)><v>(.*?)<\/v><\/c>/gs,
    ))
      cells[column] = attributes.includes('t="s"') ? (shared[Number(value)] ?? '?') : Number(value)
    return cells
  })
  return { sheet, rows, workbook: file('xl/workbook.xml'), styles: file('xl/styles.xml') }
}
