import {
  type CampoDeDestino,
  destinoDe,
  type DestinoDeImportacion,
  type ListaDeValores,
} from '@/domain/importar/destinos'
import { deNombres } from '@/domain/importar/destinos/campo'
import { readAmount } from '@/domain/importar/leer/importe'
import { isNothing } from '@/domain/importar/leer/leido'
import { knownIn, type Listas, namesIn, partsOf, proposedIn } from '@/domain/importar/leer/valor'
import type { Lectura, LecturaDeHoja } from '@/domain/importar/lectura'
import { SEVERAL } from '@/domain/importar/obligatorio'
import { isTotal } from '@/domain/importar/pie'
import { CELDAS_DE_MES, monthOfCampo, SENTIDOS_DE_CELDA, usualSentido } from '@/domain/importar/reglas/dinero'
import { FORMAS_PAGO } from '@/domain/estados'

export interface ValorPreguntado {
  valor: string
  filas: number
  propuesto: string | null
  /** Taken by itself: told, and not asked. */
  seguro: boolean
}

export interface Pregunta {
  campo: string
  titulo: string
  /** Said once for the whole file. */
  fijo: boolean
  /** What is missing is a name that the list may be given. */
  agregable: boolean
  opciones: string[]
  valores: ValorPreguntado[]
}

interface ColumnasConValores {
  campo: string
  hoja: LecturaDeHoja
  columnas: number[]
}

/** Where the values of each field that has a list stand: the columns whose distinct texts are asked. */
export function columnsWithValues(destino: DestinoDeImportacion, lectura: Lectura): ColumnasConValores[] {
  const { campos } = destinoDe(destino)
  const found = [lectura, ...lectura.otras].flatMap((hoja) =>
    hoja.columnas.flatMap((campo, at) =>
      campo !== null && campos[campo]?.clase === 'valor' ? [{ campo, hoja, columnas: [at] }] : [],
    ),
  )
  const months = lectura.columnas.flatMap((campo, at) => (campo !== null && monthOfCampo(campo) ? [at] : []))
  return months.length === 0 ? found : [...found, { campo: CELDAS_DE_MES, hoja: lectura, columnas: months }]
}

export interface ValorDistinto {
  campo: string
  valor: string
  filas: number
}

/** What a file says that may mean several things, and what is said of it as a whole. */
export function questionsOf(
  destino: DestinoDeImportacion,
  lectura: Lectura,
  distintos: readonly ValorDistinto[],
  listas: Listas,
): Pregunta[] {
  const { campos } = destinoDe(destino)
  const asked = columnsWithValues(destino, lectura).map(({ campo }): Pregunta => {
    const mine = distintos.filter((one) => one.campo === campo)
    if (campo === CELDAS_DE_MES) return monthCells(mine)
    const def = campos[campo]
    if (!def?.lista) throw new Error(`${campo} no tiene lista`)
    const names = namesIn(listas, def.lista)
    return {
      ...{ campo, titulo: def.titulo, fijo: false, opciones: [...names] },
      agregable: deNombres(def.lista) !== undefined,
      valores: splitValues(mine, def.lista, names, SEVERAL.has(campo) ? lectura.opciones.variasPorCelda : '')
        .filter(({ valor }) => !isNothing(valor) && !isTotal(valor))
        .map(({ valor, filas }) => ({ valor, filas, ...proposalOf(def.lista, names, valor) })),
    }
  })
  const given = new Set([lectura, ...lectura.otras].flatMap(({ columnas }) => columnas))
  const fixed = Object.entries(campos)
    .filter(([campo, def]) => def.fijo && !given.has(campo))
    .map(([campo, def]) => fixedQuestion(campo, def, lectura, listas))
  return [...asked.filter(({ valores }) => valores.length > 0), ...fixed]
}

function proposalOf(
  lista: ListaDeValores | undefined,
  names: readonly string[],
  valor: string,
): Pick<ValorPreguntado, 'propuesto' | 'seguro'> {
  const known = lista && knownIn(lista, names, valor)
  if (known !== undefined) return { propuesto: known, seguro: true }
  return { propuesto: (lista && proposedIn(lista, names, valor)?.nombre) ?? null, seguro: false }
}

/** A cell that holds several is each of them; one that is a name as a whole holds one. */
function splitValues(
  distintos: readonly ValorDistinto[],
  lista: ListaDeValores,
  names: readonly string[],
  mark: string,
): { valor: string; filas: number }[] {
  if (mark === '') return [...distintos]
  const counts = new Map<string, number>()
  for (const { valor, filas } of distintos)
    for (const part of knownIn(lista, names, valor) === undefined ? partsOf(valor, mark) : [valor])
      counts.set(part, (counts.get(part) ?? 0) + filas)
  return [...counts].map(([valor, filas]) => ({ valor, filas }))
}

/** What letters and empty cells under a month mean; amounts speak for themselves. */
function monthCells(distintos: readonly ValorDistinto[]): Pregunta {
  return {
    ...{
      campo: CELDAS_DE_MES,
      titulo: 'Celdas de los meses',
      agregable: false,
      fijo: false,
      opciones: [...SENTIDOS_DE_CELDA],
    },
    valores: distintos
      .filter(({ valor }) => isNothing(valor) || readAmount(valor).falla?.codigo === 'monto.formato')
      .map(({ valor, filas }) => ({
        ...{ valor, filas, seguro: isNothing(valor) },
        propuesto: usualSentido(isNothing(valor) ? '' : valor) ?? null,
      })),
  }
}

function fixedQuestion(
  campo: string,
  { titulo, lista }: CampoDeDestino,
  { fijos }: Lectura,
  listas: Listas,
): Pregunta {
  const said = fijos.find((one) => one.campo === campo)?.valor
  const usual = lista === 'formaPago' ? FORMAS_PAGO[1] : null
  return {
    ...{ campo, titulo, fijo: true, agregable: deNombres(lista) !== undefined },
    opciones: lista ? [...namesIn(listas, lista)] : [],
    valores: [{ valor: '', filas: 0, propuesto: said ?? usual, seguro: false }],
  }
}
