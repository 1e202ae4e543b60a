import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caja, openCaja, refusalOf } from '@/backend/prueba/tesoreria/caja'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { ends, openProcess, stateOf } from '@/backend/prueba/tarea/obrero'
import { openDatabase } from '@/backend/db/conexion'
import { holdOnline } from '@/backend/prueba/tesoreria/tramite'
import { workUntilDone } from '@/backend/tarea/finish'
import type { Trabajo } from '@/backend/tarea/kinds'
import { keepWorking } from '@/backend/tarea/worker'
import { SIN_VUELTAS } from '@/backend/tarea/kinds'
import { correrCarga } from '@/backend/tesoreria/carga/correr'

/** Three lots and a bit. */
const SOCIOS = 1_620

let caja: Caja
let otherToken: string
beforeAll(async () => {
  caja = await openCaja()
  otherToken = (await signedIn(caja.db, 'CONTADOR')).token
  await caja.db.query(
    `WITH nuevo AS (
       INSERT INTO matriculado (matricula, tipo_matricula_id, apellido, nombre, dni, forma_pago_id, busqueda)
       SELECT 50000 + n, 1, 'Lote', 'Socio ' || n, 50000000 + n, 1, 'lote socio ' || n
       FROM generate_series(1, ${SOCIOS}) n RETURNING id)
     INSERT INTO periodo_matricula (matriculado_id, tipo_matricula_id, fecha_desde) SELECT id, 1, '2020-01-01' FROM nuevo`,
  )
})
afterAll(() => caja.close())

let next = 1
/** A concept of 1.000. */
const newConcepto = async (monto = 100_000): Promise<number> =>
  (
    await caja.db.query<{ id: number }>(
      "INSERT INTO concepto (nombre, descripcion, monto, tipo) VALUES ($1, '', $2, 0) RETURNING id",
      [`Curso ${next++}`, monto],
    )
  )[0]?.id ?? 0

const choose = async (wire: object, lista = 'matriculados') =>
  (await caja.call('seleccion.crear', { lista, ...wire })).sobre.datos as {
    seleccionID: number
    cantidad: number
    faltan: number
    estados: { nombre: string; cantidad: number }[]
  }
const pick = (...ids: number[]) => choose({ matriculadosJSON: JSON.stringify(ids) })
const filtered = (nombre: string, mas: object = {}) => choose({ consulta: `nombre=${nombre}`, ...mas })

interface Vista {
  elegidos: number
  cantidad: number
  monto: number
  total: number
  excluidos: { motivo: string; cantidad: number }[]
}
const preview = async (seleccionID: number, conceptoID: number) =>
  (await caja.call('carga.simular', { seleccionID, conceptoID })).sobre.datos as Vista

const order = async (seleccionID: number, conceptoID: number, mas: object = {}) => {
  const { cantidad, total } = await preview(seleccionID, conceptoID)
  const wire = { seleccionID, conceptoID, cantidad: Math.max(1, cantidad), total, ...mas }
  return { wire, vuelta: await caja.call('carga.crear', wire) }
}
const ordered = async (seleccionID: number, conceptoID: number) => {
  const { wire, vuelta } = await order(seleccionID, conceptoID)
  expect(vuelta.sobre).toMatchObject({ estado: 1 })
  return { wire, ...(vuelta.sobre.datos as { cargaID: number; tareaID: number }) }
}
const finish = (tareaID: number) => workUntilDone(caja.db, { carga: correrCarga }, tareaID, () => undefined)
const charged = async (seleccionID: number, conceptoID: number) => {
  const made = await ordered(seleccionID, conceptoID)
  return { ...made, final: await finish(made.tareaID) }
}
const chargesOf = async (conceptoID: number) =>
  (
    await caja.db.query<{ cargos: number; distintos: number; movimientos: number }>(
      `SELECT count(DISTINCT c.id)::int AS cargos, count(DISTINCT c.matriculado_id)::int AS distintos, count(m.id)::int AS movimientos
       FROM cargo c LEFT JOIN movimiento m ON m.cargo_id = c.id WHERE c.concepto_id = $1`,
      [conceptoID],
    )
  )[0]
const undoing = async (cargaID: number) =>
  (await caja.call('carga.simularDeshacer', { cargaID, nroPagina: 1 })).sobre.datos as {
    cantidad: number
    total: number
    quedan: number
    filas: { matriculadoID: number; detalle: string }[]
  }
