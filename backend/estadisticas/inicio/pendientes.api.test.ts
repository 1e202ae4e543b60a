import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrol } from '@/backend/prueba/debitos/adherido'
import { addMember, addSeguro, signedIn } from '@/backend/prueba/gente'
import { openCaja, type Caja } from '@/backend/prueba/tesoreria/caja'
import { ENTIDADES } from '@/domain/debito'
import { addDays, monthAt, monthNumber, partsOf, startOfMonth } from '@/domain/fechas'
import type { Rol } from '@/domain/roles'

const HOY = '2026-11-21'
let caja: Caja
const tokens = new Map<Rol, string>()
beforeAll(async () => {
  caja = await openCaja()
  for (const rol of ['EMPLEADO', 'ADMINISTRATIVO', 'CONTADOR', 'ADMINISTRACION'] as const)
    tokens.set(rol, (await signedIn(caja.db, rol)).token)
})
afterAll(() => caja.close())

interface Pendiente {
  clase: string
  cantidad: number
  monto: number | null
  mes: string | null
}
const asked = async (token: string | undefined): Promise<Pendiente[]> => {
  const { sobre } = await caja.api.call('inicio.traerPendientes', {}, { token })
  expect(sobre).toMatchObject({ estado: 1 })
  return (sobre.datos as { pendientes: Pendiente[] }).pendientes
}
const told = async (clase: string, rol: Rol = 'ADMINISTRACION') =>
  (await asked(tokens.get(rol))).find((one) => one.clase === clase)
const monthText = (back: number): string => {
  const { anio, mes } = monthAt(monthNumber(partsOf(HOY)) - back)
  return `${anio}-${String(mes).padStart(2, '0')}`
}

test('the running month waits until a run of it stands, and again when that is undone', async () => {
  await addMember(caja.db)
  expect(await told('cuotas')).toMatchObject({ clase: 'cuotas', cantidad: 1, monto: null, mes: monthText(0) })
  const { anio, mes } = partsOf(HOY)
  const [run] = await caja.db.query<{ id: number }>(
    'INSERT INTO corrida (anio, mes, cantidad, total) VALUES ($1, $2, 1, 100) RETURNING id',
    [anio, mes],
  )
  expect(await told('cuotas')).toBeUndefined()
  await caja.db.query("UPDATE corrida SET anulada_en = now(), motivo = 'x' WHERE id = $1", [run?.id])
  expect(await told('cuotas')).toMatchObject({ cantidad: 1 })
  await caja.db.query('DELETE FROM corrida WHERE id = $1', [run?.id])
})

test('the running month does not wait where most have it by another way', async () => {
  await addMember(caja.db)
  await addMember(caja.db)
  const ids = (await caja.db.query<{ id: number }>('SELECT id FROM matriculado')).map(({ id }) => id)
  const { anio, mes } = partsOf(HOY)
  const charge = (to: readonly number[]) =>
    caja.db.query(
      `INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, tipo_matricula_id)
       SELECT id, 3, 'Cuota importada', $2, $3, 100, 1 FROM unnest($1::int[]) AS id`,
      [to, anio, mes],
    )
  const half = Math.floor(ids.length / 2)
  await charge(ids.slice(0, half))
  expect(await told('cuotas')).toMatchObject({ cantidad: 1 })
  await charge(ids.slice(half, -1))
  expect(await told('cuotas')).toBeUndefined()
  // Somebody saw to it who took it away again.
  await caja.db.query('UPDATE cargo SET anulado_en = now() WHERE matriculado_id = $1', [ids[0]])
  expect(await told('cuotas')).toBeUndefined()
  await caja.db.query('DELETE FROM cargo WHERE matriculado_id = ANY($1)', [ids])
})

test('months that are over wait for their closing, from the first one open', async () => {
  expect(await told('cierre')).toMatchObject({ cantidad: 1, mes: monthText(1) })
  const close = async (hasta: string, anterior: string | null) =>
    expect(
      (await caja.direct('cierre.mover', { hasta, anterior, motivo: 'Mes rendido' })).sobre,
    ).toMatchObject({ estado: 1 })
  const threeBack = `${monthText(3)}-10`
  await close(threeBack, null)
  // The tenth leaves its month open.
  expect(await told('cierre')).toMatchObject({ cantidad: 3, mes: monthText(3) })
  await close(addDays(startOfMonth(HOY), -1), threeBack)
  expect(await told('cierre')).toBeUndefined()
})

