import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSeguro, signedIn } from '@/backend/prueba/gente'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'
import { withTransaction } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { changeEstado, undoEstado } from '@/backend/padron/matriculado/estado'
import { estadosDelDia } from '@/backend/padron/programado/vuelta'
import { verificar } from '@/backend/verificar/verificar'
import { addDays, type Fecha } from '@/domain/fechas'

const HOY = '2026-11-21'
const ULTIMO_DEL_MES_QUE_VIENE = '2026-12-31'
let mesa: Mesa
let contador: string
beforeAll(async () => {
  mesa = await openMesa()
  const { token, usuarioID } = await signedIn(mesa.db, 'CONTADOR')
  contador = token
  const { token: administra } = await signedIn(mesa.db, 'ADMINISTRACION')
  const named = { clave: 'editarMatriculas', personas: [usuarioID], version: 0 }
  expect((await mesa.call('ajuste.actualizarDatos', named, administra)).sobre).toMatchObject({ estado: 1 })
})
afterAll(async () => {
  expect(await verificar(mesa.db)).toEqual([])
  await mesa.close()
})

const call = async (nombre: Parameters<Mesa['call']>[0], wire: Record<string, unknown>, token = contador) =>
  (await mesa.call(nombre, wire, token)).sobre
const change = (matriculadoID: number, tipoMatriculaID: number, mas: object = {}) =>
  call('matriculado.cambiarEstado', { matriculadoID, tipoMatriculaID, ...mas })
const undo = (matriculadoID: number) => call('matriculado.deshacerEstado', { matriculadoID })
const periodsOf = async (matriculadoID: number) =>
  (
    (await call('periodoMatricula.traerTodos', { matriculadoID })).datos as {
      fechaDesde: Fecha
      tipoMatricula: { nombre: string }
      causa: string | null
    }[]
  ).map(({ fechaDesde, tipoMatricula, causa }) => [fechaDesde, tipoMatricula.nombre, causa])
const waitingOf = async (matriculadoID: number) =>
  (await call('estado_programado.traerDe', { matriculadoID })).datos as {
    id: number
    dia: Fecha
    estado: string
    impedimento: string | null
  }[]
const daysOf = async (matriculadoID: number) =>
  (await waitingOf(matriculadoID)).map(({ dia, estado }) => [dia, estado])

/** What the server does on that day. */
const onDay = (hoy: Fecha) =>
  estadosDelDia(() => hoy).turno({
    ...{ db: mesa.db, bitacora: () => undefined, ahora: new Date(), detenido: () => false },
    fin: new AbortController().signal,
  })

/** A member of long standing. */
async function member(): Promise<number> {
  const id = await mesa.enter()
  await mesa.db.query(`UPDATE periodo_matricula SET fecha_desde = '2015-03-01' WHERE matriculado_id = $1`, [
    id,
  ])
  return id
}

describe('a state with a term', () => {
  test('ends by itself the day after its last one, and the record says so', async () => {
    const id = await member()
    const res = { hasta: ULTIMO_DEL_MES_QUE_VIENE, causa: 'Res. 12/2026' }
    expect(await change(id, 5, res)).toMatchObject({ estado: 1, datos: null })
    const titulo = async () =>
      ((await call('habilitacion.traerDatos', { matriculadoID: id })).datos as { titulo: string }).titulo
    expect(await titulo()).toBe('No habilitado: SUSPENDIDO desde el 21/11/2026 hasta el 31/12/2026')
    expect(await daysOf(id)).toEqual([['2027-01-01', 'ACTIVO']])
    await onDay(ULTIMO_DEL_MES_QUE_VIENE)
    expect(await waitingOf(id)).toHaveLength(1)
    await onDay('2027-01-01')
    expect(await titulo()).toBe('Habilitado hoy: ACTIVO desde el 01/01/2027')
    expect(await periodsOf(id)).toEqual([
      ['2027-01-01', 'ACTIVO', 'Fin del plazo: Res. 12/2026'],
      ['2026-11-21', 'SUSPENDIDO', 'Res. 12/2026'],
      ['2015-03-01', 'ACTIVO', null],
    ])
    const [last] = await mesa.history(id)
    expect(last).toMatchObject({ usuario: null, accion: 'Cambio de estado' })
    expect(last?.cambios).toContainEqual({
      campo: 'Causa',
      antes: null,
      despues: 'Fin del plazo: Res. 12/2026',
    })
    expect((await undo(id)).mensaje).toMatch(/no es suyo o no es de hoy/)
  })

  test('that is over already is two periods of one act, undone at once', async () => {
    const id = await member()
    await change(id, 5, { desde: '2026-03-01', hasta: '2026-08-31' })
    expect(await periodsOf(id)).toEqual([
      ['2026-09-01', 'ACTIVO', null],
      ['2026-03-01', 'SUSPENDIDO', null],
      ['2015-03-01', 'ACTIVO', null],
    ])
    expect(await undo(id)).toMatchObject({ estado: 1 })
    expect(await periodsOf(id)).toEqual([['2015-03-01', 'ACTIVO', null]])
  })

  test('is ended earlier by a change, whose undoing lets its end wait again', async () => {
    const id = await member()
    await change(id, 5, { hasta: ULTIMO_DEL_MES_QUE_VIENE })
    const preview = await call('matriculado.simularEstado', { matriculadoID: id, tipoMatriculaID: 1 })
    expect(preview.datos).toMatchObject({ anula: ['vuelve a ACTIVO el 01/01/2027'], estadoDesde: HOY })
    await change(id, 1)
    expect(await waitingOf(id)).toEqual([])
    await undo(id)
    expect(await daysOf(id)).toEqual([['2027-01-01', 'ACTIVO']])
    await undo(id)
    expect(await waitingOf(id)).toEqual([])
  })

  test('of who died nothing waits any more', async () => {
    const id = await member()
    await change(id, 5, { hasta: ULTIMO_DEL_MES_QUE_VIENE })
    await change(id, 8, { desde: HOY })
    expect(await waitingOf(id)).toEqual([])
  })
})

