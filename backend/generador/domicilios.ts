import type { Azar } from '@/backend/generador/azar'
import type { Queryable } from '@/backend/db/conexion'

const list = (text: string): string[] => text.trim().split(/\s*,\s*/)

const CALLES = list(`
  Av. Belgrano, Av. Roca, Av. Libertad, Av. Moreno, Av. Alsina, Av. Colón, Av. Rivadavia, Independencia, 24 de Septiembre,
  25 de Mayo, 9 de Julio, Tucumán, Salta, Mendoza, Pellegrini, Buenos Aires, Urquiza, La Plata, Absalón Rojas, Jujuy, Perú,
  Pedro León Gallo, Avellaneda, Sáenz Peña, Garibaldi, San Martín, Mitre, Olaechea, Andes, Catamarca, Güemes, Lavalle,
  Irigoyen, Chacabuco, Entre Ríos, Dr. Palacio, Solís, Rioja, Añatuya, Viano
`)
const BARRIOS = list(`
  Centro, Alberdi, Cabildo, Belgrano, Ejército Argentino, Los Flores, Huaico Hondo, Jorge Newbery, 8 de Abril, Mosconi,
  Juan XXIII, Autonomía, Sarmiento, Libertad, Almirante Brown, Los Lagos, Primera Junta, Borges, Villa del Carmen, Aeropuerto
`)
/** By INDEC code: town, area code and weight. */
const CIUDADES: readonly [codigo: string, ciudad: string, area: string, weight: number][] = [
  ['86049', 'Santiago del Estero', '385', 58],
  ['86035', 'La Banda', '385', 20],
  ['86147', 'Termas de Río Hondo', '3858', 5],
  ['86063', 'Frías', '3854', 4],
  ['86077', 'Añatuya', '3844', 3],
  ['86161', 'Fernández', '385', 3],
  ['86119', 'Quimilí', '3843', 2],
  ['86056', 'Monte Quemado', '3841', 2],
  ['86105', 'Loreto', '385', 2],
  ['86140', 'Sumampa', '3856', 1],
]
const PROVINCE_SHARE = 0.86

export interface Lugar {
  provinciaID: number
  departamentoID: number
  localidad: string
  area: string
}
export interface Lugares {
  propios: Lugar[]
  ajenos: Lugar[]
}

/** Places of the own province, repeated by weight, and of the others. */
export async function readPlaces(db: Queryable): Promise<Lugares> {
  const rows = await db.query<Omit<Lugar, 'area'> & { codigo: string; provincia: string | null }>(
    `SELECT d.id AS "departamentoID", d.nombre AS localidad, d.codigo, p.id AS "provinciaID", p.codigo AS provincia
     FROM departamento d JOIN provincia p ON p.id = d.provincia_id WHERE d.codigo IS NOT NULL ORDER BY d.id`,
  )
  const propios = CIUDADES.flatMap(([codigo, localidad, area, weight]) => {
    const row = rows.find((candidate) => candidate.codigo === codigo)
    return row ? Array.from({ length: weight }, () => ({ ...row, localidad, area })) : []
  })
  const ajenos = rows.filter(({ provincia }) => provincia !== '86').map((row) => ({ ...row, area: '381' }))
  return { propios, ajenos }
}

export const pickPlace = (azar: Azar, { propios, ajenos }: Lugares): Lugar =>
  azar.pick(azar.chance(PROVINCE_SHARE) ? propios : ajenos)

export const inventBarrio = (azar: Azar): string => azar.pick(BARRIOS)

export function inventAddress(azar: Azar): string {
  const flat = azar.chance(0.12) ? ` Piso ${azar.int(1, 12)} Dpto. ${azar.pick(['A', 'B', 'C', 'D'])}` : ''
  return `${azar.pick(CALLES)} ${azar.int(20, 3900)}${flat}`
}

export const inventPhone = (azar: Azar, area: string): string =>
  `${area} ${String(azar.int(4_000_000, 6_999_999)).slice(0, 10 - area.length)}`
