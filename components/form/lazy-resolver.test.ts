import { expect, test } from 'vitest'
import { type Checked, lazyResolver } from '@/components/form/lazy-resolver'

type Valores = { nombre: string; filas: { cargo: string }[] }
const VALORES: Valores = { nombre: '', filas: [{ cargo: '' }] }
const ref = { name: 'nombre', focus: () => undefined }
const OPCIONES = {
  criteriaMode: 'firstError' as const,
  fields: { nombre: { ref, name: 'nombre' as const } },
  shouldUseNativeValidation: false,
}

const resolve = (load: () => Promise<(values: Valores) => Checked<Valores>>) =>
  lazyResolver<Valores, Valores>(load)(VALORES, undefined, OPCIONES)

test('valid values go through', async () => {
  const result = await resolve(() => Promise.resolve((values) => ({ ok: true, values })))
  expect(result).toEqual({ values: VALORES, errors: {} })
})

test('each field keeps the first thing wrong with it, also in a list, and what to focus', async () => {
  const problems = [
    { path: ['nombre'], message: 'Ingrese Nombre' },
    { path: ['nombre'], message: 'Otra cosa' },
    { path: ['filas', 0, 'cargo'], message: 'Elija' },
  ]
  const { errors } = await resolve(() => Promise.resolve(() => ({ ok: false, problems })))
  expect(errors).toMatchObject({
    nombre: { message: 'Ingrese Nombre', ref },
    filas: [{ cargo: { message: 'Elija' } }],
  })
})

test('rules that do not arrive are told, and let nobody on', async () => {
  const { errors } = await resolve(() => Promise.reject(new Error('sin red')))
  expect(errors).toMatchObject({ root: { message: 'Falló la conexión con el servidor. Reintente.' } })
})