const undo = async (cargaID: number, mas: object = {}) => {
  const { cantidad, total } = await undoing(cargaID)
  return caja.call('carga.deshacer', {
    cargaID,
    motivo: 'Prueba',
    cantidad: Math.max(1, cantidad),
    total,
    ...mas,
  })
}
const pendingOf = async (id: number) => (await caja.pending(id)).map(({ nombre, monto }) => [nombre, monto])

test('the preview says how many, how much, who is left out and why; the act is what it said', async () => {
  const conceptoID = await newConcepto()
  const [ana, mora, muerto] = [
    await addMember(caja.db),
    await addMember(caja.db),
    await addMember(caja.db, { tipo: 8 }),
  ]
  await caja.call('concepto_matriculado.crear', { matriculadoID: mora, conceptoID })
  const { seleccionID, cantidad, faltan, estados } = await pick(ana, mora, muerto, 999_999, ana)
  expect([cantidad, faltan]).toEqual([3, 1])
  expect(estados).toEqual([
    { nombre: 'ACTIVO', cantidad: 2 },
    { nombre: 'FALLECIDO', cantidad: 1 },
  ])
  expect(await preview(seleccionID, conceptoID)).toEqual({
    ...{ elegidos: 3, cantidad: 1, monto: 1_000, total: 1_000 },
    excluidos: [
      { motivo: 'estado', cantidad: 1 },
      { motivo: 'yaLoDebe', cantidad: 1 },
    ],
  })
  const out = await caja.call('carga.traerExcluidos', { seleccionID, conceptoID, nroPagina: 1 })
  expect(out.sobre.pagTotalItems).toBe(2)
  expect(out.sobre.datos).toMatchObject([
    { matriculadoID: mora, detalle: expect.stringMatching(/^Cargado el \d\d\/\d\d\/\d{4}$/) as string },
    { matriculadoID: muerto, detalle: 'FALLECIDO' },
  ])
  const { final, cargaID } = await charged(seleccionID, conceptoID)
  expect(final).toMatchObject({
    estado: 'terminada',
    resumen: expect.stringMatching(/^Curso \d+ se cargó a 1 por \$.1\.000,00\.$/) as string,
  })
  expect(await pendingOf(ana)).toMatchObject([[expect.stringContaining('Curso'), 1_000]])
  expect(await pendingOf(muerto)).toEqual([])
  expect((await caja.call('carga.traerDatos', { cargaID })).sobre.datos).toMatchObject({
    ...{ cantidad: 1, total: 1_000, vivos: 1, pagados: 0, usuario: 'Nélida Prueba', anulada: null },
  })
  expect(
    (await caja.call('matriculado.traerHistorial', { matriculadoID: ana, nroPagina: 1 })).sobre.datos,
  ).toMatchObject([{ accion: 'Concepto cargado a varios' }])
})

test('all that the filter finds but those taken out, in lots, once; a killed process is followed by another', async () => {
  const conceptoID = await newConcepto()
  const [one] = await caja.db.query<{ id: number }>(
    "SELECT min(id) AS id FROM matriculado WHERE apellido = 'Lote'",
  )
  const { seleccionID, cantidad } = await filtered('lote', { excluidosJSON: JSON.stringify([one?.id]) })
  expect(cantidad).toBe(SOCIOS - 1)
  const { tareaID, cargaID } = await ordered(seleccionID, conceptoID)
  expect(refusalOf(await undo(cargaID))).toMatch(/^(No queda nada|Curso \d+ se está cargando)/)
  const dying = openProcess(caja.api.baseUrl)
  const holding: Trabajo<'carga'> = {
    ...correrCarga,
    paso: async (tx, tarea) => {
      const took = await correrCarga.paso(tx, tarea)
      if (tarea.hechas === 500) await dying.kill(caja.db).then(() => new Promise(() => undefined))
      return took
    },
  }
  const work = (db: typeof caja.db, carga: Trabajo<'carga'>) =>
    keepWorking({
      ...{ db, trabajos: { carga }, vueltas: SIN_VUELTAS, bitacora: () => undefined },
      ...{ plazo: 600, mirada: 20, pausa: 20 },
    })
  work(dying.db, holding)
  await expect.poll(async () => (await stateOf(caja.db, tareaID))?.hechas, { timeout: 20_000 }).toBe(500)
  const second = openDatabase(caja.api.baseUrl, { max: 3 })
  const stop = work(second, correrCarga)
  await ends(caja.db, tareaID, 'terminada')
  await stop()
  await second.close()
  const all = { cargos: SOCIOS - 1, distintos: SOCIOS - 1, movimientos: SOCIOS - 1 }
  expect(await chargesOf(conceptoID)).toEqual(all)
  expect((await undo(cargaID)).sobre).toMatchObject({ estado: 1, datos: { cantidad: SOCIOS - 1, quedan: 0 } })
  expect(refusalOf(await undo(cargaID))).toBe('No queda nada para deshacer: ya se deshizo o se pagó.')
}, 60_000)

