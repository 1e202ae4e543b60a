import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_AUTORIZADO, NO_ENCONTRADO } from '@/contract/fixed-texts'
import { signedIn } from '@/backend/prueba/gente'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'

let mesa: Mesa
beforeAll(async () => {
  mesa = await openMesa()
})
afterAll(async () => {
  expect(mesa.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await mesa.close()
})

const certificado = {
  tipoCertificadoID: 1,
  validezDesde: '2026-01-15',
  validezHasta: '2028-01-15',
  observaciones: 'Para el hospital',
}
const add = async (matriculadoID: number, mas: object = {}, token?: string) =>
  (await mesa.call('certificado_matriculado.crear', { matriculadoID, ...certificado, ...mas }, token)).sobre
const page = async (matriculadoID: number, nroPagina = 1) =>
  (await mesa.call('certificado_matriculado.traerTodos', { matriculadoID, nroPagina })).sobre

test('one is added and read, with its end and without', async () => {
  const id = await mesa.enter()
  const made = ((await add(id)).datos as { id: number }).id
  await add(id, { validezDesde: '2026-02-01', validezHasta: '', observaciones: '  ' })
  const tipo = { tipoCertificadoID: 1, tipoCertificadoNombre: 'Certificado de Acreditación' }
  const whole = { ...certificado, ...tipo, id: made, numeroAnterior: null }
  expect(await page(id)).toMatchObject({
    estado: 1,
    pagTotalItems: 2,
    datos: [{ ...tipo, validezDesde: '2026-02-01', validezHasta: null, observaciones: null }, whole],
  })
  const read = await mesa.call('certificado_matriculado.traerDatos', { certificadoMatriculadoID: made })
  expect(read.sobre.datos).toEqual(whole)
  const [last] = await mesa.history(id)
  expect(last).toMatchObject({ accion: 'Certificado agregado' })
  expect(last?.cambios).toContainEqual({ campo: 'Desde', antes: null, despues: '01/02/2026' })
})

test('the list goes by pages of twenty, newest first, and knows its total', async () => {
  const id = await mesa.enter()
  for (let n = 0; n < 45; n++) await add(id, { observaciones: `N° ${n}` })
  const pages = [await page(id, 1), await page(id, 2), await page(id, 3), await page(id, 4)]
  expect(pages.map(({ pagTotalItems }) => pagTotalItems)).toEqual([45, 45, 45, 45])
  const rows = pages.flatMap(({ datos }) => datos as { observaciones: string }[])
  expect(pages.map(({ datos }) => (datos as unknown[]).length)).toEqual([20, 20, 5, 0])
  expect(rows.map(({ observaciones }) => observaciones)).toEqual(
    Array.from({ length: 45 }, (_, n) => `N° ${44 - n}`),
  )
})

describe('what is refused, beside its cause', () => {
  test.each([
    [{ tipoCertificadoID: undefined }, 'tipoCertificadoID', 'Elija un tipo de certificado'],
    [{ tipoCertificadoID: 99_999 }, 'tipoCertificadoID', 'Ese tipo de certificado no existe'],
    [{ validezDesde: undefined }, 'validezDesde', 'Elija una Fecha Desde'],
    [{ validezDesde: '12026-01-15' }, 'validezDesde', 'Ingrese una fecha válida'],
    [{ validezHasta: '12028-01-15' }, 'validezHasta', 'Ingrese una fecha válida'],
    [{ validezHasta: '2026-01-14' }, 'validezHasta', 'La fecha Hasta no puede ser anterior a la fecha Desde'],
    [{ observaciones: 'x'.repeat(1001) }, 'observaciones', 'Hasta 1000 caracteres'],
  ])('%j', async (mas, campo, mensaje) => {
    const id = await mesa.enter()
    expect(await add(id, mas)).toMatchObject({ estado: 0, mensaje, errores: { [campo]: mensaje } })
    expect((await page(id)).pagTotalItems).toBe(0)
    // One day is a validity.
    expect(await add(id, { validezHasta: certificado.validezDesde })).toMatchObject({ estado: 1 })
  })

  test('a member or a certificate that does not exist', async () => {
    expect(await add(2_147_000_000)).toMatchObject({ estado: 0, mensaje: NO_ENCONTRADO })
    const wire = { certificadoMatriculadoID: 2_147_000_000 }
    expect((await mesa.call('certificado_matriculado.traerDatos', wire)).sobre.mensaje).toBe(NO_ENCONTRADO)
  })
})

test('a type that certifies somebody is not deleted', async () => {
  const { token } = await signedIn(mesa.db, 'ADMINISTRACION')
  const made = await mesa.call('tipo_certificado.crear', { nombre: 'De paso', cuerpo: '<p>x</p>' }, token)
  const tipoCertificadoID = (made.sobre.datos as { id: number }).id
  await add(await mesa.enter(), { tipoCertificadoID })
  const { sobre } = await mesa.call('tipo_certificado.eliminar', { tipoCertificadoID }, token)
  expect(sobre).toMatchObject({ estado: 0, mensaje: 'Está en uso: 1 certificado de un matriculado' })
})

test('who only reads sees the list and does not add; who prints reads the body and the signature', async () => {
  const id = await mesa.enter()
  const { token } = await signedIn(mesa.db, 'EMPLEADO')
  expect(await add(id, {}, token)).toMatchObject({ estado: 0, mensaje: NO_AUTORIZADO })
  const own = await mesa.call('certificado_matriculado.traerTodos', { matriculadoID: id }, token)
  expect(own.sobre.estado).toBe(1)
  const body = await mesa.call('tipo_certificado.traerDatos', { tipoCertificadoID: 1 })
  expect(body.sobre.datos).toMatchObject({ nombre: 'Certificado de Acreditación' })
  expect((await mesa.call('tipo_certificado.traerDatos', { tipoCertificadoID: 1 }, token)).http).toBe(403)
})
