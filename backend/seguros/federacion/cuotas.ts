import type { actualizarDatosMatricula } from '@/contract/cargo-matricula'
import type { darDeBaja, ESTADOS_DE_CUOTA, simular } from '@/contract/federacion-matriculado'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'
import type { Cambio } from '@/backend/seguros/federacion/dias'
import { editMatricula, MATRICULA, type Matricula } from '@/backend/tesoreria/ledger/editar'
import { isFree } from '@/backend/tesoreria/ledger/impagables'
import { mayEditMatriculas, requireEditMatriculas } from '@/backend/tesoreria/pago/personas'
import { readPrices } from '@/backend/tesoreria/pago/precios'
import { missingPrices } from '@/backend/tesoreria/pago/rules'
import { formatMoney, subtract, sumMoney, type Centavos } from '@/domain/dinero'
import { ESTADOS_CON_CUOTA, TIPO_MATRICULA } from '@/domain/estados'
import { monthNumber } from '@/domain/fechas'
import { priceFor, variantName, variantOf } from '@/domain/precio'

/** A generated month whose variant a change of cover makes another. */
interface Cuota extends Matricula {
  variante: number
  /** What the monthly run would charge for it now; null without a price. */
  nuevo: Centavos | null
}
type Ajustable = Cuota & { nuevo: Centavos }

export type Ajuste = Pick<EntradaDe<typeof darDeBaja>, 'cuotasAjustadas' | 'diferenciaAjuste'>

/** What a change does to the charged months; without one, as where nothing changes, there are none. */
export async function tellCuotas(
  db: Queryable,
  pedido: Pick<Pedido, 'persona' | 'politica'>,
  cambio: Cambio | undefined,
): Promise<Omit<FilaDe<typeof simular>, 'archivos'>> {
  const cuotas = cambio ? await readCuotas(db, cambio) : []
  const ajustables = cuotas.filter(isAdjustable)
  return {
    cuotas: cuotas
      .toSorted((a, b) => monthNumber(a) - monthNumber(b))
      .map(({ id, anio, mes, monto, nuevo, variante, ...cuota }) => ({
        ...{ id, anio, mes, monto, nuevo, estado: stateOf(cuota) },
        ...{ antes: variantName(variantOf(cuota)), ahora: variantName(variante) },
      })),
    diferencia: differenceOf(cuotas.filter(isPriced)),
    ajustables: ajustables.length,
    diferenciaAjustable: differenceOf(ajustables),
    puedeAjustar: await mayEditMatriculas(db, pedido),
    sinPrecio: ESTADOS_CON_CUOTA.flatMap((tipo) =>
      missingPrices(
        tipo,
        cuotas.flatMap(({ nuevo, tipoMatriculaID, anio }) =>
          nuevo === null && tipoMatriculaID === tipo ? anio : [],
        ),
      ),
    ),
  }
}

/**
 * Gives the unpaid months of a change the cover and the price that hold now, each as 'Editar Matricula Generada' does;
 * the member is held. Answers the words for the change's own line in the history. Does nothing unless it was asked for;
 * throws `Rechazo` when it comes to something else than was shown, or is not the person's to do.
 */
export async function adjustCuotas(
  tx: Tx,
  pedido: Pedido,
  cambio: Cambio | undefined,
  { cuotasAjustadas: previstas, diferenciaAjuste: prevista }: Ajuste,
): Promise<{ cuotasAjustadas?: string }> {
  if (previstas === undefined) return {}
  await requireEditMatriculas(tx, pedido)
  const cuotas = cambio ? (await readCuotas(tx, cambio, 'FOR UPDATE')).filter(isAdjustable) : []
  const diferencia = differenceOf(cuotas)
  const palabras = wordsOf(cuotas.length, diferencia)
  if (cuotas.length !== previstas || diferencia !== prevista) {
    const shown = prevista === undefined ? '' : `, no ${wordsOf(previstas, prevista)}`
    throw new Rechazo(`Lo que se ajusta ahora es ${palabras}${shown}. Revise y confirme de nuevo.`)
  }
  const editor = { ...pedido, acto: 'matricula.editar' }
  for (const cuota of cuotas) await editMatricula(tx, editor, editionOf(cuota, cambio))
  return { cuotasAjustadas: palabras }
}

const wordsOf = (cantidad: number, diferencia: Centavos): string =>
  `${cantidad === 1 ? '1 cuota' : `${cantidad} cuotas`} por ${formatMoney(diferencia)}`

const editionOf = (
  { id, tipoMatriculaID, observaciones, nuevo }: Ajustable,
  cambio: Cambio | undefined,
): EntradaDe<typeof actualizarDatosMatricula> => ({
  matriculaID: id,
  tipoMatriculaID,
  federacion: cambio?.cobertura.federacion ?? false,
  ampliacionFederacion: cambio?.cobertura.ampliacion ?? false,
  ampliacionFederacionExtendida: cambio?.cobertura.ampliacionExtendida ?? false,
  observaciones: observaciones ?? undefined,
  monto: nuevo,
})

/** In the order of their ids, in which charges are locked. */
async function readCuotas(
  db: Queryable,
  { matriculadoID, desde, hasta, cobertura }: Cambio,
  lock: '' | 'FOR UPDATE' = '',
): Promise<Cuota[]> {
  const live = await db.query<Matricula>(
    `SELECT ${MATRICULA} FROM cargo
     WHERE matriculado_id = $1 AND tipo = ${TIPO_MATRICULA} AND tipo_matricula_id IS NOT NULL AND anulado_en IS NULL
       AND resto_de IS NULL
       AND make_date(anio, mes, 1) BETWEEN $2 AND coalesce($3::date, 'infinity') ORDER BY id ${lock}`,
    [matriculadoID, desde, hasta],
  )
  const variante = variantOf(cobertura)
  const others = live.filter((cuota) => variantOf(cuota) !== variante)
  if (others.length === 0) return []
  const precios = await readPrices(db, ESTADOS_CON_CUOTA)
  return others.map((cuota) => {
    const own = precios.filter(({ tipoMatriculaID }) => tipoMatriculaID === cuota.tipoMatriculaID)
    return { ...cuota, variante, nuevo: priceFor(own, cuota.anio, variante) }
  })
}

const isPriced = (cuota: Cuota): cuota is Ajustable => cuota.nuevo !== null
const isAdjustable = (cuota: Cuota): cuota is Ajustable => isFree(cuota) && isPriced(cuota)

const differenceOf = (cuotas: readonly Ajustable[]): Centavos =>
  sumMoney(cuotas.map(({ nuevo, monto }) => subtract(nuevo, monto)))

function stateOf({
  lineaID,
  enPlanID,
  tramiteID,
}: Pick<Cuota, 'lineaID' | 'enPlanID' | 'tramiteID'>): (typeof ESTADOS_DE_CUOTA)[number] {
  if (lineaID !== null) return 'pagada'
  if (enPlanID !== null) return 'plan'
  return tramiteID === null ? 'impaga' : 'tramite'
}
