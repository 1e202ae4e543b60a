import { expect, test } from 'vitest'
import { formulario } from '@/components/acto/formulario'

const practica = formulario('/practica_matriculado/crear', {
  titulo: 'Nueva Practica',
  exito: 'Se agregó la Practica correctamente',
  fracaso: 'No se pudo agregar la práctica',
  incierto: 'se agregó la práctica',
  campos: {
    practicaID: {
      tipo: 'catalogo',
      etiqueta: 'Practica',
      de: '/practica/traerTodosSelect',
      requerido: true,
    },
    fechaObtencion: { tipo: 'fecha', etiqueta: 'Fecha de Obtencion', requerido: true },
  },
  llamada: async () => (await import('@/contract/practica-matriculado')).crear,
})

const check = (values: object) =>
  practica.resolver({ ...values }, undefined, { fields: {}, shouldUseNativeValidation: false })

test('the fields stand in the order of the declaration, each under its key', () => {
  expect(practica.campos.map(({ name, etiqueta }) => [name, etiqueta])).toEqual([
    ['practicaID', 'Practica'],
    ['fechaObtencion', 'Fecha de Obtencion'],
  ])
})

test('what is typed is checked by the call, in its own words', async () => {
  const { errors } = await check({ matriculadoID: 7, practicaID: undefined, fechaObtencion: undefined })
  expect(errors).toMatchObject({
    practicaID: { message: 'Elija una practica' },
    fechaObtencion: { message: 'Elija una Fecha de Obtencion' },
  })
})

test('what is fixed is sent with what is typed, and keys that the call does not know are not', async () => {
  const typed = { matriculadoID: 7, practicaID: 2, fechaObtencion: '2026-03-01', otra: 'cosa' }
  expect(await check(typed)).toEqual({
    values: { matriculadoID: 7, practicaID: 2, fechaObtencion: '2026-03-01' },
    errors: {},
  })
})
