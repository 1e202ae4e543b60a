import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMember } from '@/backend/prueba/gente'
import { openPedidos, type Pedidos, TIPO } from '@/backend/prueba/padron/pedidos'
import { solicitudesCaducas } from '@/backend/medico/solicitud/vuelta'
import { BYTES_DE_CODIGO, makeCodigo } from '@/domain/codigo-de-papel'
import type { Fecha } from '@/domain/fechas'

let mesa: Pedidos
beforeAll(async () => {
  mesa = await openPedidos()
})
afterAll(async () => expect(await mesa.close()).toEqual([]))

const addCard = async (matriculadoID: number) => {
  const [row] = await mesa.api.db.query<{ id: number }>(
    `INSERT INTO papel (clase, numero, codigo, matriculado_id, certifica, contenido, huella, foto_huella)
     VALUES ('carnet', tomar_papel('carnet'), $2, $1, 'Carnet', '{}', sha256('{}'),
       (SELECT min(huella) FROM archivo)) RETURNING id`,
    [matriculadoID, makeCodigo(randomBytes(BYTES_DE_CODIGO))],
  )
  return row?.id ?? 0
}
const isAnnulled = async (papelID: number) =>
  (
    await mesa.api.db.query<{ si: boolean }>('SELECT anulado_en IS NOT NULL AS si FROM papel WHERE id = $1', [
      papelID,
    ])
  )[0]?.si

