import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { Mesa, planilla } from '@/backend/prueba/mudanza/planillas'
import { verificar } from '@/backend/verificar/verificar'
import { makeCbu } from '@/domain/cbu'

let api: ApiDePrueba
let mesa: Mesa

beforeAll(async () => {
  api = await startApi()
  mesa = new Mesa(api, (await signedIn(api.db, 'ADMINISTRACION')).token)
  for (const matricula of [7_001, 7_002, 7_003, 7_004]) await addMember(api.db, { matricula })
  await addMember(api.db, { matricula: 7_008, tipo: 8 })
})
afterAll(async () => {
  expect(await verificar(api.db)).toEqual([])
  await api.close()
})

const cbu = (n: number): string => makeCbu('321', '0290', `000000${n}`.padStart(13, '0'))
const read = () =>
  api.db.query(
    `SELECT m.matricula, m.forma_pago_id AS forma, d.nro_solicitud AS solicitud, d.fecha_alta AS alta, d.fecha_baja IS NOT NULL AS baja
     FROM da_listado d JOIN matriculado m ON m.id = d.matriculado_id ORDER BY d.id`,
  )
const file = (...filas: string[]): File =>
  planilla('adheridos.csv', 'Matrícula;CBU;Tipo de cuenta;Solicitud;Fecha de alta', ...filas)

test('enrolments keep their numbers, the form of payment follows, and taking them back ends them', async () => {
  const filas = [
    `7001;${cbu(1)};Caja de Ahorro;500;01/02/2022`,
    `7002;${cbu(2)};Cuenta Corriente;;`,
    `7003;${cbu(3)};;502;01/02/2022`,
    `7008;${cbu(8)};Caja de Ahorro;503;01/02/2022`,
  ]
  const { importacionID } = await mesa.subir('adhesiones', file(...filas))
  expect((await mesa.revisar(importacionID)).importacion.cuentas).toMatchObject({ nuevas: 2, rehusadas: 2 })
  const refused = await mesa.renglones(importacionID, { que: 'rehusada' })
  expect(refused.map(({ hallazgos }) => hallazgos[0]?.codigo)).toEqual([
    'tipoCuenta.falta',
    'estado.noPermite',
  ])
  await mesa.importar(importacionID)
  expect(await read()).toEqual([
    { matricula: 7_001, forma: 4, solicitud: 500, alta: '2022-02-01', baja: false },
    { matricula: 7_002, forma: 4, solicitud: 501, alta: '2026-11-21', baja: false },
  ])
  const again = await mesa.subir('adhesiones', file(...filas.slice(0, 2)))
  expect((await mesa.revisar(again.importacionID)).importacion.cuentas).toMatchObject({
    nuevas: 0,
    iguales: 2,
  })
  const other = await mesa.subir('adhesiones', file(`7001;${cbu(9)};Caja de Ahorro;;`))
  await mesa.revisar(other.importacionID)
  expect(await mesa.renglones(other.importacionID)).toMatchObject([
    { hallazgos: [{ codigo: 'adhesion.vigente' }] },
  ])
  await mesa.deshacer(importacionID)
  expect(await read()).toMatchObject([
    { forma: 1, baja: true },
    { forma: 1, baja: true },
  ])
  const gone = await mesa.call('importacion.descartar', { importacionID })
  expect(gone.sobre.mensaje).toBe('Esta planilla se importó y se deshizo: queda en la historia.')
})

test('a number that comes after those given here is another one, and that is said', async () => {
  const id = await mesa.entera('adhesiones', file(`7004;${cbu(4)};Caja de Ahorro;900;`))
  expect(await mesa.renglones(id)).toMatchObject([
    { que: 'nueva', hallazgos: [{ codigo: 'solicitud.otra' }] },
  ])
  expect((await read()).at(-1)).toMatchObject({ matricula: 7_004, solicitud: 502 })
})
