import { isDeepStrictEqual } from 'node:util'
import type { exportar, traerFilas } from '@/contract/fallecidos'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import type { Pagina } from '@/backend/nucleo/manejador'
import { readLados } from '@/backend/padron/fallecidos/aqui'
import { readPagosDespues } from '@/backend/padron/fallecidos/pagos'
import { listAllFilas, listFilas } from '@/backend/padron/refeps/filas'
import type { PagoDespues } from '@/domain/fallecidos/asentar'
import { ACCIONES_DE_FALLECIDO, CLASES_DE_FALLECIDO } from '@/domain/fallecidos/clases'
import { type LadoDeAqui, reparosOf, sayDia, sayEstado, sayPagos } from '@/domain/fallecidos/palabras'
import type { Fecha } from '@/domain/fechas'

type Fila = FilaDe<typeof traerFilas>
type Guardada = Omit<Fila, 'cambio' | 'reparo' | 'pagos'>
type Mirada = Pick<Fila, 'cambio' | 'reparo' | 'pagos'>

/** A page of a list's rows, each with what there is to look at today. */
export async function listFallecidos(
  db: Queryable,
  hoy: Fecha,
  entrada: EntradaDe<typeof traerFilas>,
): Promise<Pagina<Fila>> {
  const { filas, total } = await listFilas<Guardada>(db, 'fallecidos', entrada)
  return { filas: await lookAt(db, hoy, filas), total }
}

/** Whether the record says something else than when the list was read; what was written down changed it. */
export const hasChanged = (
  { matriculadoID, aqui, resuelta }: Pick<Guardada, 'matriculadoID' | 'aqui' | 'resuelta'>,
  now: ReadonlyMap<number, LadoDeAqui>,
): boolean => resuelta !== 'asentar' && !isDeepStrictEqual(now.get(matriculadoID), aqui)

/** Of whom is dead here already nothing stands against it. */
const isOpen = ({ clase }: Pick<Guardada, 'clase'>): boolean => clase === 'porAsentar' || clase === 'posible'

async function lookAt<F extends Guardada>(
  db: Queryable,
  hoy: Fecha,
  filas: readonly F[],
): Promise<(F & Mirada)[]> {
  const now = await readLados(
    db,
    filas.map(({ matriculadoID }) => matriculadoID),
  )
  const asked = filas.filter((fila) => isOpen(fila) && fila.alla.dia !== null)
  const found = await readPagosDespues(
    db,
    asked.map(({ matriculadoID, alla }) => ({ matriculadoID, dia: alla.dia ?? hoy })),
  )
  const pagos = new Map(asked.map((fila, at): [F, PagoDespues[]] => [fila, found.get(at) ?? []]))
  return filas.map((fila) => ({
    ...fila,
    cambio: hasChanged(fila, now),
    reparo: (isOpen(fila) && reparosOf(fila.alla, fila.aqui, hoy).join(' ')) || null,
    pagos: pagos.get(fila) ?? [],
  }))
}

type Exportada = FilaDe<typeof exportar>

/** All rows of a list, in words. */
export async function listToExport(
  db: Queryable,
  hoy: Fecha,
  { comparacionID }: EntradaDe<typeof exportar>,
): Promise<Pagina<Exportada>> {
  const rows = await listAllFilas<Guardada>(db, 'fallecidos', comparacionID)
  return { filas: (await lookAt(db, hoy, rows)).map(asExported) }
}

function asExported({
  filaID,
  clase,
  alla,
  aqui,
  resuelta,
  motivo,
  ...mirada
}: Guardada & Mirada): Exportada {
  const { matricula, dni, apellidoNombre } = aqui
  return {
    ...{ id: filaID, clase: CLASES_DE_FALLECIDO[clase].nombre, matricula, dni, apellidoNombre },
    ...{ dia: alla.dia, enLaLista: `${alla.apellidoNombre}. ${sayDia(alla)}`, aqui: sayEstado(aqui) },
    aviso: [
      mirada.reparo,
      sayPagos(mirada.pagos),
      mirada.cambio && 'La ficha cambió después de leer la lista',
    ]
      .filter(Boolean)
      .join(' '),
    decidido: [resuelta && ACCIONES_DE_FALLECIDO[resuelta].hecho, motivo].filter(Boolean).join(': '),
  }
}