describe('approving', () => {
  test('counts from the day of presenting, annuls the card and offers the months charged since', async () => {
    const id = await addMember(mesa.api.db)
    const card = await addCard(id)
    const solicitudID = await mesa.admitted(id, TIPO.baja, { presentada: '2026-10-03' })
    await mesa.api.call(
      'pago.generarMatriculaAdelantada',
      { matriculadoID: id, cantidad: 1 },
      { token: mesa.direccion },
    )
    const dia = { matriculadoID: id, tipoMatriculaID: 6, desde: '2026-10-03' }
    const { eliminarFuturas, montoFuturas } = (await mesa.call('matriculado.simularEstado', dia)).datos as {
      eliminarFuturas: boolean
      montoFuturas: number
    }
    expect(eliminarFuturas).toBe(true)
    const ticks = { eliminarFuturas: true, montoFuturas, estadoPrevio: 'ACTIVO' }
    expect(await mesa.resolve(solicitudID, ticks)).toMatchObject({ estado: 1 })
    expect((await mesa.periodsOf(id))[0]).toEqual(['2026-10-03', 'DADO DE BAJA', 'A pedido'])
    expect(await isAnnulled(card)).toBe(true)
    expect(
      await mesa.api.db.query('SELECT FROM cargo WHERE matriculado_id = $1 AND anulado_en IS NULL', [id]),
    ).toHaveLength(0)
    expect(await mesa.read(solicitudID)).toMatchObject({
      ...{ estado: 'resuelta', efectoDesde: '2026-10-03', puede: [] },
      pasos: [{}, { hecho: 'Admitida' }, { hecho: 'Aprobada' }],
    })
    expect((await mesa.resolve(solicitudID)).mensaje).toContain('ya está resuelta')
  })

  test('what the Board decides needs its act and administration, and ends by itself', async () => {
    const { actoID } = mesa
    const id = await addMember(mesa.api.db)
    const solicitudID = await mesa.admitted(id, TIPO.suspension, { anios: 1, presentada: '2026-11-03' })
    expect((await mesa.read(solicitudID)).puede).not.toContain('resolver')
    expect((await mesa.resolve(solicitudID, { actoID })).mensaje).toContain('lo decide la Junta')
    expect(await mesa.resolve(solicitudID, {}, mesa.direccion)).toMatchObject({
      errores: { actoID: expect.any(String) as string },
    })
    expect(await mesa.resolve(solicitudID, { actoID: 987_654 }, mesa.direccion)).toMatchObject({
      errores: { actoID: expect.any(String) as string },
    })
    for (const [mas, clave] of [
      [{ desde: '2026-11-02' }, 'desde'],
      [{ desde: '2029-01-01' }, 'desde'],
    ] as const)
      expect(await mesa.resolve(solicitudID, { actoID, ...mas }, mesa.direccion)).toMatchObject({
        errores: { [clave]: expect.any(String) as string },
      })
    expect(await mesa.resolve(solicitudID, { actoID }, mesa.direccion)).toMatchObject({ estado: 1 })
    const [{ dia, estado } = {}] = (await mesa.call('estado_programado.traerDe', { matriculadoID: id }))
      .datos as {
      dia?: Fecha
      estado?: string
    }[]
    expect([dia, estado]).toEqual(['2027-11-03', 'ACTIVO'])
    const { citas } = (await mesa.call('acto.traerDatos', { actoID })).datos as {
      citas: { tabla: string; rige: boolean }[]
    }
    expect(citas).toMatchObject([
      { tabla: 'periodo_matricula', rige: true },
      { tabla: 'solicitud', fila: solicitudID, rige: false },
    ])
    const otra = (await mesa.call('acto.traerTodosSelect', {})).datos as { id: number }[]
    const porActoID = otra.find((uno) => uno.id !== actoID)?.id
    expect((await mesa.call('acto.dejarSinEfecto', { actoID, porActoID }, mesa.direccion)).mensaje).toContain(
      'SUSPENDIDO desde el 03/11/2026',
    )
  })

  test('of who has another state by now leaves everything as it was', async () => {
    const id = await addMember(mesa.api.db)
    const card = await addCard(id)
    const solicitudID = await mesa.admitted(id, TIPO.pasivo)
    expect(
      await mesa.call('matriculado.cambiarEstado', { matriculadoID: id, tipoMatriculaID: 4 }),
    ).toMatchObject({
      estado: 1,
    })
    const before = await mesa.periodsOf(id)
    expect(await mesa.resolve(solicitudID, { estadoPrevio: 'ACTIVO' })).toMatchObject({
      errores: { estadoPrevio: expect.any(String) as string },
    })
    expect(await mesa.periodsOf(id)).toEqual(before)
    expect(await isAnnulled(card)).toBe(false)
    expect(await mesa.read(solicitudID)).toMatchObject({ estado: 'admitida', efectoDesde: null })
  })

  test('of two clerks at once one does it, and the other is told', async () => {
    const id = await addMember(mesa.api.db)
    const solicitudID = await mesa.admitted(id, TIPO.pasivo)
    const both = await Promise.all([
      mesa.resolve(solicitudID),
      mesa.call('solicitud.retirar', { solicitudID, motivo: 'Ya no' }, mesa.direccion),
    ])
    expect(both.map(({ estado }) => estado).toSorted()).toEqual([0, 1])
    expect(both.find(({ estado }) => estado === 0)?.mensaje).toMatch(/ya está (resuelta|retirada)/)
    expect(await mesa.periodsOf(id)).toHaveLength(both[0].estado === 1 ? 2 : 1)
  })

  test('a later day waits for it', async () => {
    const id = await addMember(mesa.api.db)
    const solicitudID = await mesa.admitted(id, TIPO.baja, { desde: '2027-01-01' })
    expect((await mesa.resolve(solicitudID)).datos).toMatchObject({ programado: true })
    expect(await mesa.periodsOf(id)).toHaveLength(1)
    expect((await mesa.call('estado_programado.traerDe', { matriculadoID: id })).datos).toMatchObject([
      { dia: '2027-01-01', estado: 'DADO DE BAJA' },
    ])
  })

  test('a new name is the record’s, and the former one finds him too, whatever is edited later', async () => {
    const id = await addMember(mesa.api.db, { apellido: 'Quiroga', nombre: 'Zulema' })
    const solicitudID = await mesa.admitted(id, TIPO.nombre, { apellido: 'Xifra', nombre: 'Zulema Inés' })
    expect(await mesa.resolve(solicitudID)).toMatchObject({ estado: 1 })
    const find = async (nombre: string) =>
      (
        (await mesa.call('matriculado.traerTodos', { nroPagina: 1, nombre })).datos as {
          id: number
          apellido_nombre: string
        }[]
      ).map((fila) => fila.id)
    expect(await find('quiroga')).toEqual([id])
    expect(await find('xifra')).toEqual([id])
    const campo = 'matriculado.datospersonales.nombre'
    expect(
      await mesa.call('matriculado.actualizarDatos', { matriculadoID: id, campo, valor: 'Zoe' }),
    ).toMatchObject({
      estado: 1,
    })
    expect(await find('quiroga zulema')).toEqual([id])
    const same = await mesa.admitted(id, TIPO.nombre, { apellido: 'Xifra', nombre: 'Zoe' })
    expect((await mesa.resolve(same)).mensaje).toContain('Ya se llama así')
  })

  test('who moves and stays has no other state', async () => {
    const id = await addMember(mesa.api.db)
    const card = await addCard(id)
    const solicitudID = await mesa.admitted(id, TIPO.traslado, { texto: 'Tucumán', conBaja: false })
    expect(await mesa.resolve(solicitudID)).toMatchObject({ estado: 1 })
    expect(await mesa.periodsOf(id)).toHaveLength(1)
    expect(await isAnnulled(card)).toBe(false)
  })
})