describe('a change for a later day', () => {
  test('changes nothing until it comes, and then ends what was ticked and is still there', async () => {
    const id = await member()
    await addSeguro(mesa.db, id)
    const answer = await change(id, 6, { desde: '2027-02-01', bajaSeguro: true, bajaDebito: true })
    expect(answer).toMatchObject({ estado: 1, datos: { programado: true } })
    expect((await mesa.record(id))['tipomatricula']).toMatchObject({ nombre: 'ACTIVO' })
    await onDay('2027-02-03')
    expect((await periodsOf(id))[0]).toEqual(['2027-02-01', 'DADO DE BAJA', null])
    const seguros = await call('federacion_matriculado.traerTodos', { matriculadoID: id })
    expect(seguros.datos).toMatchObject([{ hasta: '2027-02-03' }])
  })

  test('is refused across another, naming it; it is made void with its end', async () => {
    const id = await member()
    await change(id, 5, { desde: '2027-02-01', hasta: '2027-02-28' })
    const crossed = await change(id, 3, { desde: '2027-01-15' })
    expect(crossed.errores).toEqual({
      desde: expect.stringContaining('pasa a SUSPENDIDO el 01/02/2027') as string,
    })
    const [first] = await waitingOf(id)
    const anular = () => call('estado_programado.anular', { programadoID: first?.id })
    expect(await anular()).toMatchObject({ estado: 1 })
    expect((await mesa.history(id))[0]).toMatchObject({
      accion: 'Cambio de estado programado anulado',
      cambios: [
        {
          campo: 'Cambio programado',
          antes: 'pasa a SUSPENDIDO el 01/02/2027; vuelve a ACTIVO el 01/03/2027',
          despues: 'Anulado',
        },
      ],
    })
    expect(await waitingOf(id)).toEqual([])
    expect((await anular()).mensaje).toBe('Ese cambio ya se aplicó o se anuló')
    expect((await call('estado_programado.anular', { programadoID: 2_147_483_647 })).mensaje).toBe(
      'No se encontró el registro',
    )
  })

  test('that does not fit on its day waits for a person, with why', async () => {
    const id = await member()
    await change(id, 3, { desde: '2027-01-10' })
    await mesa.db.query('UPDATE matriculado SET tipo_matricula_id = 2 WHERE id = $1', [id])
    await mesa.db.query('UPDATE periodo_matricula SET tipo_matricula_id = 2 WHERE matriculado_id = $1', [id])
    await onDay('2027-01-10')
    const impedimento = 'Está RESIDENTE y se programó estando ACTIVO'
    const list = await call('estado_programado.traerTodos', { nroPagina: 1, situacion: 'sinAplicar' })
    expect(list.datos).toMatchObject([{ matriculadoID: id, impedimento, previo: 'ACTIVO', estado: 'PASIVO' }])
    // Who decides what he is has decided of it.
    expect(await change(id, 3)).toMatchObject({ estado: 1 })
    expect(await waitingOf(id)).toEqual([])
  })
})

test('from a day that has passed the months charged since are offered, and none unasked', async () => {
  const id = await member()
  await call('pago.generarMatriculaAdelantada', { matriculadoID: id, cantidad: 2 })
  const foresee = async (desde: Fecha) =>
    (await call('matriculado.simularEstado', { matriculadoID: id, tipoMatriculaID: 6, desde })).datos as {
      futuras: number
      montoFuturas: number
      eliminarFuturas: boolean
    }
  expect(await foresee(HOY)).toMatchObject({ futuras: 1 })
  expect(await foresee('2026-11-03')).toMatchObject({ futuras: 2, eliminarFuturas: true })
  expect(await foresee('2026-12-03')).toMatchObject({ eliminarFuturas: false })
  const owed = async () => (await mesa.record(id))['deuda']
  const before = await owed()
  await change(id, 6, { desde: '2026-11-03' })
  expect(await owed()).toBe(before)
  await undo(id)
  const { montoFuturas } = await foresee('2026-11-03')
  expect(await change(id, 6, { desde: '2026-11-03', eliminarFuturas: true, montoFuturas })).toMatchObject({
    estado: 1,
  })
  expect(await owed()).toBe(0)
  expect((await periodsOf(id))[0]).toEqual(['2026-11-03', 'DADO DE BAJA', null])
})

