import type { Bloque, Enumeracion, Trozo } from '@/domain/certificado/documento'
import { readCuerpo } from '@/domain/certificado/leer'

const MAX = 240

export function plainText(html: string): string {
  const text = readCuerpo(html).documento.map(textOf).join(' ').replace(/\s+/g, ' ').trim()
  return text.length > MAX ? `${text.slice(0, MAX)}…` : text
}

const textOf = (bloque: Bloque): string => {
  if (bloque.tipo === 'lista') return ofLista(bloque)
  if (bloque.tipo === 'parrafo') return ofTrozos(bloque.trozos)
  return bloque.filas.map((celdas) => celdas.map(({ trozos }) => ofTrozos(trozos)).join(' ')).join(' ')
}
const ofTrozos = (trozos: readonly Trozo[]): string => trozos.map(({ texto }) => texto).join('')
const ofLista = ({ items }: Enumeracion): string =>
  items.map(({ trozos, listas }) => [ofTrozos(trozos), ...listas.map(ofLista)].join(' ')).join(' ')
