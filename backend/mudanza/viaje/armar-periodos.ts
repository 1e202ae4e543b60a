import type { Seguro } from '@/backend/generador/seguros'
import type { Persona, Taller } from '@/backend/mudanza/viaje/armar-fichas'
import { POR_MATRICULADO } from '@/backend/mudanza/viaje/llamadas'
import type { Relectura } from '@/backend/mudanza/viaje/relectura'
import { estadoID } from '@/domain/estados'
import { addDays, type Fecha } from '@/domain/fechas'

export interface Periodo {
  tipo: number
  desde: Fecha
}

/** Of each member the periods follow one another, and the last is open and of his type: where they do not, the record wins. */
export async function armarPeriodos(
  { carga, catalogos, hallazgos, hoy }: Taller,
  copia: Relectura,
  { id, ficha, tipoMatriculaID }: Persona,
): Promise<Periodo[]> {
  const rows = await copia.rows(POR_MATRICULADO.periodos, { matriculadoID: id })
  const found = rows.flatMap(({ fechaDesde, tipoMatricula }): Periodo[] => {
    const nombre = tipoMatricula?.nombre ?? null
    const tipo = estadoID({ id: null, nombre }) ?? catalogos.porNombre('tipo_matricula', nombre)
    if (fechaDesde && tipo !== undefined) return [{ tipo, desde: fechaDesde }]
    hallazgos.note(
      'periodo',
      id,
      `Un período «${nombre ?? ''}» no tiene desde cuándo, o su tipo no se conoce`,
    )
    return []
  })
  const periodos = found.toReversed().toSorted((a, b) => (a.desde < b.desde ? -1 : a.desde > b.desde ? 1 : 0))
  const open = rows.filter(({ fechaHasta }) => !fechaHasta).length
  if (rows.length > 0 && open !== 1) hallazgos.note('periodo', id, `Tiene ${open} períodos abiertos`)
  const last = periodos.at(-1)
  if (!last || last.tipo !== tipoMatriculaID) {
    const desde = last ? hoy : (ficha.varios?.ingresoCM ?? hoy)
    hallazgos.note(
      'periodo',
      id,
      last
        ? `Su último período no es del estado que tiene: se abre otro el ${desde}`
        : `No tiene períodos: se abre uno el ${desde}`,
    )
    periodos.push({ tipo: tipoMatriculaID, desde: last && last.desde > desde ? last.desde : desde })
  }
  for (const [index, { tipo, desde }] of periodos.entries()) {
    carga.add('periodo_matricula', {
      matriculado_id: id,
      tipo_matricula_id: tipo,
      fecha_desde: desde,
      fecha_hasta: periodos[index + 1]?.desde ?? null,
    })
  }
  return periodos
}

/** Insurance and superintendencia: two periods never share a day, so that the earlier ends where the later begins. */
export async function armarSeguros(taller: Taller, copia: Relectura, { id }: Persona): Promise<Seguro[]> {
  const { carga, catalogos } = taller
  const seguros = await copia.pages(POR_MATRICULADO.seguros, { matriculadoID: id })
  const found = apart(taller, id, seguros).map((row) => {
    const { desde, hasta, ampliacionExtendida } = row
    const tipoSeguroID = catalogos.porNombre('tipo_seguro', row.tipoSeguro) ?? null
    const ampliacion = (row.ampliacion ?? false) && !ampliacionExtendida
    return {
      id: taller.numeros.keep('federacion_matriculado', row.id),
      desde,
      hasta,
      tipoSeguroID,
      ampliacion,
      ampliacionExtendida: ampliacionExtendida ?? false,
    }
  })
  for (const row of found) {
    carga.add('federacion_matriculado', {
      id: row.id,
      matriculado_id: id,
      desde: row.desde,
      hasta: row.hasta,
      tipo_seguro_id: row.tipoSeguroID,
      ampliacion: row.ampliacion,
      ampliacion_extendida: row.ampliacionExtendida,
    })
  }
  const otros = await copia.pages(POR_MATRICULADO.superintendencia, { matriculadoID: id })
  for (const row of apart(taller, id, otros)) {
    carga.add('superintendencia_matriculado', {
      id: taller.numeros.keep('superintendencia_matriculado', row.id),
      matriculado_id: id,
      desde: row.desde,
      hasta: row.hasta,
      nro_certificado: row.nroCertificado ?? null,
    })
  }
  return found
}

interface ConDias {
  id: number | undefined
  desde: Fecha | null | undefined
  hasta: Fecha | null | undefined
}

function apart<R extends ConDias>(
  { hallazgos }: Taller,
  id: number,
  rows: readonly R[],
): (R & { id: number; desde: Fecha; hasta: Fecha | null })[] {
  const dated = rows.flatMap((row) => {
    const { id: own, desde, hasta } = row
    if (own !== undefined && desde && (!hasta || hasta >= desde))
      return [{ ...row, id: own, desde, hasta: hasta ?? null }]
    hallazgos.note('seguro', id, 'Un período no tiene desde cuándo, o termina antes de empezar', row)
    return []
  })
  dated.sort((a, b) => (a.desde === b.desde ? a.id - b.id : a.desde < b.desde ? -1 : 1))
  return dated.flatMap((row, index) => {
    const next = dated[index + 1]
    if (!next || (row.hasta !== null && row.hasta < next.desde)) return [row]
    hallazgos.note('seguro', id, `El período del ${row.desde} se superponía con el del ${next.desde}`, {
      uno: row,
      otro: next,
    })
    const hasta = addDays(next.desde, -1)
    return hasta < row.desde ? [] : [{ ...row, hasta }]
  })
}
