import type { EntradaDe } from '@/contract/llamada'
import type { pedir, retirar } from '@/contract/papel-pedido'
import { audit } from '@/backend/acceso/auditoria/store'
import { end, holdOpen, takeBack } from '@/backend/credenciales/papel-pedido/abierto'
import { asksText, listOffers, listReasons, type Oferta } from '@/backend/credenciales/papel-pedido/oferta'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { holdMatriculado } from '@/backend/padron/matriculado/hold-matriculado'
import { requireMember } from '@/backend/padron/propuesta/store'
import { chargeConcepto } from '@/backend/tesoreria/ledger/concepto'
import { formatMoney } from '@/domain/dinero'
import { oneLine } from '@/domain/texto'

const DEL_MEDICO = 'Lleva un texto que escribió el médico: léalo antes de emitir'

/**
 * Asks for a paper of the doctor's own and charges its concept today. Throws `Rechazo` with the rules that he does not
 * meet, for a second open request of the type, and for another price than the one he saw; at `texto` for a remark that is
 * missing; `noEncontrado` for a type that is not offered.
 */
export async function askFor(
  tx: Tx,
  pedido: Pedido,
  { tipoCertificadoID, texto, montoPrevisto }: EntradaDe<typeof pedir>,
): Promise<{ pedidoID: number }> {
  const matriculadoID = requireMember(pedido)
  // Of two windows the second one finds what the first asked for.
  await holdMatriculado(tx, matriculadoID)
  await tx.query('SELECT FROM papel_a_pedido WHERE tipo_certificado_id = $1 FOR SHARE', [tipoCertificadoID])
  const [oferta] = await listOffers(tx, tipoCertificadoID)
  if (!oferta) throw noEncontrado()
  const { nombre, conceptoID, monto } = oferta
  const [open] = await tx.query(
    `SELECT FROM papel_pedido WHERE matriculado_id = $1 AND tipo_certificado_id = $2 AND estado = 'abierto'`,
    [matriculadoID, tipoCertificadoID],
  )
  if (open) throw new Rechazo(`Ya pidió «${nombre}»: mire en qué está en «Lo que pidió»`)
  const motivos = await listReasons(tx, matriculadoID, oferta, pedido.hoy)
  if (motivos.length > 0) throw new Rechazo(`No se le puede emitir «${nombre}»: ${motivos.join('; ')}`)
  if ((montoPrevisto ?? null) !== monto)
    throw new Rechazo(
      monto === null ? `«${nombre}» ahora no se cobra` : `«${nombre}» ahora cuesta ${formatMoney(monto)}`,
    )
  const said = readText(oferta, texto)
  const cargoID =
    monto === null || conceptoID === null
      ? null
      : await chargeConcepto(
          tx,
          { ...pedido, acto: 'concepto.cargar' },
          { matriculadoID, conceptoID, montoPrevisto: monto },
        )
  const [made] = await tx.query<{ id: number }>(
    `INSERT INTO papel_pedido (matriculado_id, tipo_certificado_id, texto, cargo_id, demora)
     VALUES ($1, $2, $3, $4, $5) RETURNING id`,
    [matriculadoID, tipoCertificadoID, said, cargoID, said === null ? null : DEL_MEDICO],
  )
  if (!made) throw new Error('El pedido no se guardó')
  const despues = { certificado: nombre, texto: said, ...(monto !== null && { monto }) }
  await audit(tx, pedido, { entidad: 'papel_pedido', entidadID: made.id, matriculadoID, despues })
  return { pedidoID: made.id }
}

/** A remark that reads like a placeholder would keep the body from being filled. */
function readText(oferta: Oferta, typed: string | undefined): string | null {
  if (!asksText(oferta)) return null
  const texto = oneLine(typed ?? '')
  if (texto === '') refuse('texto', 'Escriba para qué es')
  if (texto.includes('#')) refuse('texto', 'Escríbalo sin #')
  return texto
}

/** Throws `noEncontrado` for another's or one that is over, `Rechazo` once it is paid or while it is being paid. */
export async function withdraw(
  tx: Tx,
  pedido: Pedido,
  { pedidoID }: EntradaDe<typeof retirar>,
): Promise<null> {
  const matriculadoID = requireMember(pedido)
  const abierto = await holdOpen(tx, pedidoID, matriculadoID)
  if (!abierto) throw noEncontrado()
  if (abierto.cargo?.pagado)
    throw new Rechazo(`«${abierto.nombre}» ya está pagado: el Consejo lo emite o le dice por qué no`)
  await takeBack(tx, pedido, abierto)
  await end(tx, abierto, 'retirado', { usuarioID: pedido.persona.usuarioID })
  const antes = { certificado: abierto.nombre }
  await audit(tx, pedido, { entidad: 'papel_pedido', entidadID: pedidoID, matriculadoID, antes })
  return null
}
