import type { FilaDe } from '@/contract/llamada'
import type { traerDatos } from '@/contract/matriculado'
import { CAMPOS_FICHA, type RutaCampo, SEXOS } from '@/domain/campos-ficha'
import { formatCuit } from '@/domain/cuit'
import { ageOn, formatFecha, today } from '@/domain/fechas'
import type { Leido } from '@/lib/api/result'
import { escrito } from '@/lib/ortografia/escrito'

export type Ficha = Leido<FilaDe<typeof traerDatos>>

/** Of a server that says more than the specification's record: it keeps the fields that those lack. */
export const isAmple = ({ situacion }: Pick<Ficha, 'situacion'>): boolean => situacion !== undefined

type Nombrado = { id: number | null; nombre: string | null }
export type ValorFicha = string | number | boolean | Nombrado | null | undefined

const LEER: Readonly<Record<RutaCampo, (ficha: Ficha) => ValorFicha>> = {
  'matriculado.matricula': ({ matricula }) => matricula,
  'matriculado.nro_colegio': ({ nroColegio }) => nroColegio,
  'matriculado.libro': ({ libro }) => libro,
  'matriculado.folio': ({ folio }) => folio,
  'matriculado.observaciones': ({ observaciones }) => observaciones,
  'matriculado.aviso': ({ aviso }) => aviso,
  'matriculado.datospersonales.apellido_nombre': ({ datosPersonales }) => datosPersonales?.apellidoNombre,
  'matriculado.datospersonales.apellido': ({ datosPersonales }) => datosPersonales?.apellido,
  'matriculado.datospersonales.nombre': ({ datosPersonales }) => datosPersonales?.nombre,
  'matriculado.datospersonales.dni': ({ datosPersonales }) => datosPersonales?.dni,
  'matriculado.datospersonales.fecha_nacimiento': ({ datosPersonales }) => datosPersonales?.fechaNacimiento,
  'matriculado.datospersonales.sexo': ({ datosPersonales }) => datosPersonales?.sexo,
  'matriculado.datospersonales.nacionalidad': ({ datosPersonales }) => datosPersonales?.nacionalidad,
  'matriculado.datospersonales.provincia': ({ datosPersonales }) => datosPersonales?.provincia,
  'matriculado.datospersonales.departamento': ({ datosPersonales }) => datosPersonales?.departamento,
  'matriculado.datospersonales.localidad': ({ datosPersonales }) => datosPersonales?.localidad,
  'matriculado.datospersonales.barrio': ({ datosPersonales }) => datosPersonales?.barrio,
  'matriculado.datospersonales.domicilio': ({ datosPersonales }) => datosPersonales?.domicilio,
  'matriculado.datospersonales.telefono': ({ datosPersonales }) => datosPersonales?.telefono,
  'matriculado.datospersonales.email': ({ datosPersonales }) => datosPersonales?.email,
  'matriculado.datosprofesionales.cuit_cuil': ({ datosProfesionales }) => datosProfesionales?.cuitCuil,
  'matriculado.datosprofesionales.consultorio': ({ datosProfesionales }) => datosProfesionales?.consultorio,
  'matriculado.datosprofesionales.localidad': ({ datosProfesionales }) => datosProfesionales?.localidad,
  'matriculado.datosprofesionales.clinica': ({ datosProfesionales }) => datosProfesionales?.clinica,
  'matriculado.datosprofesionales.tel_prof': ({ datosProfesionales }) => datosProfesionales?.telProf,
  'matriculado.datosprofesionales.fax': ({ datosProfesionales }) => datosProfesionales?.fax,
  'matriculado.datosprofesionales.hospital': ({ datosProfesionales }) =>
    datosProfesionales?.hospitales?.length === 1 ? datosProfesionales.hospitales[0]?.hospital : undefined,
  'matriculado.datosprofesionales.otro_hospital': ({ datosProfesionales }) => datosProfesionales?.hospital,
  'matriculado.datosprofesionales.servicios': ({ datosProfesionales }) => datosProfesionales?.servicios,
  'matriculado.datosprofesionales.cargos': ({ datosProfesionales }) => datosProfesionales?.cargos,
  'matriculado.datosacademicos.titulo': ({ datosAcademicos }) => datosAcademicos?.titulo,
  'matriculado.datosacademicos.entidad_otorga_titulo': ({ datosAcademicos }) =>
    datosAcademicos?.entidadOtorgaTitulo,
  'matriculado.datosacademicos.fecha': ({ datosAcademicos }) => datosAcademicos?.fecha,
  'matriculado.varios.uad_fecha': ({ varios }) => varios?.uadFecha,
  'matriculado.varios.ingreso_cm': ({ varios }) => varios?.ingresoCM,
  'matriculado.varios.egreso_cm': ({ varios }) => varios?.egresoCM,
  'matriculado.varios.ultimo_periodo_renovado': ({ varios }) => varios?.ultimoPeriodoRenovado,
  'matriculado.varios.iosep': ({ varios }) => varios?.iosep,
  'matriculado.varios.isspse': ({ varios }) => varios?.isspse,
  'matriculado.varios.notas': ({ varios }) => varios?.notas,
}

export const valueOf = (ficha: Ficha, campo: RutaCampo): ValorFicha => LEER[campo](ficha)

/** What an editor begins with; a catalogue's row is its id. */
export function startOf(ficha: Ficha, campo: RutaCampo): string | number | boolean | undefined {
  const valor = valueOf(ficha, campo)
  if (typeof valor === 'object') return valor?.id ?? undefined
  return valor === '' ? undefined : valor
}

/**
 * The value as the wire has it, '' for none: it tells whether somebody else changed it. A catalogue's row is its id,
 * or its name on servers that send no id.
 */
export function wireText(ficha: Ficha, campo: RutaCampo): string {
  const valor = valueOf(ficha, campo)
  if (typeof valor === 'object' && valor !== null) return String(valor.id ?? valor.nombre ?? '')
  return valor === null || valor === undefined ? '' : String(valor)
}

export function shownText(ficha: Ficha, campo: RutaCampo): string | undefined {
  const valor = valueOf(ficha, campo)
  if (valor === null || valor === undefined || valor === '') return undefined
  if (typeof valor === 'boolean') return escrito(valor ? 'Si' : 'No')
  if (typeof valor === 'object') return valor.nombre ?? undefined
  return (PROPIOS[campo] ?? asPlain)(valor, campo)
}

type Mostrar = (valor: string | number, campo: RutaCampo) => string | undefined

const asPlain: Mostrar = (valor, campo) =>
  CAMPOS_FICHA[campo].editor === 'fecha' ? formatFecha(String(valor)) : String(valor)

const PROPIOS: Partial<Record<RutaCampo, Mostrar>> = {
  'matriculado.datospersonales.sexo': (valor) => SEXOS[valor as keyof typeof SEXOS],
  'matriculado.datosprofesionales.cuit_cuil': (valor) => formatCuit(String(valor)),
  'matriculado.datospersonales.fecha_nacimiento': (valor) =>
    `${formatFecha(String(valor))} (${ageOn(String(valor), today())} años)`,
}
