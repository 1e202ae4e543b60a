import * as fc from 'fast-check'
import {
  ALINEACIONES,
  type Documento,
  type Enumeracion,
  NIVELES,
  type Parrafo,
  type Tabla,
  TAMANOS,
  type Tamano,
  type Trozo,
  joinTrozos,
} from '@/domain/certificado/documento'
import { CLAVES, escrito } from '@/domain/certificado/marcadores'

const formato = fc.record({
  negrita: fc.boolean(),
  cursiva: fc.boolean(),
  subrayado: fc.boolean(),
  tachado: fc.boolean(),
  tamano: fc.constantFrom(...(Object.keys(TAMANOS) as Tamano[])),
})
/** What people type, and what breaks programs that glue HTML together. */
const texto = fc
  .oneof(
    fc.string({ maxLength: 12, unit: 'grapheme' }),
    fc.constantFrom(
      '<b>',
      '&amp;',
      '&',
      '"',
      "'",
      '  ',
      '\u00a0',
      '\n',
      '##',
      '</p>',
      'ñandú',
      ' a ',
      '<!--',
    ),
    fc.constantFrom(...CLAVES.map(escrito)),
  )
  .map((text) => text.replace(/[\r\t\f\u0000]/g, ' '))
const trozos = fc
  .array(fc.record({ texto, formato }), { maxLength: 4 })
  .map((list): Trozo[] => joinTrozos(list))
/** Blanks before an item's text are nothing: a source that is laid out has them too. */
const deItem = trozos.map((list) => {
  const [first, ...rest] = list
  return first ? joinTrozos([{ ...first, texto: `·${first.texto}` }, ...rest]) : []
})
const alineacion = fc.constantFrom(...ALINEACIONES)

const parrafo: fc.Arbitrary<Parrafo> = fc.record({
  tipo: fc.constant('parrafo' as const),
  nivel: fc.constantFrom(...NIVELES),
  alineacion,
  trozos,
})
const { lista } = fc.letrec<{ lista: Enumeracion; listas: Enumeracion[] }>((tie) => ({
  lista: fc.record({
    tipo: fc.constant('lista' as const),
    ordenada: fc.boolean(),
    items: fc.array(fc.record({ alineacion, trozos: deItem, listas: tie('listas') }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  listas: fc.oneof(
    { depthSize: 'small' },
    fc.constant<Enumeracion[]>([]),
    fc.array(tie('lista'), { maxLength: 2 }),
  ),
}))

/** Rows that are cut into cells each in its own way, and all as wide as the first. */
const tabla: fc.Arbitrary<Tabla> = fc.integer({ min: 1, max: 4 }).chain((width) => {
  const celda = fc.record({
    encabezado: fc.boolean(),
    columnas: fc.integer({ min: 1, max: width }),
    alineacion,
    trozos: deItem,
  })
  const fila = fc.array(celda, { minLength: width, maxLength: width }).map((celdas) => {
    let left = width
    return celdas.flatMap((one) => {
      const columnas = Math.min(left, one.columnas)
      left -= columnas
      return columnas > 0 ? [{ ...one, columnas }] : []
    })
  })
  return fc.record({
    tipo: fc.constant('tabla' as const),
    filas: fc.array(fila, { minLength: 1, maxLength: 3 }),
  })
})

/** Any document an editor can hold, for property tests; one of a single empty line is no body. */
export const documentos: fc.Arbitrary<Documento> = fc
  .array(fc.oneof({ arbitrary: parrafo, weight: 3 }, lista, tabla), { maxLength: 5 })
  .filter((list) => list.length !== 1 || list[0]?.tipo !== 'parrafo' || list[0].trozos.length !== 0)
