import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { makePng } from '@/backend/prueba/archivo/imagenes'
import { signedIn } from '@/backend/prueba/gente'
import { MEDIDAS_DE_FABRICA } from '@/domain/membrete'

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'ADMINISTRACION')).token
})
beforeEach(() => api.db.query('DELETE FROM membrete'))
afterAll(() => api.close())

const SENAS = {
  ...{ cuit: '30-50001091-2', domicilio: ' San Martín 450 ', telefono: '362 444-1122' },
  correo: 'mesa@consejo.example',
}
const save = async (mas: Record<string, unknown> = {}) =>
  (
    await api.call(
      'membrete.actualizarDatos',
      {
        nombre: 'Consejo Médico',
        lineas: 'Personería 12',
        ...SENAS,
        ...MEDIDAS_DE_FABRICA,
        version: 0,
        ...mas,
      },
      { token },
    )
  ).sobre
/** As anybody reads it, without a session. */
const face = async () => (await api.call('consejo.traerDatos', {})).sobre.datos

test('until somebody writes it nobody is told a name', async () => {
  expect(await face()).toEqual({ nombre: null, lineas: [], copiasDelRecibo: 1 })
  expect((await api.call('consejo.traerLogo', {})).sobre).toMatchObject({ estado: 1, datos: null })
})

test('each field is a line under the name, the further lines last', async () => {
  expect(await save({ copiasDelRecibo: 2 })).toMatchObject({ estado: 1 })
  expect(await face()).toEqual({
    nombre: 'Consejo Médico',
    lineas: [
      'San Martín 450',
      'Tel. 362 444-1122 · mesa@consejo.example',
      'CUIT 30-50001091-2',
      'Personería 12',
    ],
    copiasDelRecibo: 2,
  })
  // A screen from before these fields says nothing of the receipts, and leaves them.
  expect(await save({ ...{ cuit: '', domicilio: '', telefono: '', correo: '' }, version: 1 })).toMatchObject({
    estado: 1,
  })
  expect(await face()).toEqual({ nombre: 'Consejo Médico', lineas: ['Personería 12'], copiasDelRecibo: 2 })
})

test.each<[string, Record<string, unknown>, string]>([
  ['a CUIT with a wrong digit', { cuit: '30-50001091-3' }, 'cuit'],
  ['no address of mail', { correo: 'mesa de entradas' }, 'correo'],
  ['an address too long', { domicilio: 'x'.repeat(121) }, 'domicilio'],
  ['three receipts on a sheet', { copiasDelRecibo: 3 }, 'copiasDelRecibo'],
  ['lines that are too many together', { lineas: 'a\nb\nc\nd', alto: 100, hoja: 'oficio' }, 'lineas'],
])('%s is refused beside its field', async (_, mas, campo) => {
  expect(await save(mas)).toMatchObject({ estado: 0, errores: { [campo]: expect.any(String) as string } })
  expect(await face()).toMatchObject({ nombre: null })
})

test('the logo is the picture drawn anew, for anybody', async () => {
  const archivo = new File([Uint8Array.from(makePng(6, 3))], 'logo.png')
  const { sobre } = await api.call('membrete.subirLogo', { version: 0 }, { token, archivo })
  const { huella } = sobre.datos as { huella: string }
  const logo = (await api.call('consejo.traerLogo', {})).sobre.datos as Record<string, string>
  expect(logo).toMatchObject({ huella, tipo: 'image/png' })
  expect(
    Buffer.from(logo['imagen'] ?? '', 'base64')
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  expect(await face()).toMatchObject({ logoHuella: huella })
})
