import { drawPdf, receive } from '@/backend/cli/demonstration-files'
import { addAdjunto, replaceAdjunto } from '@/backend/credenciales/adjunto/cambios'
import type { Tx } from '@/backend/db/conexion'
import type { ArchivoRecibido, Pedido } from '@/backend/nucleo/manejador'
import { addDays } from '@/domain/fechas'

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
