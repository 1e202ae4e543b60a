import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { emitir, rechazar } from '@/contract/papel-pedido'
import { audit, type Autor } from '@/backend/acceso/auditoria/store'
import { addCertificado } from '@/backend/credenciales/certificado/store'
import { issueCertificado } from '@/backend/credenciales/papel/emitir'
import { type Abierto, end, holdOpen, takeBack } from '@/backend/credenciales/papel-pedido/abierto'
import { tellIssued, tellRefused } from '@/backend/credenciales/papel-pedido/carta'
import { readOffer } from '@/backend/credenciales/papel-pedido/oferta'
import type { Emisor } from '@/backend/credenciales/regla-emision/reglas'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { addMonths } from '@/domain/fechas'
import { nameOfPapel } from '@/domain/papel'
import { oneLine } from '@/domain/texto'

type Emitido = FilaDe<typeof emitir>

const YA_NO_ESPERA = 'Ese pedido ya no espera: el matriculado lo retiró, o ya se resolvió.'

async function requireOpen(tx: Tx, pedidoID: number): Promise<Abierto> {
  const abierto = await holdOpen(tx, pedidoID)
  if (!abierto) throw new Rechazo(YA_NO_ESPERA)
  return abierto
}

/**
 * Puts the certificate into the record and issues its paper, once: the request is locked and ends with it. Throws
 * `Rechazo` while it is not paid, and as `papel/emitir` does.
 */
export async function issueOpen(tx: Tx, emisor: Emisor, abierto: Abierto): Promise<Emitido> {
  const { id, matriculadoID, tipoCertificadoID, nombre, texto, cargo } = abierto
  if (cargo && !cargo.pagado) throw new Rechazo(`«${nombre}» todavía no está pagado`)
  const { firmanteID, meses } = await readOffer(tx, tipoCertificadoID)
  const { id: origenID } = await addCertificado(
    tx,
    { ...emisor, acto: 'certificado.agregar' },
    {
      ...{ matriculadoID, tipoCertificadoID, observaciones: texto ?? undefined },
      validezDesde: emisor.hoy,
      validezHasta: meses === null ? undefined : addMonths(emisor.hoy, meses),
    },
  )
  const papel = await issueCertificado(
    tx,
    { ...emisor, acto: 'papel.emitir' },
    { clase: 'certificado', origenID, firmanteID: firmanteID ?? 0, observacion1: texto ?? undefined },
  )
  await tx.query(
    `UPDATE papel_pedido SET estado = 'emitido', papel_id = $2, resuelto_en = now(), resuelto_por = $3 WHERE id = $1`,
    [id, papel.id, emisor.persona?.usuarioID ?? null],
  )
  const despues = { certificado: nombre, papel: nameOfPapel('certificado', papel.numero) }
  await audit(tx, emisor, { entidad: 'papel_pedido', entidadID: id, matriculadoID, despues })
  await tellIssued(tx, abierto, papel)
  return { papelID: papel.id, numero: papel.numero }
}

export const issueAsked = async (
  tx: Tx,
  pedido: Pedido,
  { pedidoID }: EntradaDe<typeof emitir>,
): Promise<Emitido> => issueOpen(tx, pedido, await requireOpen(tx, pedidoID))

/** Throws `Rechazo` when it does not wait any more, and while its charge is being paid or stands in a plan. */
export async function refuseAsked(
  tx: Tx,
  pedido: Pedido,
  { pedidoID, motivo }: EntradaDe<typeof rechazar>,
): Promise<null> {
  const abierto = await requireOpen(tx, pedidoID)
  await takeBack(tx, pedido, abierto)
  await close(tx, pedido, abierto, oneLine(motivo))
  return null
}

/** Ends it as refused and tells the doctor why. */
export async function close(tx: Tx, autor: Autor, abierto: Abierto, motivo: string): Promise<void> {
  const { id, matriculadoID, nombre } = abierto
  await end(tx, abierto, 'rechazado', { motivo, usuarioID: autor.persona?.usuarioID ?? null })
  const despues = { certificado: nombre, motivo }
  await audit(tx, autor, { entidad: 'papel_pedido', entidadID: id, matriculadoID, despues })
  await tellRefused(tx, abierto, motivo)
}
