/** Saves a file while it is made, and tells how many bytes have come. */
export async function saveStream(
  stream: ReadableStream<Uint8Array>,
  name: string,
  progress: (bytes: number) => void,
): Promise<void> {
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = stream.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value.slice())
    bytes += next.value.byteLength
    progress(bytes)
  }
  saveBlob(new Blob(parts), name)
}

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
