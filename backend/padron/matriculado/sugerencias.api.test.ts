import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'
import { signedIn } from '@/backend/prueba/gente'

let mesa: Mesa
let direccion: string
beforeAll(async () => {
  mesa = await openMesa()
  direccion = (await signedIn(mesa.db, 'ADMINISTRACION')).token
})
afterAll(async () => {
  expect(mesa.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await mesa.close()
})

interface Sugerencias {
  matricula: number | null
  nacionalidad: string | null
  provinciaID: number | null
  departamentoID: number | null
  localidad: string | null
  inscripcion: { id: number; nombre: string; monto: number } | null
}
const suggest = async () => (await mesa.call('matriculado.traerSugerencias', {})).sobre.datos as Sugerencias

test('an empty register proposes the first number and nothing as usual', async () => {
  expect(await suggest()).toMatchObject({
    matricula: 1,
    nacionalidad: null,
    provinciaID: null,
    departamentoID: null,
    localidad: null,
  })
})

test('the number after the highest; a second clerk with the same one is told whose it is and proposed another', async () => {
  await mesa.enter({ matricula: 900_000 })
  const { matricula } = await suggest()
  expect(matricula).toBe(900_001)
  await mesa.enter({ apellido: 'Rápida', nombre: 'Ana', matricula })
  const { sobre } = await mesa.call('matriculado.crear', mesa.doctor({ matricula }))
  expect(sobre.errores).toEqual({ matricula: 'La matrícula 900001 ya es de Rápida Ana' })
  expect((await suggest()).matricula).toBe(900_002)
})

test('what four in five of the last doctors have is usual; what only most have is left open', async () => {
  for (let i = 0; i < 18; i++) await mesa.enter({ localidad: i % 3 === 0 ? 'Frías' : 'La Banda' })
  const usual = await suggest()
  const [last] = await mesa.db.query<object>(
    'SELECT provincia_id AS "provinciaID", departamento_id AS "departamentoID" FROM matriculado ORDER BY id DESC LIMIT 1',
  )
  expect(usual).toMatchObject({ nacionalidad: 'Argentina', ...last, localidad: null })
})

test('the concept of the inscription is the rule’s, at its price; none where it was deleted', async () => {
  expect((await suggest()).inscripcion).toMatchObject({ nombre: 'Inscripción en la matrícula' })
  const own = await mesa.call('concepto.crear', { nombre: 'Matrícula nueva', monto: 12.5 }, direccion)
  const { id } = own.sobre.datos as { id: number }
  const rule = { clave: 'conceptoInscripcion', version: 0, valor: id }
  expect((await mesa.call('ajuste.actualizarDatos', rule, direccion)).sobre).toMatchObject({ estado: 1 })
  expect((await suggest()).inscripcion).toEqual({ id, nombre: 'Matrícula nueva', monto: 12.5 })
  await mesa.call('concepto.eliminar', { conceptoID: id }, direccion)
  expect((await suggest()).inscripcion).toBeNull()
})

test('where no number is left none is proposed', async () => {
  await mesa.enter({ matricula: 2_147_483_647 })
  expect((await suggest()).matricula).toBeNull()
})
