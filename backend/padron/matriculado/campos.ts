import type * as z from 'zod'
import type { NounCatalogo } from '@/contract/catalogo/lista'
import { entero, FECHA_MALA, fecha, siNo, texto, textoRequerido } from '@/contract/campos'
import { cuitDePersona, dni, email } from '@/contract/campos-persona'
import { nombreDeTipo } from '@/backend/nucleo/tipo-matricula'
import type { Queryable } from '@/backend/db/conexion'
import { HOSPITAL } from '@/backend/padron/matriculado/hospital-unico'
import { CAMPOS_FICHA, RUTAS_CAMPO, type CampoFicha, type RutaCampo } from '@/domain/campos-ficha'

export interface Campo {
  columna: string
  cable: z.ZodType
  /** The table that the column refers to. Deleted catalogue rows cannot be chosen any more. */
  tabla?: NounCatalogo | 'provincia' | 'departamento'
}

export const APELLIDO_NOMBRE = 'matriculado.datospersonales.apellido_nombre'
export const AVISO = 'matriculado.aviso'
export const APELLIDO = 'matriculado.datospersonales.apellido'
export const NOMBRE = 'matriculado.datospersonales.nombre'
export type CampoPropio = Exclude<RutaCampo, typeof HOSPITAL>
export const PROVINCIA = 'matriculado.datospersonales.provincia'
export const DEPARTAMENTO = 'matriculado.datospersonales.departamento'

const MAX_TEXTO = 500
function plain(campo: CampoPropio, columna: string): Campo {
  const { etiqueta, editor, maximo, vaciable }: CampoFicha = CAMPOS_FICHA[campo]
  const words = `Ingrese ${etiqueta}`
  if (editor === 'fecha') return { columna, cable: fecha(words, FECHA_MALA) }
  if (editor === 'siNo') return { columna, cable: siNo }
  if (vaciable) return { columna, cable: texto(maximo ?? MAX_TEXTO) }
  return { columna, cable: textoRequerido(words, maximo ?? MAX_TEXTO) }
}

const choice = (columna: string, tabla: Campo['tabla'], mensaje: string): Campo => ({
  columna,
  tabla,
  cable: entero(mensaje, 1),
})

const PROPIOS: Partial<Record<CampoPropio, Campo>> = {
  'matriculado.matricula': { columna: 'matricula', cable: entero('Ingrese Matricula', 1) },
  'matriculado.nro_colegio': { columna: 'nro_colegio', cable: entero('Ingrese un número entero', 0) },
  'matriculado.datospersonales.dni': { columna: 'dni', cable: dni('Ingrese DNI') },
  'matriculado.datospersonales.sexo': { columna: 'sexo', cable: entero('Elija Sexo', 1, 2) },
  [PROVINCIA]: choice('provincia_id', 'provincia', 'Ingrese Provincia'),
  [DEPARTAMENTO]: choice('departamento_id', 'departamento', 'Ingrese Departamento'),
  'matriculado.datospersonales.email': { columna: 'email', cable: email('Ingrese Email Válido') },
  'matriculado.datosprofesionales.cuit_cuil': {
    columna: 'cuit_cuil',
    cable: cuitDePersona('Ingrese CUIT/CUIL'),
  },
  'matriculado.datosprofesionales.localidad': plain(
    'matriculado.datosprofesionales.localidad',
    'localidad_consultorio',
  ),
  'matriculado.datosprofesionales.otro_hospital': plain(
    'matriculado.datosprofesionales.otro_hospital',
    'hospital',
  ),
  'matriculado.datosacademicos.titulo': choice('titulo_id', 'titulo', 'Elija un Titulo'),
  'matriculado.datosacademicos.entidad_otorga_titulo': choice(
    'entidad_otorga_titulo_id',
    'entidad_otorga_titulo',
    'Elija una Entidad',
  ),
  'matriculado.datosacademicos.fecha': plain('matriculado.datosacademicos.fecha', 'fecha_titulo'),
}

const CAMPOS_PROPIOS = RUTAS_CAMPO.filter((campo) => campo !== HOSPITAL)

/** Every field of the closed list with its column; no path of a caller ever becomes SQL. */
export const CAMPOS = Object.fromEntries(
  CAMPOS_PROPIOS.map((campo) => [campo, PROPIOS[campo] ?? plain(campo, campo.split('.').at(-1) ?? '')]),
) as Record<CampoPropio, Campo>

/** A value as audit rows keep it: a catalogue row with the name it had then. */
export type ValorCampo = string | number | boolean | { id: number; nombre: string } | null
export type Valores = Partial<Record<RutaCampo, ValorCampo>>

function expressionOf(campo: CampoPropio): string {
  if (campo === APELLIDO_NOMBRE) return `m.apellido || ', ' || m.nombre`
  const { columna, tabla } = CAMPOS[campo]
  if (!tabla) return `m.${columna}`
  return `(SELECT json_build_object('id', x.id, 'nombre', x.nombre) FROM ${tabla} x WHERE x.id = m.${columna})`
}

export async function readCampos(
  db: Queryable,
  matriculadoID: number,
  campos: readonly CampoPropio[],
): Promise<Valores> {
  const pairs = campos.map((campo) => `'${campo}', ${expressionOf(campo)}`).join(', ')
  const [row] = await db.query<{ valores: Valores }>(
    `SELECT json_build_object(${pairs}) AS valores FROM matriculado m WHERE m.id = $1`,
    [matriculadoID],
  )
  return row?.valores ?? {}
}

/** All that the audit row of an entry or a removal tells about the member. */
export async function describeMatriculado(db: Queryable, matriculadoID: number): Promise<object> {
  return (await describeMatriculados(db, [matriculadoID])).get(matriculadoID) ?? {}
}

/** The same of many at once, by their ids. */
export async function describeMatriculados(
  db: Queryable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Readonly<Record<string, unknown>>>> {
  const campos = CAMPOS_PROPIOS.filter((campo) => campo !== APELLIDO_NOMBRE)
  const pairs = campos.map((campo) => `'${campo}', ${expressionOf(campo)}`).join(', ')
  const rows = await db.query<{
    id: number
    valores: Valores
    estado: string
    hospitales: string[] | null
  }>(
    `SELECT m.id, json_build_object(${pairs}) AS valores, ${nombreDeTipo('t')} AS estado,
       (SELECT array_agg(h.nombre ORDER BY hm.id) FROM hospital_matriculado hm
        JOIN hospital h ON h.id = hm.hospital_id WHERE hm.matriculado_id = m.id) AS hospitales
     FROM matriculado m JOIN tipo_matricula t ON t.id = m.tipo_matricula_id WHERE m.id = ANY($1)`,
    [ids],
  )
  return new Map(
    rows.map(({ id, valores, ...mas }) => {
      const held = Object.entries(valores).filter(([, valor]) => valor !== null && valor !== '')
      return [id, { ...mas, ...Object.fromEntries(held) }]
    }),
  )
}
