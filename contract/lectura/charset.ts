/** The text of an answer: old servers write in latin-1, or put a byte order mark first. `type`: its content-type. */
export function decode(bytes: Uint8Array, type = ''): string {
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
