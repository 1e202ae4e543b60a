import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, addSeguro, signedIn } from '@/backend/prueba/gente'

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  ;({ token } = await signedIn(api.db, 'ADMINISTRACION'))
})
afterAll(() => api.close())
beforeEach(() => api.db.query('DELETE FROM concepto WHERE tipo = 1 AND anio > 2026'))

interface Simulacion {
  cantidad: number
  total: number
  precios: {
    tipoMatriculaID: number
    variante: number
    anterior: number
    nuevo: number
    existente: number | null
  }[]
  ingresos: { tipoMatriculaID: number; cantidad: number; antes: number; despues: number }[]
}
const PEDIDO = { anio: 2027, desde: 2026, porcentaje: 12.35, redondeo: 100 }
const simulate = async (change: object = {}) =>
  (await api.call('concepto.simularAnio', { ...PEDIDO, ...change }, { token })).sobre
const shown = async (change: object = {}) => (await simulate(change)).datos as Simulacion
const propose = async (wire: object) =>
  (await api.call('concepto.proponerAnio', { ...PEDIDO, ...wire }, { token })).sobre
const pricesOf = (anio: number) =>
  api.db.query<{ tipo: number; variante: number; monto: bigint; nombre: string; descripcion: string }>(
    `SELECT tipo_matricula_id AS tipo, variante, monto, nombre, descripcion FROM concepto
     WHERE tipo = 1 AND anio = $1 AND eliminado_en IS NULL ORDER BY 1, 2`,
    [anio],
  )

test('the preview raises and rounds every price of the year before, and writes nothing', async () => {
  const { cantidad, total, precios } = await shown()
  expect(precios).toHaveLength(12)
  expect(precios[0]).toEqual({
    tipoMatriculaID: 1,
    variante: 0,
    anterior: 18_500,
    nuevo: 20_785,
    existente: null,
  })
  expect(precios.every(({ nuevo }) => Number.isInteger(nuevo))).toBe(true)
  expect(cantidad).toBe(12)
  expect(total).toBe(precios.reduce((sum, { nuevo }) => sum + nuevo, 0))
  expect(await pricesOf(2027)).toEqual([])
})

test('its effect on a year: twelve months of the members charged, at what they pay and would pay', async () => {
  const before = (await shown()).ingresos
  await addMember(api.db, { apellido: 'Suma', nombre: 'Uno' })
  await addSeguro(api.db, await addMember(api.db, { apellido: 'Suma', nombre: 'Dos' }))
  await api.db.query('UPDATE matriculado SET genera_cuotas = false WHERE id = $1', [
    await addMember(api.db, { apellido: 'Suma', nombre: 'Tres' }),
  ])
  const after = await shown()
  const priceOf = (variante: number) =>
    after.precios.find((precio) => precio.tipoMatriculaID === 1 && precio.variante === variante)
  const [was, is] = [before[0], after.ingresos[0]]
  expect(is?.cantidad).toBe((was?.cantidad ?? 0) + 2)
  expect(is?.antes).toBe((was?.antes ?? 0) + 12 * ((priceOf(0)?.anterior ?? 0) + (priceOf(1)?.anterior ?? 0)))
  expect(is?.despues).toBe((was?.despues ?? 0) + 12 * ((priceOf(0)?.nuevo ?? 0) + (priceOf(1)?.nuevo ?? 0)))
  expect(after.ingresos.slice(1)).toEqual(before.slice(1))
})

test('saved in one act, by name, with where they come from, and audited one by one', async () => {
  const { cantidad, total, precios } = await shown()
  expect(await propose({ cantidad, total })).toMatchObject({ estado: 1, datos: { cantidad: 12 } })
  const saved = await pricesOf(2027)
  expect(saved.map(({ monto }) => Number(monto) / 100)).toEqual(precios.map(({ nuevo }) => nuevo))
  expect(saved[1]).toMatchObject({
    nombre: 'Matrícula ACTIVO 2027 con seguro',
    descripcion: 'Valores de 2026 más 12,35 %',
  })
  const [audited] = await api.db.query<{ n: number }>(
    "SELECT count(*)::int AS n FROM auditoria WHERE accion = 'concepto.proponerAnio' AND datos->'despues'->>'anio' = '2027'",
  )
  expect(audited?.n).toBe(12)
})

