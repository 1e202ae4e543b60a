import { type Documento, type Enumeracion, SIN_FORMATO, type Trozo } from '@/domain/certificado/documento'
import {
  CLAVES,
  type Marcador,
  type Valores,
  escrito,
  findMarcadores,
  isObservacion,
  OBSERVACIONES,
  substitute,
} from '@/domain/certificado/marcadores'
import { closeEmpty } from '@/domain/certificado/renglones-vacios'
import { isBlank } from '@/domain/texto'

/** A body with its values, and what keeps it from being printed. */
export interface Relleno {
  documento: Documento
  /** Placeholders of a datum in the body that have no text. */
  faltan: readonly Marcador[]
  /** What would stand on the paper with its ##, each once. */
  malos: readonly string[]
}

/**
 * Without `faltan` and `malos` no ## is left and no placeholder became a hole. An observation is free: one that is empty
 * prints as nothing, and its line closes.
 */
export function fillCuerpo(documento: Documento, valores: Valores): Relleno {
  const used = new Set(markersOf(documento))
  const empty = OBSERVACIONES.filter((clave) => isBlank(valores[clave]))
  const filled = substitute(closeEmpty(documento, empty), valores)
  const left = linesOf(filled).flatMap((trozos) => {
    const text = textOf(trozos)
    return text.includes('##') ? findMarcadores(text).filter(({ texto }) => texto.includes('##')) : []
  })
  return {
    documento: filled,
    faltan: CLAVES.filter((clave) => used.has(clave) && !isObservacion(clave) && isBlank(valores[clave])),
    malos: [...new Set([...badOf(documento), ...left.map(({ texto }) => texto)])],
  }
}

/** The placeholders that a body uses, in the order of the list of all. */
export function markersOf(documento: Documento): Marcador[] {
  const found = new Set(
    linesOf(documento)
      .flatMap(foundIn)
      .flatMap(({ tipo, texto }) => (tipo === 'bueno' ? [texto] : [])),
  )
  return CLAVES.filter((clave) => found.has(escrito(clave)))
}

/** Puts what is certified where the first observation stands; a body without one gets it as its last paragraph. */
export function withAccredited(documento: Documento, texto: string): Documento {
  if (markersOf(documento).includes('OBSERVACION_1')) return documento
  const trozos = [{ texto, formato: { ...SIN_FORMATO, negrita: true } }]
  return [...documento, { tipo: 'parrafo', nivel: 0, alineacion: 'center', trozos }]
}

const badOf = (documento: Documento): string[] =>
  linesOf(documento)
    .flatMap(foundIn)
    .flatMap(({ tipo, texto }) => (tipo === 'bueno' ? [] : [texto]))

function foundIn(trozos: readonly Trozo[]) {
  let at = 0
  const cuts = trozos.map(({ texto }) => (at += texto.length))
  return findMarcadores(textOf(trozos), cuts)
}

/** Whatever a document says, in lines. */
export const textOfDocumento = (documento: Documento): string => linesOf(documento).map(textOf).join('\n')

const textOf = (trozos: readonly Trozo[]): string => trozos.map(({ texto }) => texto).join('')

/** The runs of every paragraph, item and cell. */
const linesOf = (documento: Documento): (readonly Trozo[])[] =>
  documento.flatMap((bloque) => {
    if (bloque.tipo === 'lista') return ofLista(bloque)
    return bloque.tipo === 'tabla' ? bloque.filas.flat().map(({ trozos }) => trozos) : [bloque.trozos]
  })

const ofLista = ({ items }: Enumeracion): (readonly Trozo[])[] =>
  items.flatMap(({ trozos, listas }) => [trozos, ...listas.flatMap(ofLista)])
