import {
  type Bloque,
  type Enumeracion,
  type Parrafo,
  SIN_FORMATO,
  type Trozo,
  joinTrozos,
} from '@/domain/certificado/documento'

export const isParrafo = (bloque: Bloque): bloque is Parrafo => bloque.tipo === 'parrafo'

/** Of an item or a cell, whose paragraphs are lines of it. */
export const inLines = (parrafos: readonly Pick<Parrafo, 'trozos'>[]): Trozo[] =>
  joinTrozos(
    parrafos.flatMap(({ trozos }, index) =>
      index === 0 ? trozos : [{ texto: '\n', formato: SIN_FORMATO }, ...trozos],
    ),
  )

/** Where there is no list, its items are lines. */
export const parrafosOf = (bloque: Bloque): Pick<Parrafo, 'trozos'>[] =>
  bloque.tipo === 'parrafo' ? [bloque] : bloque.tipo === 'lista' ? itemsIn(bloque) : []
const itemsIn = ({ items }: Enumeracion): Pick<Parrafo, 'trozos'>[] =>
  items.flatMap((item) => [item, ...item.listas.flatMap(itemsIn)])
