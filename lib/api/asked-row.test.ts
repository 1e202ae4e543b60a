import fc from 'fast-check'
import * as z from 'zod'
import { expect, test } from 'vitest'
import type { DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import { filaDeEjemplo } from '@/contract/catalogo/ejemplo'
import { CATALOGOS, DECLARADOS, type NounCatalogo, type NounDeclarado } from '@/contract/catalogo/lista'
import { CONTRATO } from '@/contract/indice'
import { asAsked } from '@/lib/api/asked-row'
import { interpretAnswer } from '@/contract/lectura/envelope'
import { SIN_LEER } from '@/contract/lectura/sin-leer'
import type { AnyCall } from '@/lib/api/result'
import { sparingUnread, unreadKeysOf } from '@/lib/unread'

const NOUNS = Object.keys(DECLARADOS) as NounDeclarado[]

/** A record as its screen gets it from an answer's `datos`. */
async function read(llamada: AnyCall, entrada: unknown, datos: unknown): Promise<Record<string, unknown>> {
  const texto = JSON.stringify({ estado: '1', mensaje: '', datos })
  const result = await interpretAnswer(llamada, { estado: 200, texto }, 'p', () => undefined)
  if (!result.ok) throw new Error(result.mensaje)
  return asAsked(llamada, entrada, result.datos) as Record<string, unknown>
}

/** What an edit of it carries to a server of the specification alone. */
function sent(llamada: AnyCall, entrada: object): Record<string, unknown> {
  const wire = z.encode(llamada.entrada.cable, entrada) as Record<string, unknown>
  const dropped = [...(llamada.extensiones ?? []), ...unreadKeysOf(entrada)].map(
    (key) => llamada.entrada.claves[key],
  )
  return Object.fromEntries(Object.entries(wire).filter(([key]) => !dropped.includes(key)))
}

test('a row of any catalogue has the id of its address, and is edited by it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...NOUNS),
      fc.integer({ min: 1, max: 2_147_483_647 }),
      fc.constantFrom({}, { id: null }, { id: '' }, { id: 'no es' }, { id: '7' }),
      async (noun, id, told) => {
        const fila = await read(CONTRATO[noun].traerDatos, { id }, { nombre: 'UNT', ...told })
        expect(fila).toMatchObject({ id, nombre: 'UNT' })
        const { claves } = DECLARADOS[noun] as DeclaracionCatalogo
        const edited = { ...EJEMPLOS[noun], id: fila['id'], nombre: 'UNT X' }
        const wire = sent(CONTRATO[noun].actualizarDatos, sparingUnread(edited, fila))
        expect(wire).toMatchObject({ nombre: 'UNT X', [claves.editar]: id })
      },
    ),
  )
})

/** Values of the fields that a row must have. */
const EJEMPLOS = Object.fromEntries(
  NOUNS.map((noun) => {
    const wire =
      noun === 'user' ? CONTRATO.user.crear.ejemplo?.({} as never) : filaDeEjemplo(DECLARADOS[noun], 'Una')
    return [noun, { ...(z.decode(CONTRATO[noun].crear.entrada.cable, wire) as object) }]
  }),
)

test('a record that is asked for by another’s id keeps its own', async () => {
  const { traerDatos } = CONTRATO.da_listado
  expect(await read(traerDatos, { matriculadoID: 7 }, { id: '3' })).toMatchObject({ id: 3 })
  const { traerDatos: periodo } = CONTRATO.superintendencia_matriculado
  expect(await read(periodo, { superintendenciaMatriculadoID: 9 }, { desde: '2026-01-01' })).toMatchObject({
    id: 9,
  })
})

test('what could not be read is not sent, unless it was typed anew', async () => {
  const { traerDatos, actualizarDatos } = CONTRATO.titulo
  const fila = await read(traerDatos, { id: 3 }, { nombre: 'Médico', codigo: 'M-10' })
  expect(fila).toEqual({ id: 3, nombre: 'Médico', codigo: null, [SIN_LEER]: ['codigo'] })
  const edit = (codigo: number | undefined) =>
    sent(actualizarDatos, sparingUnread({ id: 3, nombre: 'Médica', codigo }, fila))
  expect(edit(undefined)).toEqual({ tituloID: 3, nombre: 'Médica' })
  expect(edit(10)).toEqual({ tituloID: 3, nombre: 'Médica', codigo: 10 })
  // Nothing there is another thing: it is written as the specification's own screens write it.
  const empty = await read(traerDatos, { id: 3 }, { nombre: 'Médico' })
  expect(sent(actualizarDatos, sparingUnread({ id: 3, nombre: 'Médica', codigo: undefined }, empty))).toEqual(
    {
      tituloID: 3,
      nombre: 'Médica',
      codigo: null,
    },
  )
})

test('no field of any catalogue that could not be read is overwritten', async () => {
  for (const noun of Object.keys(CATALOGOS) as NounCatalogo[]) {
    const { claves, campos }: DeclaracionCatalogo = CATALOGOS[noun]
    const optional = Object.entries(campos).filter(([, campo]) => campo.requerido === undefined)
    for (const [key] of optional) {
      const { traerDatos, actualizarDatos } = CONTRATO[noun]
      const fila = await read(traerDatos, { id: 5 }, { nombre: 'Uno', [key]: { raro: true } })
      expect(unreadKeysOf(fila), `${noun}.${key}`).toEqual([key])
      const edited = { ...EJEMPLOS[noun], id: 5, [key]: undefined }
      // A yes or no must be chosen anew.
      if (campos[key]?.tipo === 'siNo') continue
      const wire = sent(actualizarDatos, sparingUnread(edited, fila))
      expect(wire, `${noun}.${key}`).toMatchObject({ [claves.editar]: 5 })
      expect(wire, `${noun}.${key}`).not.toHaveProperty(key)
    }
  }
})
