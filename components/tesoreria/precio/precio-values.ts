import type { Fila } from '@/components/catalogos/catalogo/columns'
import type { Option } from '@/components/ui/options'
import type { CampoCatalogo } from '@/contract/catalogo/declaracion'
import { concepto } from '@/contract/catalogo/concepto'
import { VARIANTES } from '@/domain/cuota'
import type { Centavos } from '@/domain/dinero'
import { ESTADOS, ESTADOS_CON_CUOTA, isTipoConCuota } from '@/domain/estados'
import { ANIO_MAXIMO, ANIO_MINIMO, nameOfPrecio, variantName } from '@/domain/precio'

/** Text left in a number could not be read. */
export type Valores = {
  anio: number | undefined
  tipoMatriculaID: number | undefined
  variante: number | undefined
  monto: Centavos | undefined
  nombre: string
  descripcion: string
  actoID: number | undefined
}

/** A price as it was read, or as far as a new one is known. */
export type Precio = Fila & {
  anio?: number | undefined
  tipoMatriculaID?: number | undefined
  variante?: number | undefined
  actoID?: number | undefined
  acto?: string | undefined
}

/** The keys of a price, then the concept's own fields. */
export const CAMPOS = {
  anio: {
    etiqueta: 'Año',
    tipo: 'entero',
    minimo: ANIO_MINIMO,
    maximo: ANIO_MAXIMO,
    requerido: 'Ingrese el año',
  },
  tipoMatriculaID: choice('Tipo de Matricula', ESTADOS_CON_CUOTA.length, 'Elija el tipo de matrícula'),
  variante: choice('Seguro', VARIANTES.length, 'Elija el seguro'),
  ...concepto.campos,
  actoID: { etiqueta: 'Resolución', tipo: 'entero', minimo: 1, maximo: 2_147_483_647 },
} as const satisfies Record<keyof Valores, CampoCatalogo>

function choice(etiqueta: string, maximo: number, requerido: string) {
  return { etiqueta, tipo: 'entero', minimo: 0, maximo, requerido } as const
}

/** In the order of the screen; Object.keys forgets what the keys are. */
export const CLAVES = Object.keys(CAMPOS) as (keyof Valores)[]
export const ETIQUETAS = Object.fromEntries(CLAVES.map((key) => [key, CAMPOS[key].etiqueta])) as Readonly<
  Record<keyof Valores, string>
>

export const TIPOS: readonly Option<number>[] = ESTADOS_CON_CUOTA.map((id) => ({ id, nombre: ESTADOS[id] }))
export const SEGUROS: readonly Option<number>[] = VARIANTES.map((_, id) => ({ id, nombre: variantName(id) }))

/** 'Matrícula ACTIVO 2027 con seguro', once year and type are known. */
export function proposedName({
  anio,
  tipoMatriculaID,
  variante,
}: Pick<Valores, 'anio' | 'tipoMatriculaID' | 'variante'>): string | undefined {
  const known = typeof anio === 'number' && anio >= ANIO_MINIMO && anio <= ANIO_MAXIMO
  if (!known || !isTipoConCuota(tipoMatriculaID)) return undefined
  return nameOfPrecio(tipoMatriculaID, variante ?? 0, anio)
}

export function startOf({ anio, tipoMatriculaID, variante = 0, actoID, ...fila }: Precio): Valores {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    anio,
    tipoMatriculaID,
    variante,
    monto: typeof fila.monto === 'bigint' ? (fila.monto as Centavos) : undefined,
    nombre: text(fila.nombre) || (proposedName({ anio, tipoMatriculaID, variante }) ?? ''),
    descripcion: text(fila.descripcion),
    actoID: actoID ?? undefined,
  }
}