test('two clerks, and one who presses twice: it happens once', async () => {
  const conceptoID = await newConcepto()
  const ids = [await addMember(caja.db), await addMember(caja.db)]
  const { seleccionID } = await pick(...ids)
  const theirs = await caja.api.call(
    'seleccion.crear',
    { lista: 'matriculados', matriculadosJSON: JSON.stringify(ids) },
    { token: otherToken },
  )
  const otherID = (theirs.sobre.datos as { seleccionID: number }).seleccionID
  const figures = { conceptoID, cantidad: 2, total: 2_000 }
  const answers = await Promise.all([
    caja.call('carga.crear', { seleccionID, ...figures }),
    caja.call('carga.crear', { seleccionID, ...figures }),
    caja.api.call('carga.crear', { seleccionID: otherID, ...figures }, { token: otherToken }),
  ])
  const [won, ...rest] = answers.toSorted((a, b) => (b.sobre.estado ?? 0) - (a.sobre.estado ?? 0))
  expect(won?.sobre.estado).toBe(1)
  for (const lost of rest)
    expect(refusalOf(lost)).toMatch(/^Curso \d+ ya se está cargando a varios: lo pidió Nélida Prueba el /)
  await finish((won?.sobre.datos as { tareaID: number }).tareaID)
  expect(refusalOf(await caja.call('carga.crear', { seleccionID, ...figures }))).toBe(
    'Cambió mientras lo miraba: ahora son 0 matriculados por $\u00a00,00. Revise y confirme de nuevo.',
  )
  expect(await chargesOf(conceptoID)).toMatchObject({ cargos: 2, distintos: 2 })
  // The same key again is the same act.
  const more = await newConcepto()
  const wire = { seleccionID, conceptoID: more, cantidad: 2, total: 2_000 }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const first = await caja.call('carga.crear', wire, key)
  expect((await caja.call('carga.crear', wire, key)).sobre.datos).toEqual(first.sobre.datos)
  await finish((first.sobre.datos as { tareaID: number }).tareaID)
  expect(await chargesOf(more)).toMatchObject({ cargos: 2 })
})

test('who was suspended, died or left the register after it was confirmed is told, not charged', async () => {
  const conceptoID = await newConcepto()
  const ids = [
    await addMember(caja.db),
    await addMember(caja.db),
    await addMember(caja.db),
    await addMember(caja.db),
  ]
  const [ana, suspended, dead, gone] = ids
  const { seleccionID } = await pick(...ids)
  const { tareaID } = await ordered(seleccionID, conceptoID)
  await caja.db.query('UPDATE matriculado SET tipo_matricula_id = 5 WHERE id = $1', [suspended])
  await caja.db.query('UPDATE periodo_matricula SET tipo_matricula_id = 5 WHERE matriculado_id = $1', [
    suspended,
  ])
  await caja.db.query('UPDATE matriculado SET tipo_matricula_id = 8 WHERE id = $1', [dead])
  await caja.db.query('UPDATE periodo_matricula SET tipo_matricula_id = 8 WHERE matriculado_id = $1', [dead])
  await caja.db.query('DELETE FROM periodo_matricula WHERE matriculado_id = $1', [gone])
  await caja.db.query('DELETE FROM matriculado WHERE id = $1', [gone])
  expect(await finish(tareaID)).toMatchObject({
    estado: 'terminada',
    resumen: expect.stringMatching(/ se cargó a 1 de 4 por .* A 3 matriculados no se les cargó\.$/) as string,
  })
  const rows = await caja.call('tarea.traerFilas', { tareaID, soloProblemas: true, nroPagina: 1 })
  expect((rows.sobre.datos as { detalle: string }[]).map(({ detalle }) => detalle)).toEqual([
    'Por su estado no se le carga (SUSPENDIDO)',
    'Por su estado no se le carga (FALLECIDO)',
    'Ya no está en el padrón',
  ])
  expect(await pendingOf(ana ?? 0)).toHaveLength(1)
})