describe('what ends by itself', () => {
  const onDay = (hoy: Fecha) =>
    solicitudesCaducas(() => hoy).turno({
      ...{ db: mesa.api.db, bitacora: () => undefined, ahora: new Date(), detenido: () => false },
      fin: new AbortController().signal,
    })

  test('originals that nobody saw in 30 days; he is written to once', async () => {
    const id = await addMember(mesa.api.db)
    await mesa.api.db.query("UPDATE matriculado SET email = 'x@x.example' WHERE id = $1", [id])
    const solicitudID = await mesa.entered(id, TIPO.baja, { presentada: '2026-10-25', recibidosJSON: '[1]' })
    expect(await mesa.queue('vencen', { nombre: 'Ábalos' })).toContain(solicitudID)
    await onDay('2026-11-24')
    expect(await mesa.read(solicitudID)).toMatchObject({ estado: 'presentada' })
    await onDay('2026-11-25')
    await onDay('2026-11-26')
    expect(await mesa.read(solicitudID)).toMatchObject({
      ...{ estado: 'caducada', motivo: 'No trajo los originales hasta el 24/11/2026' },
      pasos: [{}, { hecho: 'Caducada', por: null }],
    })
    expect(
      await mesa.api.db.query("SELECT FROM mensaje WHERE matriculado_id = $1 AND asunto LIKE '%caducidad'", [
        id,
      ]),
    ).toHaveLength(1)
    expect(await mesa.entered(id, TIPO.baja)).toBeGreaterThan(solicitudID)
  })

  test('of who died all that was open, and nobody is written to', async () => {
    const id = await addMember(mesa.api.db)
    await mesa.api.db.query("UPDATE matriculado SET email = 'y@x.example' WHERE id = $1", [id])
    const [uno, otro] = [await mesa.entered(id, TIPO.baja), await mesa.admitted(id, TIPO.pasivo)]
    expect(
      await mesa.call('matriculado.cambiarEstado', { matriculadoID: id, tipoMatriculaID: 8 }),
    ).toMatchObject({
      estado: 1,
    })
    for (const solicitudID of [uno, otro])
      expect(await mesa.read(solicitudID)).toMatchObject({ estado: 'caducada', motivo: 'Por fallecimiento' })
    expect(await mesa.api.db.query('SELECT FROM mensaje WHERE matriculado_id = $1', [id])).toHaveLength(0)
    expect((await mesa.resolve(otro)).mensaje).toContain('ya está caducada')
  })
})
