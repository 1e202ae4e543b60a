/** Code page 437 from 128 on, in which old programs write names. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

/** Many programs write UTF-8 without saying so, and what is no UTF-8 is of the old page. */
export function decodeName(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    if (isUtf8) return new TextDecoder().decode(bytes)
    return [...bytes]
      .map((byte) => (byte < 128 ? String.fromCharCode(byte) : (CP437[byte - 128] ?? '?')))
      .join('')
  }
}

/** The name without its folders; undefined for what leads out of them, or says where on a disk it goes. */
export function plainName(nombre: string): string | undefined {
  const parts = nombre.split(/[/\\]/)
  const outside = parts.includes('..') || parts[0] === '' || /^[a-z]:/i.test(nombre) || nombre.includes('\0')
  return outside ? undefined : parts.at(-1)
}

/** Folders, and what systems leave in a zip beside the person's files. */
export const isLeftover = (nombre: string): boolean =>
  /[/\\]$/.test(nombre) ||
  /(^|[/\\])__MACOSX[/\\]/.test(nombre) ||
  /(^|[/\\])(\._[^/\\]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(nombre)