test('a drawer is told to whom it belongs, as the sheet of the day has it', async () => {
  const { owed } = await caja.memberOwing(1)
  const { token } = await signedIn(caja.db, 'CONTADOR')
  expect((await asked(token)).map(({ clase }) => clase)).not.toContain('caja')
  const wire = {
    ...{ detallePagosJSON: JSON.stringify(owed), fechaPago: HOY, observaciones: '', nroRecibo: '' },
  }
  expect((await caja.api.call('pago.realizarPagoEfectivo', wire, { token })).sobre.estado).toBe(1)
  // The API was told that it is another day than the database's.
  await caja.db.query(`UPDATE pago SET registrado_en = $1::date + interval '15 hours'`, [HOY])
  const { datos } = (await caja.api.call('caja.traerPlanilla', { fecha: HOY }, { token })).sobre
  const { total } = datos as { total: number }
  expect(total).toBeGreaterThan(0)
  expect((await asked(token)).find(({ clase }) => clase === 'caja')).toMatchObject({
    cantidad: 1,
    monto: total,
    detalle: 'sin contar',
  })
  const { esperado } = (await caja.api.call('caja.traerArqueo', { fecha: HOY }, { token })).sobre.datos as {
    esperado: number
  }
  const counted = { fecha: HOY, esperado, billetesJSON: '[]', monedas: esperado, queda: 0 }
  expect((await caja.api.call('caja.arquear', counted, { token })).sobre).toMatchObject({ estado: 1 })
  expect((await asked(token)).find(({ clase }) => clase === 'caja')).toMatchObject({ detalle: 'contada' })
  expect(await told('caja')).toBeUndefined()
})

test('a bank’s debit of the month waits from ten days before its day until it is closed', async () => {
  const [id, other] = [await addMember(caja.db), await addMember(caja.db)]
  const endDebit = async (matriculado: number) => {
    await caja.db.query('UPDATE da_listado SET fecha_baja = now() WHERE matriculado_id = $1', [matriculado])
    await caja.db.query('UPDATE matriculado SET forma_pago_id = 1 WHERE id = $1', [matriculado])
  }
  await enrol(caja.db, id, { entidad: ENTIDADES[41] })
  expect(await told('debitosSinCerrar')).toMatchObject({
    ...{ cantidad: 1, mes: monthText(0), dia: '2026-11-30', detalle: 'BSE' },
  })
  await enrol(caja.db, other, { entidad: ENTIDADES[42] })
  expect(await told('debitosSinCerrar')).toMatchObject({
    ...{ cantidad: 2, mes: monthText(0), dia: '2026-11-30', detalle: 'BSE y ICBC' },
  })
  await endDebit(other)
  expect(await told('debitosSinCerrar', 'EMPLEADO')).toBeUndefined()
  expect(await told('debitosSinCerrar', 'ADMINISTRATIVO')).toBeUndefined()
  await caja.db.query(
    `INSERT INTO ronda (forma, anio, mes, cantidad, total, ajustes) VALUES (41, 2026, 11, 1, 100, '{}')`,
  )
  expect(await told('debitosSinCerrar')).toBeUndefined()
  expect(await told('rondasSinEnviar')).toMatchObject({ cantidad: 1 })
  expect(await told('rondasSinEnviar', 'ADMINISTRATIVO')).toBeUndefined()
  await caja.db.query('DELETE FROM ronda')
  await endDebit(id)
})