test('a price that is there stays as it is: only the missing ones are made', async () => {
  await api.call(
    'concepto.crear',
    { nombre: 'A mano', monto: 777, tipo: 1, anio: 2027, tipoMatriculaID: 1, variante: 0 },
    { token },
  )
  const { cantidad, total, precios, ingresos } = await shown()
  expect(cantidad).toBe(11)
  expect(precios[0]).toMatchObject({ nuevo: 20_785, existente: 777 })
  expect(ingresos[0]?.despues).toBeLessThan(ingresos[0]?.antes ?? 0)
  await propose({ cantidad, total })
  const saved = await pricesOf(2027)
  expect(saved).toHaveLength(12)
  expect(saved[0]).toMatchObject({ nombre: 'A mano', monto: 77_700n })
  expect(await propose({ cantidad, total })).toMatchObject({
    estado: 0,
    errores: { anio: 'Los precios de 2027 ya están cargados' },
  })
})

test('what is saved is what was shown, or nothing', async () => {
  const { cantidad, total } = await shown()
  await api.db.query(
    'UPDATE concepto SET monto = monto + 1000000 WHERE tipo = 1 AND anio = 2026 AND variante = 3 AND tipo_matricula_id = 3',
  )
  expect(await propose({ cantidad, total })).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(/^Los precios cambiaron mientras los miraba: ahora son 12 por/) as string,
  })
  expect(await pricesOf(2027)).toEqual([])
})

test('two at once make the year once', async () => {
  const { cantidad, total } = await shown()
  const answers = await Promise.all([1, 2, 3].map(() => propose({ cantidad, total })))
  expect(answers.map(({ estado }) => estado).sort()).toEqual([0, 0, 1])
  expect(await pricesOf(2027)).toHaveLength(12)
})

test.each([
  [{ anio: 2026 }, 'anio', 'El año nuevo debe ser posterior a 2026'],
  [{ desde: 2019 }, 'desde', 'No hay precios de 2019'],
  [{ redondeo: 7 }, 'redondeo', 'Elija el redondeo'],
  [{ porcentaje: -1 }, 'porcentaje', 'Ingrese un porcentaje entre 0 y 1000'],
  [{ porcentaje: 1000.01 }, 'porcentaje', 'Ingrese un porcentaje entre 0 y 1000'],
  [{ porcentaje: 1.234 }, 'porcentaje', 'Ingrese un porcentaje entre 0 y 1000'],
])('refused: %j', async (change, campo, mensaje) => {
  expect(await simulate(change)).toMatchObject({ estado: 0, mensaje, errores: { [campo]: mensaje } })
})

test.each([
  [0, 1, 18_500],
  [0, 100, 18_500],
  [1000, 100, 203_500],
  [0.01, 1, 18_501.85],
  ['12,35', 100, null],
  ['12.35', 100, 20_785],
])('%j %% to %d centavos makes the first price %j', async (porcentaje, redondeo, nuevo) => {
  const { estado, datos } = await simulate({ porcentaje, redondeo })
  expect(estado === 1 ? (datos as Simulacion).precios[0]?.nuevo : null).toBe(nuevo)
})

test('amounts beyond what can be registered are refused at the percentage', async () => {
  await api.db.query(
    `INSERT INTO concepto (nombre, monto, tipo, anio, tipo_matricula_id) VALUES ('Enorme', 99999999900, 1, 2030, 1)`,
  )
  const mensaje = 'Da importes que pasan de lo que se puede registrar'
  expect(await simulate({ desde: 2030, anio: 2031 })).toMatchObject({
    estado: 0,
    errores: { porcentaje: mensaje },
  })
})
