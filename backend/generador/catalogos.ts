import type { NounCatalogo } from '@/contract/catalogo/lista'
import type { Queryable } from '@/backend/db/conexion'
import { readPlaces, type Lugares } from '@/backend/generador/domicilios'

export interface Sucursal {
  id: number
  bancoID: number
  codigo: string
  cbu: string
}

export interface ConceptoVendible {
  id: number
  nombre: string
  monto: bigint
}

export interface Catalogos {
  lugares: Lugares
  titulos: Record<1 | 2, number[]>
  /**
   * An entry is repeated by how many of the province's doctors come from there; `desde` is its first year of
   * graduates.
   */
  entidades: { id: number; desde: number }[]
  especialidades: number[]
  formasObtencion: number[]
  organizaciones: number[]
  hospitales: number[]
  tiposSeguro: number[]
  sucursales: Sucursal[]
  conceptos: ConceptoVendible[]
}

const GRADUATES: Readonly<Record<string, { weight: number; desde: number }>> = {
  'Universidad Nacional de Tucumán': { weight: 40, desde: 1955 },
  'Universidad Nacional de Córdoba': { weight: 30, desde: 1900 },
  'Universidad de Buenos Aires': { weight: 12, desde: 1900 },
  'Universidad Nacional del Nordeste': { weight: 8, desde: 1960 },
  'Universidad Nacional de La Plata': { weight: 5, desde: 1940 },
  'Universidad Nacional de Santiago del Estero': { weight: 40, desde: 2022 },
}
const ANY_OTHER = { weight: 1, desde: 2000 }

export async function readCatalogos(db: Queryable): Promise<Catalogos> {
  const ids = async (table: string): Promise<number[]> =>
    (await db.query<{ id: number }>(`SELECT id FROM ${table} ORDER BY id`)).map(({ id }) => id)
  /** Deleted rows stay in their tables and cannot be chosen. */
  const vigentes = (table: NounCatalogo) =>
    db.query<{ id: number; nombre: string }>(
      `SELECT id, nombre FROM ${table} WHERE eliminado_en IS NULL ORDER BY id`,
    )
  const idsOf = async (table: NounCatalogo) => (await vigentes(table)).map(({ id }) => id)
  const titulos = await vigentes('titulo')
  const entidades = await vigentes('entidad_otorga_titulo')
  const ofSex = (women: boolean): number[] =>
    titulos.filter(({ nombre }) => /Médica|Doctora/.test(nombre) === women).map(({ id }) => id)
  return {
    lugares: await readPlaces(db),
    titulos: { 1: ofSex(false), 2: ofSex(true) },
    entidades: entidades.flatMap(({ id, nombre }) => {
      const { weight, desde } = GRADUATES[nombre] ?? ANY_OTHER
      return Array.from({ length: weight }, () => ({ id, desde }))
    }),
    especialidades: await idsOf('especialidad'),
    formasObtencion: await ids('forma_obtencion_especialidad'),
    organizaciones: await idsOf('organizacion'),
    hospitales: await ids('hospital'),
    tiposSeguro: await idsOf('tipo_seguro'),
    sucursales: await db.query<Sucursal>(
      `SELECT s.id, b.id AS "bancoID", s.codigo, b.codigo_cbu AS cbu
       FROM sucursal_banco s JOIN banco b ON b.id = s.banco_id
       WHERE s.eliminado_en IS NULL AND b.codigo_cbu IS NOT NULL ORDER BY s.id`,
    ),
    conceptos: await db.query<ConceptoVendible>(
      'SELECT id, nombre, monto FROM concepto WHERE tipo = 0 AND eliminado_en IS NULL ORDER BY id',
    ),
  }
}
