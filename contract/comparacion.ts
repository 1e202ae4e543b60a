import * as z from 'zod'
import { entero, fecha, id, instante, nulo, opcional, texto } from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { objeto } from '@/contract/objeto'
import { ESTADOS_DE_COMPARACION } from '@/domain/refeps/clases'
import type { CampoDeExtracto } from '@/domain/refeps/columnas'

/** What is the same of every register or list that is set beside this one: how it is read, and where it stands. */
export const PAGINA = ['nroPagina', opcional(entero('Página inválida', 1))] as const

export const COMPARACION = {
  id,
  nombre: texto(),
  dia: fecha(),
  estado: z.enum(ESTADOS_DE_COMPARACION),
  usuario: nulo(texto()),
  creada: instante,
  comparada: nulo(instante),
  /** Rows of the extract that name somebody. */
  filas: nulo(entero()),
  diferencias: entero(),
  pendientes: entero(),
  motivo: nulo(texto()),
} as const

/** Which column each field is; a column is one field alone. */
const columnsOf = <C extends CampoDeExtracto>(campos: readonly C[]) =>
  z
    .array(objeto({ campo: z.enum(campos), columna: entero('Columna inválida', 0, 200) }).cable)
    .max(campos.length)

/** Besides `COMPARACION`, of one: its rows by class, and how its extract is read. */
export const lecturaDe = <C extends CampoDeExtracto, K extends string>(
  campos: readonly C[],
  clases: readonly K[],
) =>
  ({
    /** Rows of which what they are for cannot be read, people that are known here, and rows left as they are before. */
    sinEstado: nulo(entero()),
    personas: nulo(entero()),
    conocidas: nulo(entero()),
    dejadas: nulo(entero()),
    clases: z.array(objeto({ clase: z.enum(clases), cantidad: entero(), pendientes: entero() }).cable),
    columnas: columnsOf(campos),
    /** What each column of the file shows. */
    muestra: z.array(objeto({ titulo: texto(200), muestras: z.array(texto(80)) }).cable),
    tareaID: nulo(entero()),
  }) as const

export const columnasPedidas = <C extends CampoDeExtracto>(campos: readonly C[]) =>
  objeto({ comparacionID: id, columnas: ['columnasJSON', jsonEn(columnsOf(campos))] })

export const CARGADA = objeto({
  comparacionID: id,
  /** The day of the comparison of before, of a file that was loaded already. */
  antes: nulo(fecha()),
}).cable

/** What was decided of a row, by whom and when. */
export const DECIDIDO = {
  motivo: nulo(texto()),
  quien: nulo(texto()),
  cuando: nulo(instante),
} as const
