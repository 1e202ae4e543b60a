import { mayFallSilent, type Queryable } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { ladoDeAqui, readMiembros } from '@/backend/padron/refeps/aqui'
import {
  type FilaNueva,
  keepFilas,
  readDecididas,
  readExtracto,
  withoutDejadas,
} from '@/backend/padron/refeps/filas'
import { type Comparacion, findComparacion } from '@/backend/padron/refeps/store'
import { longOnes } from '@/backend/tarea/aparte'
import type { Trabajo } from '@/backend/tarea/kinds'
import { compareRegistros, type Diferencia } from '@/domain/refeps/comparar'
import { type FilaDeExtracto, readFila } from '@/domain/refeps/extracto'
import { faultOfExtracto, type Lado, sayDiferencias } from '@/domain/refeps/palabras'

/** Reads a kept extract and compares it, in one step: nothing of a comparison stands before all of it does. */
export const compararExtracto: Trabajo<'comparacion'> = {
  paso: async (tx, { pedido, hechas, total }) => {
    const one = await requireComparacion(tx, pedido.comparacionID)
    await mayFallSilent(tx)
    const { filas } = await readExtracto(tx, one, readFila)
    const decididas = await readDecididas(tx, 'refeps')
    const comparado = compareRegistros(filas, await readMiembros(tx, pedido.hoy), decididas)
    const { personas, conocidas } = comparado
    const fault = faultOfExtracto(personas, conocidas)
    const all = fault === undefined ? comparado.diferencias.map(asRow) : []
    const shown = await withoutDejadas(tx, 'refeps', all)
    await keepFilas(tx, one.id, shown)
    await tx.query(
      `UPDATE comparacion SET estado = $2, motivo = $3, dia = $4, filas = $5, sin_estado = $6, personas = $7,
         conocidas = $8, dejadas = $9, comparada_en = now() WHERE id = $1`,
      [
        ...[one.id, fault === undefined ? 'lista' : 'rechazada', fault ?? null, pedido.hoy, filas.length],
        ...[filas.filter(({ activa }) => activa === null).length, personas, conocidas],
        fault === undefined ? all.length - shown.length : null,
      ],
    )
    return total - hechas
  },
  resumen: async (tx, { pedido }) => {
    const [row] = await tx.query<{ motivo: string | null; filas: number | null; cantidad: number }>(
      `SELECT c.motivo, c.filas, (SELECT count(*)::int FROM comparacion_fila f WHERE f.comparacion_id = c.id) AS cantidad
       FROM comparacion c WHERE c.id = $1`,
      [pedido.comparacionID],
    )
    return row?.motivo ?? sayDiferencias(row?.cantidad ?? 0, row?.filas ?? 0)
  },
}

/** The same, of which long ones are done by a process of their own. */
export const compararAparte = (databaseUrl: string): Trabajo<'comparacion'> => ({
  ...compararExtracto,
  aparte: longOnes('comparacion', databaseUrl),
})

async function requireComparacion(db: Queryable, id: number): Promise<Comparacion> {
  const found = await findComparacion(db, 'refeps', id)
  if (!found) throw new Rechazo('La comparación ya no está.')
  return found
}

const asRow = ({ clase, clave, alla, aqui }: Diferencia): FilaNueva => ({
  ...{ clase, clave, fila: alla?.fila ?? null, matriculadoID: aqui?.id ?? null },
  ...{ alla: alla && ladoDeAlla(alla), aqui: aqui && ladoDeAqui(aqui) },
})

const ladoDeAlla = ({ dni, matricula, apellidoNombre, estado, especialidades }: FilaDeExtracto): Lado => ({
  ...{ dni, matricula, apellidoNombre, estado, especialidades },
})
