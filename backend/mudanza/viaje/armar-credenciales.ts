import type { Persona, Taller } from '@/backend/mudanza/viaje/armar-fichas'
import { POR_MATRICULADO } from '@/backend/mudanza/viaje/llamadas'
import type { Relectura } from '@/backend/mudanza/viaje/relectura'
import type { Leido } from '@/contract/lectura/result'
import type { FilaDe } from '@/contract/llamada'
import type { Fecha } from '@/domain/fechas'

/** Certificate numbers of specialties that are taken; the counter goes on after the last. */
export class Certificados {
  private readonly dados = new Set<number>()
  ultimo = 0

  /** Whether it is a number that nobody has yet. */
  take(numero: number): boolean {
    if (this.dados.has(numero)) return false
    this.dados.add(numero)
    this.ultimo = Math.max(this.ultimo, numero)
    return true
  }
}

export async function armarCredenciales(
  taller: Taller,
  copia: Relectura,
  persona: Persona,
  certificados: Certificados,
): Promise<void> {
  await addEspecialidades(taller, copia, persona, certificados)
  const { carga, catalogos, hallazgos } = taller
  const { id } = persona
  const practicas = new Set<number>()
  const byDay = (a: { fechaObtencion?: Fecha | null | undefined }, b: typeof a) =>
    (a.fechaObtencion ?? '') < (b.fechaObtencion ?? '') ? -1 : 1
  for (const row of (await copia.rows(POR_MATRICULADO.practicas, { matriculadoID: id })).toSorted(byDay)) {
    const practica = row.practicaID ?? catalogos.porNombre('practica', row.practica)
    if (
      row.id === undefined ||
      !row.fechaObtencion ||
      practica === undefined ||
      practicas.has(practica) ||
      !catalogos.has('practica', practica)
    ) {
      hallazgos.note(
        'practica',
        id,
        `La práctica «${row.practica ?? ''}» está dos veces, o le falta la fecha`,
        row,
      )
      continue
    }
    practicas.add(practica)
    carga.add('practica_matriculado', {
      id: taller.numeros.keep('practica_matriculado', row.id),
      matriculado_id: id,
      practica_id: practica,
      fecha_obtencion: row.fechaObtencion,
    })
  }
  for (const row of await copia.pages(POR_MATRICULADO.certificados, { matriculadoID: id })) {
    const tipo = row.tipoCertificadoID ?? catalogos.porNombre('tipo_certificado', row.tipoCertificadoNombre)
    if (row.id === undefined || !row.validezDesde || !catalogos.has('tipo_certificado', tipo)) {
      hallazgos.note(
        'certificado',
        id,
        `Al certificado «${row.tipoCertificadoNombre ?? ''}» le falta desde cuándo vale`,
        row,
      )
      continue
    }
    const hasta = row.validezHasta ?? null
    carga.add('certificado_matriculado', {
      id: taller.numeros.keep('certificado_matriculado', row.id),
      matriculado_id: id,
      tipo_certificado_id: tipo ?? null,
      validez_desde: row.validezDesde,
      validez_hasta: hasta !== null && hasta >= row.validezDesde ? hasta : null,
      observaciones: row.observaciones ?? null,
    })
  }
}

type Titulo = Leido<FilaDe<typeof POR_MATRICULADO.especialidades>> & {
  id: number
  especialidadID: number
  fechaObtencion: Fecha
}

/** One that is written: its number as it was, and ours where it is a whole one that nobody had. */
interface Escrita {
  row: Titulo
  texto: string
  numero: number | null
  revalidada?: true
}

async function addEspecialidades(
  taller: Taller,
  copia: Relectura,
  { id }: Persona,
  certificados: Certificados,
): Promise<void> {
  const { catalogos, hallazgos } = taller
  const rows = await copia.rows(POR_MATRICULADO.especialidades, { matriculadoID: id })
  const whole = rows.flatMap((row): Titulo[] => {
    const especialidadID = row.especialidadID ?? catalogos.porNombre('especialidad', row.especialidad)
    const { id: own, fechaObtencion } = row
    if (
      own !== undefined &&
      fechaObtencion &&
      especialidadID &&
      catalogos.has('especialidad', especialidadID)
    )
      return [{ ...row, id: own, especialidadID, fechaObtencion }]
    const named = `A la especialidad «${row.especialidad ?? ''}»`
    hallazgos.note('especialidad', id, `${named} le falta la fecha, o no se conoce`, row)
    return []
  })
  whole.sort((a, b) =>
    a.fechaObtencion === b.fechaObtencion ? a.id - b.id : a.fechaObtencion < b.fechaObtencion ? -1 : 1,
  )
  const written: Escrita[] = []
  for (const told of whole) {
    const row = { ...told, id: taller.numeros.keep('especialidad_matriculado', told.id) }
    const before = row.esReval ? revalidatedBy(row, written) : undefined
    if (row.esReval && !before)
      hallazgos.note('especialidad', id, 'Es una revalidación y no está la que revalida', row)
    const texto = textOf(row)
    const given = /^[1-9]\d{0,8}$/.test(texto) ? Number(texto) : null
    const taken = given !== null && !before && certificados.take(given)
    const numero = before ? before.numero : taken ? given : null
    const why = `Su certificado ${texto} tiene letras o está dos veces: queda como número anterior`
    if (texto !== '' && numero === null) hallazgos.note('especialidad', id, why, row)
    if (before) before.revalidada = true
    const one = { row, texto, numero }
    written.push(one)
    writeTitulo(taller, id, one, before?.row.id ?? null)
  }
}

const textOf = ({ nroCertificado }: Titulo): string => nroCertificado?.trim() ?? ''

/** The last before it of the same specialty and number that nothing revalidated yet. */
const revalidatedBy = (row: Titulo, written: readonly Escrita[]): Escrita | undefined =>
  written.findLast(
    (one) =>
      one.row.especialidadID === row.especialidadID &&
      one.texto === textOf(row) &&
      !one.revalidada &&
      one.row.fechaObtencion < row.fechaObtencion,
  )

function writeTitulo(
  { carga, catalogos, hallazgos }: Taller,
  id: number,
  { row, texto, numero }: Escrita,
  revalidaID: number | null,
): void {
  const vence = row.fechaCaducidad ?? null
  const ends = vence !== null && !row.sinReval && vence > row.fechaObtencion
  if (vence !== null && !ends) hallazgos.note('especialidad', id, `Vence el ${vence}, que no puede ser`, row)
  const known = (tabla: string, of: number | null | undefined) =>
    catalogos.has(tabla, of) ? (of ?? null) : null
  carga.add('especialidad_matriculado', {
    id: row.id,
    matriculado_id: id,
    especialidad_id: row.especialidadID,
    fecha_obtencion: row.fechaObtencion,
    fecha_caducidad: ends ? vence : null,
    sin_reval: row.sinReval ?? false,
    es_reval: revalidaID !== null,
    nro_certificado: numero,
    numero_anterior: numero === null && texto !== '' ? texto : null,
    forma_obtencion_especialidad_id: known('forma_obtencion_especialidad', row.formaObtencionEspecialidadID),
    organizacion_id: known('organizacion', row.organizacionID),
    lugar_organizacion: row.lugarOrganizacion ?? null,
    revalida_id: revalidaID,
  })
}