test('the numbers are those of the screens they lead to', async () => {
  const covered = await addMember(caja.db)
  await addSeguro(caja.db, covered, { desde: '2020-01-01' })
  await addMember(caja.db)
  const id = await addMember(caja.db)
  await caja.db.query(
    `INSERT INTO especialidad_matriculado (matriculado_id, especialidad_id, fecha_obtencion, fecha_caducidad)
     SELECT $1, (SELECT min(id) FROM especialidad), $2::date - 900, $2::date + dias FROM unnest(ARRAY[0, 30, 31, -1]) AS dias`,
    [id, HOY],
  )
  await caja.db.query(
    `UPDATE matriculado SET fecha_nacimiento = $2::date - interval '40 years' WHERE id = $1`,
    [id, HOY],
  )
  await caja.db.query(
    `WITH e AS (INSERT INTO envio (origen, titulo) VALUES ('morosos', 'x') RETURNING id)
     INSERT INTO mensaje (envio_id, matriculado_id, medio, destino, asunto, cuerpo, estado)
     SELECT e.id, $1, 2, 'a@b.example', 'x', 'x', estado
     FROM e, unnest(ARRAY['fallado', 'dudoso', 'enviado', 'cancelado', 'fallado']) AS estado`,
    [id],
  )
  const { faltas } = (await caja.direct('controlCobertura.contar', partsOf(HOY))).sobre.datos as {
    faltas: { falta: string; cantidad: number }[]
  }
  const sinCobertura = faltas.find(({ falta }) => falta === 'sinCobertura')?.cantidad
  expect(sinCobertura).toBeGreaterThan(1)
  expect(await told('sinCobertura')).toMatchObject({ cantidad: sinCobertura })
  expect(await told('porVencer')).toMatchObject({ cantidad: 2 })
  expect(await told('cumples')).toMatchObject({ cantidad: 1 })
  expect(await told('mensajesFallados')).toMatchObject({ cantidad: 2 })
  expect(await told('mensajesDudosos')).toMatchObject({ cantidad: 1 })
})

test('nobody is told of what he may not open', async () => {
  const clasesOf = async (rol: Rol) => (await asked(tokens.get(rol))).map(({ clase }) => clase)
  expect(await clasesOf('EMPLEADO')).toEqual(['porVencer'])
  expect(await clasesOf('ADMINISTRATIVO')).toEqual(['sinCobertura', 'porVencer'])
  const contador = await clasesOf('CONTADOR')
  expect(contador).toEqual(expect.arrayContaining(['mensajesFallados', 'sinCobertura', 'cumples']))
  expect(contador).not.toContain('cuotas')
  expect(await clasesOf('ADMINISTRACION')).toContain('cuotas')
})

test('a new default of the rules is told to who administers them, for thirty days or until somebody sets one', async () => {
  const since = (desde: string) =>
    caja.db.query(
      "INSERT INTO novedad VALUES ('estadosParaEmitir', $1) ON CONFLICT (clave) DO UPDATE SET desde = $1",
      [desde],
    )
  expect(await told('reglasNuevas')).toBeUndefined()
  await since(addDays(HOY, -29))
  expect(await told('reglasNuevas')).toMatchObject({ cantidad: 1 })
  expect(await told('reglasNuevas', 'CONTADOR')).toBeUndefined()
  await since(addDays(HOY, -30))
  expect(await told('reglasNuevas')).toBeUndefined()
  await since(HOY)
  const rule = { clave: 'carnetEstados', valor: 7, version: 0 }
  await caja.api.call('ajuste.actualizarDatos', rule, { token: tokens.get('ADMINISTRACION') })
  expect(await told('reglasNuevas')).toBeUndefined()
  await caja.db.query("DELETE FROM ajuste WHERE clave = 'carnetEstados'")
  await caja.db.query('DELETE FROM novedad')
})

test('next year’s bridges and local holidays are asked for in December, of who may add them', async () => {
  expect(await told('feriados')).toBeUndefined()
  const december = await openCaja({ hoy: () => '2026-12-01' })
  try {
    const ask = async (rol: Rol) => {
      const { token } = await signedIn(december.db, rol)
      const { sobre } = await december.api.call('inicio.traerPendientes', {}, { token })
      return (sobre.datos as { pendientes: Pendiente[] }).pendientes.find(({ clase }) => clase === 'feriados')
    }
    expect(await ask('ADMINISTRACION')).toMatchObject({ cantidad: 1, detalle: '2027' })
    expect(await ask('CONTADOR')).toBeUndefined()
  } finally {
    await december.close()
  }
})
