import { createHash } from 'node:crypto'
import { pdfText, writePdf } from '@/backend/archivo/pdf'
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

/** A page of A5 with a frame and these lines. */
export function drawPdf(lines: readonly string[]): Buffer {
  const texts = lines.map((line, at) => `1 0 0 1 60 ${300 - at * 34} Tm ${pdfText(line)} Tj`)
  const dibujo = `2 w 30 30 535 360 re S BT /F 22 Tf ${texts.join(' ')} ET`
  return writePdf([{ ancho: 595, alto: 420, dibujo }])
}
