import { readKeptBook } from '@/backend/archivo/libro'
import { PlanillaRechazada } from '@/backend/archivo/planilla'
import { mayFallSilent, type Queryable, type Tx } from '@/backend/db/conexion'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { ladoDeAqui, readMiembros } from '@/backend/padron/refeps/aqui'
import { type Comparacion, findComparacion, REFEPS } from '@/backend/padron/refeps/store'
import { longOnes } from '@/backend/tarea/aparte'
import type { Trabajo } from '@/backend/tarea/kinds'
import { compareRegistros, type Decididas, type Diferencia } from '@/domain/refeps/comparar'
import { type FilaDeExtracto, readFila } from '@/domain/refeps/extracto'
import { faultOfExtracto, type Lado, sayDiferencias } from '@/domain/refeps/palabras'

/** Reads a kept extract and compares it, in one step: nothing of a comparison stands before all of it does. */
export const compararExtracto: Trabajo<'comparacion'> = {
  paso: async (tx, { pedido, hechas, total }) => {
    const one = await requireComparacion(tx, pedido.comparacionID)
    await mayFallSilent(tx)
    const filas = await readExtracto(tx, one)
    const comparado = compareRegistros(filas, await readMiembros(tx, pedido.hoy), await readDecididas(tx))
    const { personas, conocidas } = comparado
    const fault = faultOfExtracto(personas, conocidas)
    const left = await readDejadas(tx)
    const shown = fault === undefined ? comparado.diferencias.filter((dif) => !left.has(signOf(dif))) : []
    await keepDiferencias(tx, one.id, shown)
    await tx.query(
      `UPDATE comparacion SET estado = $2, motivo = $3, dia = $4, filas = $5, sin_estado = $6, personas = $7,
         conocidas = $8, dejadas = $9, comparada_en = now() WHERE id = $1`,
      [
        ...[one.id, fault === undefined ? 'lista' : 'rechazada', fault ?? null, pedido.hoy, filas.length],
        ...[filas.filter(({ activa }) => activa === null).length, personas, conocidas],
        fault === undefined ? comparado.diferencias.length - shown.length : null,
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
  const found = await findComparacion(db, id)
  if (!found) throw new Rechazo('La comparación ya no está.')
  return found
}

async function readExtracto(db: Queryable, one: Comparacion): Promise<FilaDeExtracto[]> {
  const { huella, nombre, hoja, encabezado, columnas } = one
  try {
    const abierto = await readKeptBook(db, huella, nombre)
    const filas: FilaDeExtracto[] = []
    for await (const fila of abierto.filas) {
      if (fila.hoja !== hoja || fila.fila <= encabezado || fila.celdas === null) continue
      const read = readFila(fila.fila, fila.celdas, columnas)
      if (read) filas.push(read)
    }
    return filas
  } catch (error) {
    throw error instanceof PlanillaRechazada ? new Rechazo(error.message) : error
  }
}

async function readDecididas(db: Queryable): Promise<Decididas> {
  const rows = await db.query<{ clave: string; id: number | null }>(
    `SELECT clave, matriculado_id AS id FROM equivalencia WHERE origen = '${REFEPS}'`,
  )
  return new Map(rows.map(({ clave, id }) => [clave, id]))
}

/** Differences that somebody left as they are, by what they say: one that says something else is shown. */
async function readDejadas(db: Queryable): Promise<ReadonlySet<string>> {
  const rows = await db.query<{
    clase: string
    clave: string | null
    matriculadoID: number | null
    alla: Lado | null
    aqui: Lado | null
  }>(
    `SELECT f.clase, f.clave, f.matriculado_id AS "matriculadoID", f.alla, f.aqui
     FROM comparacion_fila f JOIN comparacion c ON c.id = f.comparacion_id
     WHERE f.resuelta = 'dejar' AND c.origen = '${REFEPS}'`,
  )
  return new Set(
    rows.map(({ clase, clave, matriculadoID, alla, aqui }) =>
      sign(clase, [clave, matriculadoID], alla, aqui),
    ),
  )
}

const signOf = ({ clase, clave, alla, aqui }: Diferencia): string =>
  sign(clase, [clave, aqui?.id ?? null], alla && ladoDeAlla(alla), aqui && ladoDeAqui(aqui))

const sign = (clase: string, who: readonly unknown[], ...sides: readonly (Lado | null)[]): string =>
  JSON.stringify([
    ...[clase, ...who],
    ...sides.map(
      (side) => side && [side.dni, side.matricula, side.apellidoNombre, side.estado, side.especialidades],
    ),
  ])

const ladoDeAlla = ({ dni, matricula, apellidoNombre, estado, especialidades }: FilaDeExtracto): Lado => ({
  ...{ dni, matricula, apellidoNombre, estado, especialidades },
})

/** Rows that are sent at once. */
const TANDA = 5_000

async function keepDiferencias(tx: Tx, id: number, diferencias: readonly Diferencia[]): Promise<void> {
  for (let from = 0; from < diferencias.length; from += TANDA) {
    const lot = diferencias.slice(from, from + TANDA)
    await tx.query(
      `INSERT INTO comparacion_fila (comparacion_id, lugar, clase, clave, fila, matriculado_id, alla, aqui)
       SELECT $1, d.lugar, d.clase, d.clave, d.fila, d.matriculado_id, d.alla::jsonb, d.aqui::jsonb
       FROM unnest($2::int[], $3::text[], $4::text[], $5::int[], $6::int[], $7::text[], $8::text[])
         AS d (lugar, clase, clave, fila, matriculado_id, alla, aqui)`,
      [
        id,
        lot.map((_one, at) => from + at + 1),
        lot.map(({ clase }) => clase),
        lot.map(({ clave }) => clave),
        lot.map(({ alla }) => alla?.fila ?? null),
        lot.map(({ aqui }) => aqui?.id ?? null),
        lot.map(({ alla }) => alla && JSON.stringify(ladoDeAlla(alla))),
        lot.map(({ aqui }) => aqui && JSON.stringify(ladoDeAqui(aqui))),
      ],
    )
  }
}
