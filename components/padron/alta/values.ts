import type * as z from 'zod'
import type { pasoAcademico, pasoInicial, pasoPersonal } from '@/contract/alta'
import type { Paso } from '@/components/padron/alta/fields'
import type { Option } from '@/components/ui/options'
import { formatCuit, makeCuit } from '@/domain/cuit'
import { DNI_MAXIMO, DNI_MINIMO } from '@/domain/dni'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import type { SinOpciones } from '@/components/form/unread-options'

export interface Catalogos {
  tiposMatricula: readonly Option[]
  provincias: readonly Option[]
  departamentos: readonly Departamento[]
  titulos: readonly Option[]
  entidades: readonly Option[]
  hospitales: readonly Option[]
}

export type SinListas = Readonly<Partial<Record<keyof Catalogos, SinOpciones>>>

export type Departamento = Option & { provinciaID?: number | undefined }

/** A number or date, or the typed text while it is none. */
type Tecleado<T> = T | string | undefined

export type Inicial = {
  matricula: Tecleado<number>
  tipoMatriculaID: number | undefined
  nroColegio: Tecleado<number>
  libro: string
  folio: string
}

export type Personal = {
  nombre: string
  apellido: string
  dni: Tecleado<number>
  fechaNacimiento: string | undefined
  sexo: number | undefined
  nacionalidad: string
  provinciaID: number | undefined
  departamentoID: number | undefined
  localidad: string
  barrio: string
  domicilio: string
  telefono: string
  email: string
  observaciones: string
}

export type HospitalTecleado = { hospital: number | undefined; servicio: string; cargo: string }

export type Academico = {
  tituloID: number | undefined
  fechaTitulo: string | undefined
  entidadEntregaTituloID: number | undefined
  cuitCuil: string
  consultorio: string
  localidadCons: string
  clinica: string
  telProf: string
  fax: string
  hospital: string
  servicios: string
  cargos: string
  hospitales: HospitalTecleado[]
  ingresoCM: string | undefined
  egresoCM: string | undefined
  ultimoPeriodoRenovado: string | undefined
  uadFecha: string | undefined
  isspse: boolean
  iosep: boolean
  notas: string
}

export type Valores = { inicial: Inicial; personal: Personal; academico: Academico }

export type Validos = {
  inicial: z.output<(typeof pasoInicial)['forma']>
  personal: z.output<(typeof pasoPersonal)['forma']>
  academico: z.output<(typeof pasoAcademico)['forma']>
}

export const HOSPITAL_VACIO: HospitalTecleado = { hospital: undefined, servicio: '', cargo: '' }

export const VACIOS: Valores = {
  inicial: { matricula: undefined, tipoMatriculaID: undefined, nroColegio: undefined, libro: '', folio: '' },
  personal: {
    nombre: '',
    apellido: '',
    dni: undefined,
    fechaNacimiento: undefined,
    sexo: undefined,
    nacionalidad: '',
    provinciaID: undefined,
    departamentoID: undefined,
    localidad: '',
    barrio: '',
    domicilio: '',
    telefono: '',
    email: '',
    observaciones: '',
  },
  academico: {
    tituloID: undefined,
    fechaTitulo: undefined,
    entidadEntregaTituloID: undefined,
    cuitCuil: '',
    consultorio: '',
    localidadCons: '',
    clinica: '',
    telProf: '',
    fax: '',
    hospital: '',
    servicios: '',
    cargos: '',
    hospitales: [],
    ingresoCM: undefined,
    egresoCM: undefined,
    ultimoPeriodoRenovado: undefined,
    uadFecha: undefined,
    isspse: false,
    iosep: false,
    notas: '',
  },
}

export type Sugerencias = Partial<LeidoEn<'/matriculado/traerSugerencias'>>
export type Lugares = {
  provincias: readonly Option[]
  departamentos: readonly (Option & { provinciaID?: number | undefined })[]
}

/** What the steps begin with: nothing, or what the register proposes, of which a place must be one that can be chosen. */
export function startOf(sugerencias: Sugerencias | undefined, lugares: Lugares): Valores {
  if (!sugerencias) return VACIOS
  const { matricula, nacionalidad, localidad } = sugerencias
  const provinciaID = lugares.provincias.find(({ id }) => id === sugerencias.provinciaID)?.id
  const departamento = lugares.departamentos.find(({ id }) => id === sugerencias.departamentoID)
  return {
    ...VACIOS,
    inicial: { ...VACIOS.inicial, matricula: matricula ?? undefined },
    personal: {
      ...VACIOS.personal,
      nacionalidad: nacionalidad ?? '',
      provinciaID,
      departamentoID: departamento?.provinciaID === provinciaID ? departamento?.id : undefined,
      localidad: localidad ?? '',
    },
  }
}

/** The CUIT that follows from DNI and sex, with hyphens; undefined while one of them is missing. */
export function cuitFrom({ dni, sexo }: Pick<Personal, 'dni' | 'sexo'>): string | undefined {
  if (typeof dni !== 'number' || dni < DNI_MINIMO || dni > DNI_MAXIMO) return undefined
  return sexo === 1 || sexo === 2 ? formatCuit(makeCuit(dni, sexo)) : undefined
}

/** An absent value equals an empty text. */
export function sameValues(one: object, other: object): boolean {
  const written = (values: object) =>
    JSON.stringify(
      Object.entries(values)
        .filter(([, value]) => value !== undefined && value !== '')
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    )
  return written(one) === written(other)
}

/** Nothing was typed: it is empty, or as it was proposed. */
export const isBlank = (paso: Paso, values: Valores[Paso], inicio: Valores): boolean =>
  sameValues(values, inicio[paso]) || sameValues(values, VACIOS[paso])

export function nameOf({ personal, inicial }: Valores): string | undefined {
  const name = [personal.apellido, personal.nombre].map((part) => part.trim()).filter(Boolean)
  if (name.length > 0) return name.join(' ')
  return inicial.matricula === undefined ? undefined : `la matrícula ${inicial.matricula}`
}
