import type { Dato } from '@/components/padron/ficha/sections'

/** A link under a value that is a button for editing it, and so says what it does. */
export interface Contacto {
  /** Undefined for a chat with a number that opens none. */
  href: string | undefined
  texto: 'Llamar' | 'Chat' | 'Escribir'
  nombre: string
}

/** A field as it is drawn. */
export interface Dibujado extends Dato {
  /** A line for each number. */
  contactos?: readonly (readonly Contacto[])[]
}

export interface Panel {
  id: string
  titulo: string
  abierto: boolean
  datos: readonly Dibujado[]
}

type Fila = readonly [
  etiqueta: string,
  texto: string | 0,
  campo: string | 0,
  nota: string | 0,
  ayuda: string | 0 | 1,
  contactos: Dibujado['contactos'] | 0,
]

/**
 * The panels as one text: what is drawn of them is written once, and not again as elements (decision 108). Of sixty fields
 * their names would be the larger part: a field is a row, without what is missing at its end and what its panel's fields
 * begin with.
 */
export const writePanels = (paneles: readonly Panel[]): string =>
  JSON.stringify(
    paneles.map(({ datos, ...panel }) => {
      const prefijo = prefixOf(datos)
      return { ...panel, prefijo, datos: datos.map((dato) => toRow(dato, prefijo.length)) }
    }),
  )

/** What the names of all fields begin with, as far as a dot. */
function prefixOf(datos: readonly Dibujado[]): string {
  const [first = '', ...others] = datos.flatMap(({ campo = [] }) => campo)
  let prefijo = first.slice(0, first.lastIndexOf('.') + 1)
  while (!others.every((campo) => campo.startsWith(prefijo)))
    prefijo = prefijo.slice(0, prefijo.lastIndexOf('.', prefijo.length - 2) + 1)
  return prefijo
}

function toRow({ etiqueta, texto, campo, nota, ayuda, contactos }: Dibujado, prefijo: number): unknown[] {
  const row: Fila = [
    etiqueta,
    texto ?? 0,
    campo?.slice(prefijo) ?? 0,
    nota ?? 0,
    ayuda === etiqueta ? 1 : (ayuda ?? 0),
    contactos ?? 0,
  ]
  return row.slice(0, row.findLastIndex((one) => one !== 0) + 1)
}

export const readPanels = (text: string): Panel[] =>
  (JSON.parse(text) as (Omit<Panel, 'datos'> & { prefijo: string; datos: Fila[] })[]).map(
    ({ prefijo, datos, ...panel }) => ({ ...panel, datos: datos.map((fila) => fromRow(fila, prefijo)) }),
  )

function fromRow([etiqueta, texto, campo, nota, ayuda, contactos]: Fila, prefijo: string): Dibujado {
  const dato = {
    etiqueta,
    texto: texto === 0 ? undefined : texto,
    ayuda: ayuda === 1 ? etiqueta : ayuda || undefined,
    ...(campo && { campo: prefijo + campo }),
    ...(nota && { nota }),
    ...(contactos && { contactos }),
  }
  // It was written from one.
  return dato as Dibujado
}