test('what fails of one holds up nobody else, and is tried again', async () => {
  const [uno, otro] = [await member(), await member()]
  for (const id of [uno, otro]) await change(id, 3, { desde: '2027-04-01' })
  await mesa.db.query(
    `CREATE FUNCTION falla() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION $m$rota$m$; END'`,
  )
  await mesa.db.query(
    `CREATE TRIGGER falla BEFORE INSERT ON cambio_estado FOR EACH ROW WHEN (NEW.matriculado_id = ${uno}) EXECUTE FUNCTION falla()`,
  )
  await expect(onDay('2027-04-01')).rejects.toThrow('rota')
  expect([await daysOf(uno), await daysOf(otro)]).toEqual([[['2027-04-01', 'PASIVO']], []])
  await mesa.db.query('DROP TRIGGER falla ON cambio_estado')
  await mesa.db.query('DROP FUNCTION falla')
  await onDay('2027-04-02')
  expect((await periodsOf(uno))[0]).toEqual(['2027-04-01', 'PASIVO', null])
})

test('two clerks at once: one stands, the other is told', async () => {
  const id = await member()
  const answers = await Promise.all([
    change(id, 5, { desde: '2027-03-01' }),
    change(id, 3, { desde: '2027-03-01' }),
  ])
  expect(answers.map(({ estado }) => estado).toSorted()).toEqual([0, 1])
  expect(await waitingOf(id)).toHaveLength(1)
})

/** A life of one member, and the state of each of its days as it was seen or decided later. */
async function live(actos: readonly [number, number, number | undefined, number | undefined][]) {
  const id = await member()
  const { usuarioID } = mesa
  let hoy = HOY
  let seen = new Map<Fecha, number>()
  const fill = (from: Fecha, to: Fecha, tipo: number) => {
    for (let dia = from; dia <= to; dia = addDays(dia, 1)) seen.set(dia, tipo)
  }
  const typeNow = async () => {
    const [row] = await mesa.db.query<{ tipo: number }>(
      'SELECT tipo_matricula_id AS tipo FROM matriculado WHERE id = $1',
      [id],
    )
    return row?.tipo ?? 0
  }
  const pedido = (acto: string) =>
    ({
      persona: { usuarioID, roles: ['ADMINISTRACION'] },
      hoy,
      pedidoID: 'x',
      politica: 'operativa',
      acto,
    }) as Pedido
  fill(addDays(HOY, -40), HOY, 1)
  for (const [que, tipo, desde, hasta] of actos) {
    const before = new Map(seen)
    if (que === 0) {
      hoy = addDays(hoy, tipo * 3)
      for (let dia = addDays(hoy, -tipo * 3 + 1); dia <= hoy; dia = addDays(dia, 1)) {
        await onDay(dia)
        seen.set(dia, await typeNow())
      }
      continue
    }
    const dias = {
      ...(desde !== undefined && { desde: addDays(hoy, desde) }),
      ...(hasta !== undefined && { hasta: addDays(hoy, hasta) }),
    }
    const was = await typeNow()
    const done = await withTransaction(mesa.db, (tx) =>
      changeEstado(tx, pedido('matriculado.cambiarEstado'), {
        matriculadoID: id,
        tipoMatriculaID: tipo,
        ...dias,
      }),
    ).catch((error: unknown) => {
      if (error instanceof Rechazo) return error
      throw error
    })
    if (done instanceof Rechazo) continue
    const from = dias.desde ?? hoy
    if (from > hoy) continue
    fill(from, hoy, tipo)
    if (dias.hasta && dias.hasta < hoy) fill(addDays(dias.hasta, 1), hoy, was)
    if (que === 2) {
      await withTransaction(mesa.db, (tx) =>
        undoEstado(tx, pedido('matriculado.deshacerEstado'), { matriculadoID: id }),
      )
      seen = before
    }
    expect(await typeNow()).toBe(seen.get(hoy))
  }
  return { id, seen }
}

test('whatever is asked and undone, each day has the state that it was given', async () => {
  const dia = fc.option(fc.integer({ min: -20, max: 40 }), { nil: undefined })
  const acto = fc.tuple(fc.constantFrom(0, 0, 1, 1, 1, 2), fc.integer({ min: 1, max: 7 }), dia, dia)
  await fc.assert(
    fc.asyncProperty(fc.array(acto, { minLength: 5, maxLength: 14 }), async (actos) => {
      const { id, seen } = await live(actos)
      const periods = await mesa.db.query<{ desde: Fecha; tipo: number }>(
        `SELECT fecha_desde AS desde, tipo_matricula_id AS tipo FROM periodo_matricula WHERE matriculado_id = $1
         ORDER BY fecha_desde, id`,
        [id],
      )
      const told = [...seen.keys()].map((day) => [day, periods.findLast(({ desde }) => desde <= day)?.tipo])
      expect(told).toEqual([...seen])
    }),
    { numRuns: 12 },
  )
}, 180_000)