test('what changed since it was shown is told, and nothing happens', async () => {
  const conceptoID = await newConcepto()
  const [uno, dos] = [
    await addMember(caja.db, { apellido: 'Cambia' }),
    await addMember(caja.db, { apellido: 'Cambia' }),
  ]
  const { seleccionID } = await filtered('cambia')
  const { cantidad, total } = await preview(seleccionID, conceptoID)
  expect([cantidad, total]).toEqual([2, 2_000])
  const wire = { seleccionID, conceptoID, cantidad, total }
  const tres = await addMember(caja.db, { apellido: 'Cambia' })
  expect(refusalOf(await caja.call('carga.crear', wire))).toBe(
    'La lista cambió mientras la miraba: ahora son 3 matriculados y no 2. Revise y confirme de nuevo.',
  )
  await caja.db.query("UPDATE matriculado SET busqueda = 'otro' WHERE id = $1", [uno])
  expect(refusalOf(await caja.call('carga.crear', wire))).toMatch(/ahora son otros 2\. /)
  await caja.db.query("UPDATE matriculado SET busqueda = 'otro' WHERE id = $1", [tres])
  await caja.db.query("UPDATE matriculado SET busqueda = 'cambia ana' WHERE id = $1", [uno])
  await caja.db.query('UPDATE matriculado SET tipo_matricula_id = 6 WHERE id = $1', [dos])
  await caja.db.query('UPDATE periodo_matricula SET tipo_matricula_id = 6 WHERE matriculado_id = $1', [dos])
  expect(refusalOf(await caja.call('carga.crear', wire))).toMatch(
    /^Cambió mientras lo miraba: ahora es 1 matriculado por /,
  )
  await caja.db.query('UPDATE concepto SET monto = 200000 WHERE id = $1', [conceptoID])
  expect(refusalOf(await caja.call('carga.crear', { ...wire, cantidad: 1, total: 1_000 }))).toMatch(
    /2\.000,00/,
  )
  const { tareaID } = await ordered(seleccionID, conceptoID)
  await caja.db.query('UPDATE concepto SET monto = 300000 WHERE id = $1', [conceptoID])
  expect(await finish(tareaID)).toMatchObject({
    estado: 'fallada',
    resumen: expect.stringMatching(
      / se cargó a 0 de 1 .* ahora es de .*3\.000,00, no .*2\.000,00\.$/,
    ) as string,
  })
  expect(await chargesOf(conceptoID)).toMatchObject({ cargos: 0 })
})

test('undone, what was paid, planned or held since stays and is told', async () => {
  const conceptoID = await newConcepto()
  const ids = [await addMember(caja.db), await addMember(caja.db), await addMember(caja.db)]
  const [ana, paid, held] = ids as [number, number, number]
  const { seleccionID } = await pick(...ids)
  const { cargaID } = await charged(seleccionID, conceptoID)
  const [charge] = await caja.pending(paid)
  await caja.pay([{ id: charge?.id, tipoPagoID: 1, monto: 1_000 }])
  const seen = await undoing(cargaID)
  expect(seen).toMatchObject({ cantidad: 2, total: 2_000, quedan: 1 })
  expect(seen.filas).toMatchObject([
    {
      matriculadoID: paid,
      detalle: expect.stringMatching(/^ya fue cobrado el .* por Nélida Prueba, recibo \d+$/) as string,
    },
  ])
  const [other] = await caja.pending(held)
  await holdOnline(caja.db, held, [other?.id ?? 0])
  expect(
    refusalOf(await caja.call('carga.deshacer', { cargaID, motivo: 'x', cantidad: 2, total: 2_000 })),
  ).toMatch(/^Cambió mientras lo miraba: ahora se desharía 1 cargo por .*1\.000,00\. /)
  expect((await undo(cargaID)).sobre).toMatchObject({
    estado: 1,
    datos: { cantidad: 1, total: 1_000, quedan: 2 },
  })
  expect(await pendingOf(ana)).toEqual([])
  const history = (await caja.call('matriculado.traerHistorial', { matriculadoID: ana, nroPagina: 1 })).sobre
  expect(history.datos).toMatchObject([
    { accion: 'Concepto cargado a varios, deshecho' },
    { accion: 'Concepto cargado a varios' },
  ])
  const theirs = (await caja.call('matriculado.traerHistorial', { matriculadoID: paid, nroPagina: 1 })).sobre
  expect(JSON.stringify(theirs.datos)).not.toContain('deshecho')
  expect((await caja.call('carga.traerDatos', { cargaID })).sobre.datos).toMatchObject({
    ...{ cantidad: 3, total: 3_000, pagados: 1, vivos: 1, anuladaPor: 'Nélida Prueba', motivo: 'Prueba' },
  })
})

