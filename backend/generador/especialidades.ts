import { createAzar, type Azar } from '@/backend/generador/azar'
import type { Carga } from '@/backend/generador/carga'
import type { Catalogos } from '@/backend/generador/catalogos'
import { deathOf, type Socio } from '@/backend/generador/socio'
import { pickFecha } from '@/backend/generador/trayectoria'
import { proposedExpiry } from '@/domain/especialidad'
import { addDays, daysBetween, type Fecha } from '@/domain/fechas'

interface Obtenida {
  especialidadID: number
  obtencion: Fecha
  forma: number
  organizacion: number
}

/** Specialties with their revalidations: most in force, some expired or about to, a few that never expire. */
export function createSpecialties(azar: Azar, catalogos: Catalogos, carga: Carga, hoy: Fecha) {
  let [id, numero] = [0, 0]

  function add(
    socio: Socio,
    { especialidadID, obtencion, forma, organizacion }: Obtenida,
    until: Fecha,
  ): void {
    // Draws of its own leave the other people of the same seed as they are.
    const own = createAzar(socio.id * 31 + daysBetween(obtencion, hoy))
    const sinReval = own.chance(0.06)
    numero++
    let previous: number | null = null
    for (const day of sinReval ? [obtencion] : inventRevalidations(own, obtencion, until)) {
      id++
      carga.add('especialidad_matriculado', {
        id,
        matriculado_id: socio.id,
        especialidad_id: especialidadID,
        fecha_obtencion: day,
        fecha_caducidad: sinReval ? null : proposedExpiry(day),
        sin_reval: sinReval,
        es_reval: previous !== null,
        revalida_id: previous,
        nro_certificado: numero,
        forma_obtencion_especialidad_id: forma,
        organizacion_id: organizacion,
        creado_en: `${day} 10:00:00-03`,
      })
      previous = id
    }
  }

  return (socio: Socio, fechaTitulo: Fecha): void => {
    const earliest = addDays(fechaTitulo, 3 * 365)
    const cuantas = earliest >= hoy || azar.chance(0.4) ? 0 : azar.chance(0.15) ? 2 : 1
    const taken = new Set<number>()
    for (let each = 0; each < cuantas; each++) {
      const obtencion = pickFecha(azar, earliest, hoy)
      const until = deathOf(socio) ?? hoy
      const drawn = azar.pick(catalogos.especialidades)
      const forma = azar.pick(catalogos.formasObtencion)
      const organizacion = azar.pick(catalogos.organizaciones)
      const especialidadID = catalogos.especialidades.find((one) => one >= drawn && !taken.has(one)) ?? drawn
      if (taken.has(especialidadID)) continue
      taken.add(especialidadID)
      if (obtencion <= until) add(socio, { especialidadID, obtencion, forma, organizacion }, until)
    }
  }
}

/** The day it was obtained and those of its revalidations, until somebody forgets one. */
function inventRevalidations(azar: Azar, obtencion: Fecha, until: Fecha): Fecha[] {
  const days = [obtencion]
  for (
    let next = renewalOf(azar, obtencion);
    next <= until && azar.chance(0.88);
    next = renewalOf(azar, next)
  )
    days.push(next)
  return days
}

const renewalOf = (azar: Azar, day: Fecha): Fecha => addDays(proposedExpiry(day), -azar.int(0, 90))
