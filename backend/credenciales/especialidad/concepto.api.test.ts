import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMember } from '@/backend/prueba/gente'
import { specialty } from '@/backend/prueba/muestras-de-credenciales'
import { openCaja, type Caja } from '@/backend/prueba/tesoreria/caja'

let caja: Caja
beforeAll(async () => {
  caja = await openCaja()
})
afterAll(() => caja.close())

const add = (matriculadoID: number, mas: object = {}) =>
  caja.call('especialidad_matriculado.crear', specialty(matriculadoID, { conceptoCertif: true, ...mas }))
const concepto = async () =>
  (await caja.call('especialidad_matriculado.traerConcepto', {})).sobre.datos as {
    id: number
    nombre: string
    monto: number
  } | null
const setRule = async (valor: number): Promise<unknown> => {
  const rules = (await caja.direct('ajuste.traerTodos', {})).sobre.datos as {
    clave: string
    version: number
  }[]
  const clave = 'conceptoEspecialidad'
  const version = rules.find((rule) => rule.clave === clave)?.version
  return (await caja.direct('ajuste.actualizarDatos', { clave, valor, version })).sobre
}

test('the certificate’s concept is told before and charged once, with the specialty', async () => {
  const shown = await concepto()
  expect(shown).toMatchObject({ nombre: 'Certificado de especialista' })
  const matriculadoID = await addMember(caja.db)
  expect((await add(matriculadoID, { montoPrevisto: shown?.monto })).sobre.estado).toBe(1)
  expect(await caja.pending(matriculadoID)).toMatchObject([
    { tipoPagoID: 1, nombre: 'Certificado de especialista', monto: shown?.monto },
  ])
  const without = await addMember(caja.db)
  await add(without, { conceptoCertif: false })
  expect(await caja.pending(without)).toEqual([])
})

test('another price than shown charges nothing and adds nothing', async () => {
  const matriculadoID = await addMember(caja.db)
  const { sobre } = await add(matriculadoID, { montoPrevisto: 1 })
  expect(sobre.errores).toMatchObject({
    conceptoCertif: expect.stringMatching(/^Certificado de especialista ahora es de /) as string,
  })
  const { sobre: list } = await caja.call('especialidad_matriculado.traerTodos', { matriculadoID })
  expect([list.datos, await caja.pending(matriculadoID)]).toEqual([[], []])
})

test('what is refused charges nothing; the same request twice charges once', async () => {
  const matriculadoID = await addMember(caja.db)
  await add(matriculadoID, { organizacionID: 99_999 })
  expect(await caja.pending(matriculadoID)).toEqual([])
  const headers = { 'idempotency-key': 'especialidad-repetida-0001' }
  const wire = specialty(matriculadoID, { conceptoCertif: true })
  const answers = await Promise.all(
    [1, 2].map(() => caja.call('especialidad_matriculado.crear', wire, headers)),
  )
  await caja.call('especialidad_matriculado.crear', wire, headers)
  expect(answers.some(({ sobre }) => sobre.estado === 1)).toBe(true)
  expect(await caja.pending(matriculadoID)).toHaveLength(1)
})

test('a revalidation charges nothing', async () => {
  const matriculadoID = await addMember(caja.db)
  const { sobre } = await add(matriculadoID, { conceptoCertif: false })
  const { nroCertificado } = sobre.datos as { nroCertificado: string }
  const reval = { esReval: true, nroCertificado, fechaObtencion: '2026-11-20', fechaCaducidad: '2031-11-20' }
  const refused = await add(matriculadoID, reval)
  expect(refused.sobre.errores).toHaveProperty('conceptoCertif')
  expect((await add(matriculadoID, { ...reval, conceptoCertif: undefined })).sobre.estado).toBe(1)
  expect(await caja.pending(matriculadoID)).toEqual([])
})

test('which concept it is is a rule; without one it cannot be charged', async () => {
  const own = await caja.direct('concepto.crear', { nombre: 'Diploma', monto: 12.5 })
  const { id } = own.sobre.datos as { id: number }
  expect(await setRule(99_999)).toMatchObject({ errores: { valor: 'Ese concepto ya no existe' } })
  expect(await setRule(id)).toMatchObject({ estado: 1 })
  expect(await concepto()).toEqual({ id, nombre: 'Diploma', monto: 12.5 })
  const rules = (await caja.direct('ajuste.traerTodos', {})).sobre.datos as {
    clave: string
    nombre: string
  }[]
  expect(rules.find(({ clave }) => clave === 'conceptoEspecialidad')?.nombre).toBe('Diploma')
  await caja.direct('concepto.eliminar', { conceptoID: id })
  expect(await concepto()).toBeNull()
  const { sobre } = await add(await addMember(caja.db))
  expect(sobre.errores).toEqual({ conceptoCertif: 'No hay un concepto de certificado: elíjalo en Reglas' })
  expect(await setRule(0)).toMatchObject({ estado: 1 })
  expect(await concepto()).toMatchObject({ nombre: 'Certificado de especialista' })
})
