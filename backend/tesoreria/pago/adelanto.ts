import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { generarMatriculaAdelantada, simularMatriculaAdelantada } from '@/contract/adelanto'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { coverMonths } from '@/backend/nucleo/cobertura'
import { requireEstado, requirePossible } from '@/backend/nucleo/acto-por-estado'
import { Rechazo, noEncontrado } from '@/backend/nucleo/rechazo'
import type { Actor } from '@/backend/tesoreria/ledger/actor'
import { chargeMonths } from '@/backend/tesoreria/ledger/cargar'
import { readPrices } from '@/backend/tesoreria/pago/precios'
import { missingPrices, nextMonths, requireTipo } from '@/backend/tesoreria/pago/rules'
import type { Cobertura } from '@/domain/cobertura'
import { formatMoney, sumMoney } from '@/domain/dinero'
import { TIPO_MATRICULA, type TipoConCuota } from '@/domain/estados'
import { formatMes, monthNumber, partsOf, type Fecha, type Mes } from '@/domain/fechas'
import { priceFor, variantOf } from '@/domain/precio'

type Pedida = EntradaDe<typeof simularMatriculaAdelantada>
type Simulacion = FilaDe<typeof simularMatriculaAdelantada>

interface Adelanto extends Simulacion {
  tipoMatriculaID: TipoConCuota
  meses: (Simulacion['meses'][number] & { cobertura: Cobertura })[]
}

/** The one rule of the preview and of the act (decision 9). */
export async function planAdelanto(db: Queryable, pedida: Pedida, hoy: Fecha): Promise<Adelanto> {
  const socio = await readSocio(db, pedida.matriculadoID, hoy)
  const tipo = requireTipo(pedida.tipoMatriculaID, socio.tipoMatriculaID)
  const months = nextMonths(hoy, socio.cargados ?? [], pedida.cantidad)
  await requirePossible(db, 'cuota', { matriculadoID: pedida.matriculadoID, mes: months.at(-1) })
  const precios = await readPrices(db, [tipo])
  const meses = (await coverMonths(db, pedida.matriculadoID, months)).map((mes) => ({
    ...mes,
    monto: priceFor(precios, mes.anio, variantOf(mes.cobertura)),
  }))
  return {
    tipoMatriculaID: tipo,
    meses,
    total: sumMoney(meses.flatMap(({ monto }) => monto ?? [])),
    sinPrecio: missingPrices(
      tipo,
      meses.filter(({ monto }) => monto === null).map(({ anio }) => anio),
    ),
  }
}

/** Charges all that `planAdelanto` says, or nothing; refused when it is not what the person confirmed. */
export async function chargeAdelanto(
  tx: Tx,
  actor: Actor,
  pedida: EntradaDe<typeof generarMatriculaAdelantada>,
): Promise<{ cantidad: number }> {
  const { tipoMatriculaID, meses, total, sinPrecio } = await planAdelanto(tx, pedida, actor.hoy)
  if (sinPrecio.length > 0) throw new Rechazo(sinPrecio.join('. '))
  requireFirstMonth(pedida.primerMesPrevisto, meses[0])
  if (pedida.totalPrevisto !== undefined && pedida.totalPrevisto !== total) {
    throw new Rechazo(
      `El total de las cuotas ahora es ${formatMoney(total)}, no ${formatMoney(pedida.totalPrevisto)}. Revise y confirme de nuevo.`,
    )
  }
  const { matriculadoID, motivo } = pedida
  const porque = await requireEstado(tx, 'cuota', { matriculadoID, motivo, mes: meses.at(-1) })
  await chargeMonths(tx, actor, {
    matriculadoID,
    ...porque,
    tipoMatriculaID,
    meses: meses.flatMap(({ monto, ...mes }) => (monto === null ? [] : { ...mes, monto })),
  })
  return { cantidad: meses.length }
}

/** Two people who confirm the same preview would otherwise charge twice as many months. */
function requireFirstMonth(previsto: Fecha | undefined, primero: Mes | undefined): void {
  if (previsto === undefined || primero === undefined) return
  if (monthNumber(partsOf(previsto)) === monthNumber(primero)) return
  throw new Rechazo(`Las cuotas ahora empiezan en ${formatMes(primero)}. Revise y confirme de nuevo.`)
}

interface Socio {
  tipoMatriculaID: number
  cargados: number[] | null
}

async function readSocio(db: Queryable, matriculadoID: number, hoy: Fecha): Promise<Socio> {
  const [socio] = await db.query<Socio>(
    `SELECT m.tipo_matricula_id AS "tipoMatriculaID",
       (SELECT array_agg(c.anio * 12 + c.mes - 1) FROM cargo c
        WHERE c.matriculado_id = m.id AND c.tipo = ${TIPO_MATRICULA} AND c.anulado_en IS NULL
          AND c.anio * 12 + c.mes - 1 >= $2) AS cargados
     FROM matriculado m WHERE m.id = $1`,
    [matriculadoID, monthNumber(partsOf(hoy))],
  )
  if (!socio) throw noEncontrado()
  return socio
}