test('two who undo it at once take it back once', async () => {
  const conceptoID = await newConcepto()
  const { seleccionID } = await pick(await addMember(caja.db), await addMember(caja.db))
  const { cargaID } = await charged(seleccionID, conceptoID)
  const answers = await Promise.all([undo(cargaID), undo(cargaID)])
  expect(answers.map(({ sobre }) => sobre.estado).sort()).toEqual([0, 1])
  expect(await chargesOf(conceptoID)).toEqual({ cargos: 2, distintos: 2, movimientos: 4 })
})

test('a day in a closed period charges nothing, and ends a job that waited', async () => {
  const conceptoID = await newConcepto()
  const { seleccionID } = await pick(await addMember(caja.db))
  const { tareaID } = await ordered(seleccionID, conceptoID)
  await caja.db.query(`UPDATE tarea SET pedido = pedido || '{"hoy":"2026-01-05"}' WHERE id = $1`, [tareaID])
  const closed = await caja.direct('cierre.mover', { hasta: '2026-01-31', anterior: null, motivo: '' })
  expect(closed.sobre.estado).toBe(1)
  expect(await finish(tareaID)).toMatchObject({
    estado: 'fallada',
    resumen: expect.stringContaining('El período está cerrado hasta el 31/01/2026') as string,
  })
  expect(await chargesOf(conceptoID)).toMatchObject({ cargos: 0 })
})

test('who may not is refused, and a list that a person does not read is not chosen from', async () => {
  const conceptoID = await newConcepto()
  const { seleccionID } = await pick(await addMember(caja.db))
  const wire = { seleccionID, conceptoID, cantidad: 1, total: 1_000 }
  const as = async (rol: 'ADMINISTRATIVO' | 'EMPLEADO') => (await signedIn(caja.db, rol)).token
  const clerk = await as('ADMINISTRATIVO')
  expect((await caja.api.call('carga.crear', wire, { token: clerk })).http).toBe(403)
  expect((await caja.api.call('seleccion.crear', { lista: 'morosos' }, { token: clerk })).http).toBe(403)
  expect((await caja.api.call('seleccion.crear', { lista: 'matriculados' }, { token: clerk })).http).toBe(200)
  const reader = await as('EMPLEADO')
  expect((await caja.api.call('seleccion.crear', { lista: 'matriculados' }, { token: reader })).http).toBe(
    403,
  )
  // Somebody else's selection is answered as one that there is not.
  const theirs = await caja.api.call('carga.crear', wire, { token: otherToken })
  expect(refusalOf(theirs)).toBe('No se encontró el registro')
})

test('ids of another list are not chosen, nor is a filter that the list does not know', async () => {
  const owes = await addMember(caja.db)
  expect(
    refusalOf(await caja.call('seleccion.crear', { lista: 'morosos', matriculadosJSON: `[${owes}]` })),
  ).toBe('Los elegidos ya no están en esta lista.')
  const bad = (consulta: string, lista = 'matriculados') => caja.call('seleccion.crear', { lista, consulta })
  expect(refusalOf(await bad('nombrre=lote'))).toBe('La lista no conoce ese filtro. Vuelva a abrirla.')
  expect(refusalOf(await bad('nombre=nadie se llama así'))).toBe('El filtro no encuentra a nadie.')
  expect(refusalOf(await bad('tipoMatricula=x', 'listaDeUsuarios'))).toBe('El detalle no se puede leer')
  const residents = await bad('tipoMatricula=[2]', 'listaDeUsuarios')
  expect(residents.sobre.estado).toBe(0)
  expect((await choose({}, 'listaDeUsuarios')).cantidad).toBeGreaterThan(SOCIOS)
})
