import { drawPdf, receive } from '@/backend/cli/demonstration-files'
import { type Db, type Tx, withTransaction } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noteLetter, noteReception } from '@/backend/tesoreria/cobranza/anotar'
import { chargeMonths } from '@/backend/tesoreria/ledger/cargar'
import { SIN_COBERTURA } from '@/domain/cobertura'
import { centavos } from '@/domain/dinero'
import { addMonths, formatFecha, monthAt, monthNumber, partsOf } from '@/domain/fechas'

const ACTIVO = 1
const MONTO = centavos(1_200_000n)
/** Months ago: barred by two years and not by five, and only not barred because a letter was received. */
const PRESCRIPTOS = [28, 27]
const SUSPENDIDO = 26
const [ENVIADA, RECIBIDA] = [-4, -3]

/**
 * Two who owe months that are barred by two years and not by five, and one whose month would be, had he not received a letter
 * three months ago.
 */
export async function addDemoCobranza(db: Db, clerk: Pedido): Promise<void> {
  const members = await db.query<{ id: number }>(
    `SELECT id FROM matriculado m WHERE tipo_matricula_id = ${ACTIVO}
       AND NOT EXISTS (SELECT FROM usuario u WHERE u.matriculado_id = m.id)
       AND NOT EXISTS (SELECT FROM cargo c WHERE c.matriculado_id = m.id AND c.anio * 12 + c.mes - 1 <= $1)
     ORDER BY id OFFSET 9 LIMIT 3`,
    [monthNumber(partsOf(clerk.hoy)) - SUSPENDIDO],
  )
  const [first, second, third] = members
  await withTransaction(db, async (tx) => {
    for (const one of [first, second]) if (one) await owe(tx, clerk, one.id, PRESCRIPTOS)
    if (!third) return
    await owe(tx, clerk, third.id, [SUSPENDIDO])
    await demand(tx, clerk, third.id)
  })
}

const owe = (tx: Tx, clerk: Pedido, matriculadoID: number, ago: readonly number[]): Promise<void> =>
  chargeMonths(
    tx,
    { ...clerk, acto: 'cuota.generar' },
    {
      matriculadoID,
      tipoMatriculaID: ACTIVO,
      meses: ago.map((months) => ({
        ...monthAt(monthNumber(partsOf(clerk.hoy)) - months),
        ...{ monto: MONTO, cobertura: SIN_COBERTURA },
      })),
    },
  )

async function demand(tx: Tx, clerk: Pedido, matriculadoID: number): Promise<void> {
  const [sent, received] = [addMonths(clerk.hoy, ENVIADA), addMonths(clerk.hoy, RECIBIDA)]
  const { id } = await noteLetter(
    tx,
    { ...clerk, acto: 'cobranza.intimar' },
    { matriculadoID, dia: sent, medio: 'carta', seguimiento: 'CD 123456789', detalle: 'De muestra' },
  )
  await noteReception(
    tx,
    { ...clerk, acto: 'cobranza.recepcion' },
    { intimacionID: id, dia: received },
    receive(
      'Aviso de recepción.pdf',
      'application/pdf',
      drawPdf(['AVISO DE RECEPCIÓN', 'De muestra', formatFecha(received)]),
    ),
  )
}
