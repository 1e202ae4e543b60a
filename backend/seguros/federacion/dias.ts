import type { simular } from '@/contract/federacion-matriculado'
import type { EntradaDe } from '@/contract/llamada'
import type { Queryable } from '@/backend/db/conexion'
import { noEncontrado, refuse } from '@/backend/nucleo/rechazo'
import { readOpen, readSeguro, refuseMeeting, type Seguro } from '@/backend/seguros/federacion/store'
import { SIN_COBERTURA, type Cobertura } from '@/domain/cobertura'
import { addDays, formatFecha, type Fecha } from '@/domain/fechas'

/** The days whose cover a change decides, both included, and what it is then; `hasta` null: without end. */
export interface Cambio {
  matriculadoID: number
  desde: Fecha
  hasta: Fecha | null
  cobertura: Cobertura
}

type Extension = Omit<Cobertura, 'federacion'>
const covered = ({ ampliacion, ampliacionExtendida }: Extension): Cobertura => ({
  ...{ federacion: true, ampliacion, ampliacionExtendida },
})

export const daysOfOpening = (
  { matriculadoID, desde }: Pick<Cambio, 'matriculadoID' | 'desde'>,
  extension: Extension,
): Cambio => ({ matriculadoID, desde, hasta: null, cobertura: covered(extension) })

/** Undefined when it ends that day already. Throws `Rechazo` at `hasta` for a day before it began. */
export function daysOfEnd(seguro: Seguro, hasta: Fecha): Cambio | undefined {
  const { matriculadoID, desde, hasta: before } = seguro
  if (hasta < desde) refuse('hasta', `La Fecha de Baja no puede ser anterior al ${formatFecha(desde)}`)
  if (hasta === before) return undefined
  return before !== null && hasta > before
    ? { matriculadoID, desde: addDays(before, 1), hasta, cobertura: covered(seguro) }
    : { matriculadoID, desde: addDays(hasta, 1), hasta: before, cobertura: SIN_COBERTURA }
}

export const daysOfRemoval = ({ matriculadoID, desde, hasta }: Seguro): Cambio => ({
  ...{ matriculadoID, desde, hasta, cobertura: SIN_COBERTURA },
})

/**
 * The days of a change that is not done yet. Throws `Rechazo` for a day that is missing or that it could not have, and for
 * a period that is not the member's.
 */
export async function daysOf(db: Queryable, cambio: EntradaDe<typeof simular>): Promise<Cambio | undefined> {
  const { acto, matriculadoID, federacionMatriculadoID } = cambio
  const [member] = await db.query('SELECT FROM matriculado WHERE id = $1', [matriculadoID])
  if (!member) throw noEncontrado()
  const dia = acto === 'eliminar' ? '' : (cambio.dia ?? refuse('dia', 'Ingrese una fecha válida'))
  if (acto === 'agregar') {
    await refuseMeeting(db, 'desde', { matriculadoID, desde: dia, hasta: null })
    const { ampliacion = false, ampliacionExtendida = false } = cambio
    return daysOfOpening({ matriculadoID, desde: dia }, { ampliacion, ampliacionExtendida })
  }
  if (acto === 'cambiar') {
    const open = await readOpen(db, matriculadoID)
    return open && daysOfOpening({ matriculadoID, desde: dia }, open)
  }
  const seguro = federacionMatriculadoID && (await readSeguro(db, federacionMatriculadoID))
  if (!seguro || seguro.matriculadoID !== matriculadoID) throw noEncontrado()
  if (acto === 'eliminar') return daysOfRemoval(seguro)
  const { desde } = seguro
  const days = daysOfEnd(seguro, dia)
  if (days) await refuseMeeting(db, 'hasta', { matriculadoID, desde, hasta: dia }, seguro.id)
  return days
}
