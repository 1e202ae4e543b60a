import type { actualizarFeriados, traerFeriados } from '@/contract/ajuste-de-debito'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { feriadosOf, listGuardados, saveGrupo } from '@/backend/debitos/ajuste/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { refuse } from '@/backend/nucleo/rechazo'
import { holidaysOf, repeatedHoliday, type Feriados } from '@/domain/debito/feriados'
import { formatFecha, partsOf } from '@/domain/fechas'

export async function readFeriados(db: Queryable): Promise<FilaDe<typeof traerFeriados>> {
  const guardado = (await listGuardados(db))('feriados')
  const { version, cambiado, quien } = guardado
  const { propios, sinEfecto } = feriadosOf(guardado)
  return { propios: [...propios], sinEfecto: [...sinEfecto], version, cambiado, quien }
}

/** Answers the new version. Throws `Rechazo` for a day that stands twice or is no national one. */
export async function updateFeriados(
  { version, ...typed }: EntradaDe<typeof actualizarFeriados>,
  pedido: Pedido,
  tx: Tx,
): Promise<{ version: number }> {
  const propios = typed.propios
    .map(({ fecha, nombre }) => ({ fecha, nombre: nombre.trim() }))
    .toSorted((a, b) => a.fecha.localeCompare(b.fecha))
  const sinEfecto = [...new Set(typed.sinEfecto)].toSorted()
  const repeated = repeatedHoliday(propios)
  if (repeated) refuse('propiosJSON', `El ${formatFecha(repeated)} está dos veces`)
  for (const fecha of sinEfecto)
    if (!holidaysOf(partsOf(fecha).anio).some((feriado) => feriado.fecha === fecha))
      refuse('sinEfectoJSON', `El ${formatFecha(fecha)} no es un feriado nacional`)
  return saveGrupo<Feriados>(
    tx,
    pedido,
    { grupo: 'feriados', version, change: () => ({ propios, sinEfecto }) },
    inWords,
  )
}

const inWords = ({ propios, sinEfecto }: Feriados): Record<string, string> => ({
  propios: propios.map(({ fecha, nombre }) => `${formatFecha(fecha)} ${nombre}`).join(', '),
  sinEfecto: sinEfecto.map(formatFecha).join(', '),
})
