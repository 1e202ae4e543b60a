import type { enviarRecibo } from '@/contract/recibo'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit, type Autor } from '@/backend/acceso/auditoria/store'
import { readSignature } from '@/backend/nucleo/firma-del-consejo'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { enqueue, type Carta } from '@/backend/avisos/mensaje/encolar'
import { readSaludo } from '@/backend/nucleo/saludo'
import { readRecibo, type Recibo } from '@/backend/tesoreria/pago/recibo'
import { DESCUENTO, PRECIO_DE_LISTA } from '@/domain/descuento'
import { CERO, formatMoney, subtract, sumMoney } from '@/domain/dinero'
import { dayOf, formatFecha } from '@/domain/fechas'
import { destinoOf, MAIL } from '@/domain/mensaje'

type Entrada = EntradaDe<typeof enviarRecibo>

/** Queues the receipt for the doctor's own address; throws `Rechazo` when there is none (decision 57). */
export async function mailRecibo(
  tx: Tx,
  autor: Autor,
  { matriculadoID, pagoID }: Entrada,
): Promise<FilaDe<typeof enviarRecibo>> {
  const carta = await makeCarta(tx, matriculadoID, pagoID)
  if (!('destino' in carta)) throw new Rechazo(`${carta.motivo}. Cárguelo en su ficha.`)
  await enqueue(tx, autor, { origen: 'recibo', titulo: carta.asunto, pedido: true }, [carta])
  const { destino } = carta
  await audit(tx, autor, { entidad: 'pago', entidadID: pagoID, matriculadoID, despues: { mail: destino } })
  return { destino }
}

/**
 * Collects and, where the rule says so, queues the receipt once. The rule is read before the receipt counter is
 * locked.
 */
export async function withReceiptByMail<C extends { pagoID: number }>(
  tx: Tx,
  autor: Pick<Autor, 'persona'>,
  collect: () => Promise<C>,
): Promise<C> {
  const byItself = (await readAjuste(tx, 'reciboPorMail')) === 1
  const cobro = await collect()
  if (!byItself) return cobro
  const { pagoID } = cobro
  const [pago] = await tx.query<{ de: number }>('SELECT matriculado_id AS de FROM pago WHERE id = $1', [
    pagoID,
  ])
  if (!pago) throw new Error('Sin el pago recién hecho')
  const carta = await makeCarta(tx, pago.de, pagoID)
  await enqueue(tx, autor, { origen: 'recibo', titulo: carta.asunto }, [
    { ...carta, clave: `recibo:${pagoID}` },
  ])
  return cobro
}

async function makeCarta(db: Queryable, matriculadoID: number, pagoID: number): Promise<Carta> {
  const recibo = await readRecibo(db, matriculadoID, pagoID)
  const [persona] = await db.query<{ email: string | null; telefono: string | null }>(
    'SELECT email, telefono FROM matriculado WHERE id = $1',
    [matriculadoID],
  )
  return {
    ...destinoOf(MAIL, persona ?? { email: null, telefono: null }, ''),
    matriculadoID,
    medio: MAIL,
    asunto: `${nameOf(recibo)}${recibo.anulado ? ' (ANULADO)' : ''}`,
    cuerpo: `${await readSaludo(db, matriculadoID)}:\n\n${bodyOf(recibo)}` + (await readSignature(db)),
    urgente: true,
  }
}

const nameOf = ({ nroRecibo, pagoID }: Pick<Recibo, 'nroRecibo' | 'pagoID'>): string =>
  nroRecibo === null ? `Pago ${pagoID} del sistema anterior` : `Recibo N° ${nroRecibo}`

/** The receipt's data as text, since the paper itself is made where it is printed. */
function bodyOf({ anulado, ...recibo }: Recibo): string {
  const lines = recibo.conceptos.map(({ nombre, monto }) => `  ${nombre}: ${formatMoney(monto)}`)
  return [
    anulado
      ? `El siguiente recibo fue ANULADO el ${formatFecha(dayOf(new Date(anulado)))}.`
      : `Recibimos su pago del ${formatFecha(recibo.fecha)}.`,
    '',
    nameOf(recibo),
    `Fecha: ${formatFecha(recibo.fecha)}`,
    `Matrícula: ${recibo.matricula}`,
    `Forma de pago: ${recibo.mp}`,
    '',
    ...lines,
    ...(recibo.descuento > 0n
      ? [
          `${PRECIO_DE_LISTA}: ${formatMoney(sumMoney([recibo.total, recibo.descuento]))}`,
          `${DESCUENTO}: ${formatMoney(subtract(CERO, recibo.descuento))}`,
        ]
      : []),
    `Total: ${formatMoney(recibo.total)}`,
    ...(recibo.observaciones ? ['', `Observaciones: ${recibo.observaciones}`] : []),
    '',
    'Este mensaje informa los datos del recibo y no lo reemplaza. Puede imprimirlo desde su cuenta del Consejo.',
  ].join('\n')
}
