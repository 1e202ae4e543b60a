import type { EntradaDe } from '@/contract/llamada'
import { traerCuentaCorriente } from '@/contract/cuenta-corriente'
import { TIPO_NOMBRES } from '@/domain/estados'
import { SIEMPRE } from '@/lib/descarga/siempre'
import type { Lector } from '@/lib/descarga/lectura'
import type { FilaDescarga, Renglon } from '@/lib/descarga/renglon'
import type { FilaCuenta } from '@/lib/tesoreria/account-row'

/** A file holds what the screen does: every kind of charge. */
export const TODO_TIPO: readonly [string, string][] = ['traerMatriculas', 'traerConceptos', 'traerPP'].map(
  (clave) => [clave, 'true'],
)

/** The statement of a range; of the whole history the first row is left out. */
export async function* walkAccount(
  leer: Lector,
  entrada: EntradaDe<typeof traerCuentaCorriente>,
): AsyncGenerator<Renglon, void> {
  const { datos } = yield* leer(traerCuentaCorriente, entrada)
  const todo = entrada.desde === SIEMPRE.desde && entrada.hasta === SIEMPRE.hasta
  const filas = todo ? datos.slice(1) : datos
  yield { total: filas.length }
  yield { filas: filas.map(lineOf) }
}

const lineOf = ({
  fecha,
  concepto,
  tipo,
  tipoCon,
  tipoMov,
  ajuste,
  egreso,
  ingreso,
  saldo,
  nroRecibo,
  reciboAnterior,
}: FilaCuenta): FilaDescarga => ({
  fecha,
  concepto,
  tipo: TIPO_NOMBRES[tipoCon as keyof typeof TIPO_NOMBRES] ?? tipo,
  movimiento: ajuste ? `${tipoMov} – Ajuste` : tipoMov,
  egreso,
  ingreso,
  saldo,
  nroRecibo: nroRecibo ?? reciboAnterior,
})
