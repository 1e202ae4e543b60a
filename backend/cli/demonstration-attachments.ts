import { createHash } from 'node:crypto'
import { cutBytes, keepBytes } from '@/backend/archivo/store'
import { addAdjunto, replaceAdjunto } from '@/backend/credenciales/adjunto/cambios'
import type { Tx } from '@/backend/db/conexion'
import type { ArchivoRecibido, Pedido } from '@/backend/nucleo/manejador'
import { addDays } from '@/domain/fechas'
import type { TipoArchivo } from '@/domain/tipos-de-archivo'

type Act = <R>(acto: string, work: (tx: Tx, pedido: Pedido) => Promise<R>) => Promise<R>

/**
 * Attachments as a clerk uploads them: to each member a diploma and a photograph; to the first also an insurance that
 * ends within a month, which took the place of last year's.
 */
export async function addDemoAttachments(
  act: Act,
  members: readonly { id: number; nombre: string }[],
  foto: Buffer,
): Promise<void> {
  for (const { id: matriculadoID, nombre } of members) {
    const diploma = receive('Título de médico', 'application/pdf', drawPdf(['TÍTULO DE MÉDICO', nombre]))
    const upload = (tipo: 'titulo' | 'foto', archivo: ArchivoRecibido) =>
      act('adjunto.subir', (tx, pedido) =>
        addAdjunto(tx, pedido, { matriculadoID, tipo, vence: undefined }, archivo),
      )
    await upload('titulo', diploma)
    await upload('foto', receive('Foto', 'image/png', foto))
  }
  const [first] = members
  if (!first) return
  const insurance = (year: string) =>
    receive(`Seguro ${year}`, 'application/pdf', drawPdf(['PÓLIZA DE SEGURO', year, first.nombre]))
  const { id: adjuntoID } = await act('adjunto.subir', (tx, pedido) => {
    const datos = { matriculadoID: first.id, tipo: 'otro' as const, vence: addDays(pedido.hoy, -340) }
    return addAdjunto(tx, pedido, datos, insurance('anterior'))
  })
  await act('adjunto.reemplazar', (tx, pedido) =>
    replaceAdjunto(tx, pedido, { adjuntoID, vence: addDays(pedido.hoy, 25) }, insurance('actual')),
  )
}

function receive(nombre: string, tipo: TipoArchivo, bytes: Buffer): ArchivoRecibido {
  const known = { huella: createHash('sha256').update(bytes).digest('hex'), tipo, bytes: bytes.length }
  return {
    ...known,
    nombre,
    read: () => Promise.resolve(bytes),
    end: (count) => Promise.resolve(bytes.subarray(-count)),
    keep: (tx) => keepBytes(tx, known, cutBytes(bytes)),
  }
}

/** A page of A5 with a frame and these lines, in a letter that every viewer has. */
function drawPdf(lines: readonly string[]): Buffer {
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
