import { fstatSync, readSync } from 'node:fs'
import { DE_XLSX, readXls, readXlsx, readXml2003 } from './excel.mjs'
import { readDbf } from './dbf.mjs'
import { readHtml, readMhtml } from './html.mjs'
import { DE_ODS, readOds } from './ods.mjs'
import { Rechazada } from './rechazo.mjs'
import { readTexto } from './texto.mjs'
import { unzip } from './zip.mjs'

const ENTRADA = 0
/** Bytes at the beginning that tell what an XML or a page is. */
const COMIENZO = 4_096

/** The book on the standard input, of the kind that its bytes were found to be (`linesOf` says what a book is). */
export async function openBook(pedido) {
  const { size } = fstatSync(ENTRADA)
  if (size === 0) throw new Rechazada('vacia')
  if (size > pedido.limites.bytes) throw new Rechazada('grande')
  const whole = () => bytesAt(0, size)
  switch (pedido.tipo) {
    case 'zip':
      return readZip(whole(), pedido)
    case 'ole':
      return readXls(whole(), pedido)
    case 'dbf':
      return readDbf({ size, bytesAt }, pedido)
    case 'html':
      return readHtml([whole()], pedido)
    default:
      return readText(size, whole, pedido)
  }
}

/** So many bytes of the file from a place on. The place that others read from stays where it is. */
function bytesAt(from, length) {
  const bytes = Buffer.allocUnsafe(length)
  for (let got = 0; got < length;) {
    const read = readSync(ENTRADA, bytes, got, length - got, from + got)
    if (read === 0) throw new Error('El archivo se acortó')
    got += read
  }
  return bytes
}

const readZip = (bytes, pedido) => {
  const parts = unzip(bytes, pedido.limites, new RegExp(`${DE_XLSX.source}|${DE_ODS.source}`, 'i'))
  return parts.has('content.xml') ? readOds(parts, pedido) : readXlsx(parts, pedido)
}

/** A text of columns, or one of the kinds of sheet that are texts as well. */
function readText(size, whole, pedido) {
  const start = bytesAt(0, Math.min(size, COMIENZO)).toString('latin1')
  if (/^mime-version:/i.test(start)) return readMhtml(whole(), pedido)
  if (!/^(\xef\xbb\xbf)?\s*<\?xml/.test(start)) return readTexto({ size, bytesAt }, pedido)
  if (/<html[\s>]/i.test(start)) return readHtml([whole()], pedido)
  const bytes = whole()
  if (!start.includes('urn:schemas-microsoft-com:office:spreadsheet')) throw new Rechazada('otra')
  if (bytes.includes('<!DOCTYPE') || bytes.includes('<!ENTITY')) throw new Rechazada('definiciones')
  return readXml2003(bytes, pedido)
}
