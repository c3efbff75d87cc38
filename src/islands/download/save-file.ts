/** Offers a file to whoever pressed for it. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Browsers read the address only after the press.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
