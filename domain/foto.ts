/** A PNG's or JPEG's sides as its head tells them, before anything of it is unpacked; undefined where it tells none. */
export function sidesOf(bytes: Uint8Array): { ancho: number; alto: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes[0] === 0x89)
    return bytes.length < 24 ? undefined : { ancho: view.getUint32(16), alto: view.getUint32(20) }
  const at = frameOf(bytes)
  return at === undefined ? undefined : { alto: view.getUint16(at + 5), ancho: view.getUint16(at + 7) }
}

/** Of the marks C0 to CF all but these begin a JPEG's frame: they hold tables. */
const TABLAS = [0xc4, 0xc8, 0xcc]

function frameOf(bytes: Uint8Array): number | undefined {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff;) {
    const mark = bytes[at + 1] ?? 0
    if (mark >= 0xc0 && mark <= 0xcf && !TABLAS.includes(mark)) return at
    // A filling byte stands alone; every other mark before the drawing tells how long it is.
    at += mark === 0xff ? 1 : 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0)
  }
  return undefined
}

/** Whether the end is there too: browsers draw what was cut as far as it goes. */
export function isWhole(bytes: Uint8Array): boolean {
  if (bytes[0] === 0x89) return lastOf(bytes, [0x49, 0x45, 0x4e, 0x44]) > 0
  // A small picture inside the head has an end of its own, before the frame.
  return lastOf(bytes, [0xff, 0xd9]) > (frameOf(bytes) ?? bytes.length)
}

function lastOf(bytes: Uint8Array, some: readonly number[]): number {
  for (let at = bytes.length - some.length; at >= 0; at--)
    if (some.every((one, offset) => bytes[at + offset] === one)) return at
  return -1
}
