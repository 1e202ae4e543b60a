import { createHash } from 'node:crypto'
import { cutBytes, keepBytes } from '@/backend/archivo/store'
import type { ArchivoRecibido } from '@/backend/nucleo/manejador'
import type { TipoArchivo } from '@/domain/tipos-de-archivo'

/** Bytes as if somebody had just uploaded them. */
export function receive(nombre: string, tipo: TipoArchivo, bytes: Buffer): ArchivoRecibido {
  const known = { huella: createHash('sha256').update(bytes).digest('hex'), tipo, bytes: bytes.length }
  return {
    ...known,
    nombre,
    read: () => Promise.resolve(bytes),
    end: (count) => Promise.resolve(bytes.subarray(-count)),
    keep: (tx, sweep) => keepBytes(tx, known, cutBytes(bytes), sweep),
  }
}

/** A page of A5 with a frame and these lines, in a letter that every viewer has. */
export function drawPdf(lines: readonly string[]): Buffer {
  const texts = lines.map(
    (line, at) => `1 0 0 1 60 ${300 - at * 34} Tm (${line.replace(/[\\()]/g, '\\$&')}) Tj`,
  )
  const drawing = Buffer.from(`2 w 30 30 535 360 re S BT /F 22 Tf ${texts.join(' ')} ET`, 'latin1')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 420] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing.toString('latin1')}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + table + end, 'latin1')
}
