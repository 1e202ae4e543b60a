import type { Contexto, Dicho } from '@/backend/mudanza/importar/destinos/destino'
import { checkDates, type FechasDeVida } from '@/backend/padron/matriculado/fechas'
import { CAMPOS_FICHA, type CampoFicha, type RutaCampo, SEXOS } from '@/domain/campos-ficha'
import { formatCuit } from '@/domain/cuit'
import { formatFecha } from '@/domain/fechas'
import { DESTINOS, type ListaDeValores } from '@/domain/importar/destinos'
import { wordOf } from '@/domain/importar/obligatorio'
import type { Valores } from '@/domain/importar/resultado'

/** A column's value as the database keeps it. */
export type Valor = string | number | boolean | null
/** A member's own columns, by their names. */
export type Columnas = Readonly<Record<string, Valor>>

type Campo = keyof typeof DESTINOS.matriculados.campos

interface Columna {
  columna: string
  /** The record's field, whose limit holds here too. */
  ficha?: RutaCampo
  lista?: ListaDeValores
}

const D = 'matriculado.datospersonales'
const P = 'matriculado.datosprofesionales'

/** Where each field of a file stands in the register; a whole name gives two that are here. */
export const COLUMNAS: Readonly<Record<Exclude<Campo, 'apellidoNombre'>, Columna>> = {
  matricula: { columna: 'matricula' },
  apellido: { columna: 'apellido', ficha: `${D}.apellido` },
  nombre: { columna: 'nombre', ficha: `${D}.nombre` },
  dni: { columna: 'dni' },
  cuitCuil: { columna: 'cuit_cuil' },
  estado: { columna: 'tipo_matricula_id', lista: 'estado' },
  sexo: { columna: 'sexo' },
  fechaNacimiento: { columna: 'fecha_nacimiento' },
  ingresoCM: { columna: 'ingreso_cm' },
  egresoCM: { columna: 'egreso_cm' },
  formaPago: { columna: 'forma_pago_id', lista: 'formaPago' },
  libro: { columna: 'libro', ficha: 'matriculado.libro' },
  folio: { columna: 'folio', ficha: 'matriculado.folio' },
  nroColegio: { columna: 'nro_colegio' },
  nacionalidad: { columna: 'nacionalidad', ficha: `${D}.nacionalidad` },
  domicilio: { columna: 'domicilio', ficha: `${D}.domicilio` },
  barrio: { columna: 'barrio', ficha: `${D}.barrio` },
  localidad: { columna: 'localidad', ficha: `${D}.localidad` },
  provincia: { columna: 'provincia_id', lista: 'provincia' },
  telefono: { columna: 'telefono', ficha: `${D}.telefono` },
  email: { columna: 'email', ficha: `${D}.email` },
  titulo: { columna: 'titulo_id', lista: 'titulo' },
  fechaTitulo: { columna: 'fecha_titulo' },
  entidadEntregaTitulo: { columna: 'entidad_otorga_titulo_id', lista: 'entidad_otorga_titulo' },
  consultorio: { columna: 'consultorio', ficha: `${P}.consultorio` },
  localidadCons: { columna: 'localidad_consultorio', ficha: `${P}.localidad` },
  telProf: { columna: 'tel_prof', ficha: `${P}.tel_prof` },
  clinica: { columna: 'clinica', ficha: `${P}.clinica` },
  fax: { columna: 'fax', ficha: `${P}.fax` },
  iosep: { columna: 'iosep' },
  isspse: { columna: 'isspse' },
  observaciones: { columna: 'observaciones', ficha: 'matriculado.observaciones' },
  notas: { columna: 'notas', ficha: 'matriculado.varios.notas' },
}

const CAMPOS = Object.keys(COLUMNAS) as (keyof typeof COLUMNAS)[]
export type CampoConColumna = (typeof CAMPOS)[number]
export const NOMBRES_DE_COLUMNA = CAMPOS.map((campo) => COLUMNAS[campo].columna)

/** A member as the register has him, but for what files do not bring. */
export type Miembro = Columnas & { id: number; version: number; matricula: number; dni: number }

/** SQL: his columns. */
export const DE_MIEMBRO = `id, version, matricula, dni, ${NOMBRES_DE_COLUMNA.filter((columna) => columna !== 'matricula' && columna !== 'dni').join(', ')}`

const defOf = (campo: CampoConColumna) => DESTINOS.matriculados.campos[campo]
export const titleOf = (campo: CampoConColumna): string => defOf(campo).titulo

/** A field is left out of a row that is written all the same, and that is said. */
export const without = (campo: CampoConColumna, codigo: string, texto: string): Dicho => ({
  ...{ campo, codigo },
  texto: `${texto}. Se carga sin ${wordOf(campo, defOf(campo))}`,
})

/** What a record says, by field, as the columns keep it; what cannot be kept is left out and said. */
export function readRegistro(
  { listas }: Contexto,
  valores: Valores,
): { dados: Partial<Record<CampoConColumna, Valor>>; avisos: Dicho[] } {
  const dados: Partial<Record<CampoConColumna, Valor>> = {}
  const avisos: Dicho[] = []
  for (const campo of CAMPOS) {
    const valor = valores[campo]
    if (valor === null || valor === undefined || valor === '') continue
    const { lista, ficha } = COLUMNAS[campo]
    const { maximo = Infinity }: Partial<CampoFicha> = ficha ? CAMPOS_FICHA[ficha] : {}
    if (lista) {
      const id = listas[lista]?.get(String(valor))
      if (id === undefined)
        avisos.push(without(campo, 'valor.desconocido', `«${valor}» ya no está en la lista`))
      else dados[campo] = id
    } else if (typeof valor === 'string' && valor.length > maximo)
      avisos.push(without(campo, 'texto.largo', `Tiene ${valor.length} letras y entran ${maximo}`))
    else dados[campo] = valor
  }
  return { dados, avisos }
}

const FECHAS = ['fechaNacimiento', 'fechaTitulo', 'ingresoCM', 'egresoCM'] as const

/** Days that could not be beside the others are left out, and only those that the record itself brings. */
export function dropImpossible(
  dados: Partial<Record<CampoConColumna, Valor>>,
  antes: Columnas,
  { hoy }: Contexto,
): Dicho[] {
  const avisos: Dicho[] = []
  const daysOf = (): FechasDeVida =>
    Object.fromEntries(FECHAS.map((campo) => [campo, dados[campo] ?? antes[COLUMNAS[campo].columna] ?? null]))
  for (const campo of FECHAS) {
    const fault = checkDates(daysOf(), hoy)[campo]
    if (fault === undefined || dados[campo] === undefined) continue
    delete dados[campo]
    avisos.push(without(campo, 'fecha.orden', fault))
  }
  return avisos
}

/** A column's value in words, for the before and after of a change. */
export function tellValor({ listas }: Contexto, campo: CampoConColumna, valor: Valor): string {
  const { lista } = COLUMNAS[campo]
  if (valor === null || valor === '') return ''
  if (lista) return [...(listas[lista] ?? [])].find(([, id]) => id === valor)?.[0] ?? `N° ${String(valor)}`
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No'
  if (campo === 'sexo') return SEXOS[valor as keyof typeof SEXOS] ?? String(valor)
  if (campo === 'cuitCuil') return formatCuit(String(valor))
  return FECHAS.some((one) => one === campo) ? formatFecha(String(valor)) : String(valor)
}
