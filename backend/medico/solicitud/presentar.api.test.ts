import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOY } from '@/backend/prueba/api'
import { addMember } from '@/backend/prueba/gente'
import { chargeMonth } from '@/backend/prueba/muestras-de-mensajes'
import { addSolicitud } from '@/backend/prueba/muestras-de-solicitudes'
import { openPedidos, type Pedidos, TIPO } from '@/backend/prueba/padron/pedidos'
import { NO_ENCONTRADO } from '@/contract/fixed-texts'

let mesa: Pedidos
beforeAll(async () => {
  mesa = await openPedidos()
})
afterAll(async () => expect(await mesa.close()).toEqual([]))

describe('entering a request', () => {
  test('takes the next number of its year, its papers and its days', async () => {
    const id = await addMember(mesa.api.db)
    const [uno, otro] = [
      await mesa.entered(id, TIPO.baja),
      await mesa.entered(id, TIPO.pasivo, { anios: 2, recibidosJSON: '[]' }),
    ]
    const first = await mesa.read(uno)
    expect(first).toMatchObject({
      ...{ estado: 'presentada', clase: 'baja', presentada: HOY, falta: [], caduca: null, resultadoID: 6 },
      ...{ empieza: HOY, termina: null, entro: 'Nélida Prueba', vence: '2026-12-07' },
      papeles: [{ estado: 'aceptado' }, { estado: 'aceptado' }],
      pasos: [{ hecho: 'Presentada en la oficina' }],
      puede: ['observar', 'admitir', 'rechazar', 'retirar'],
    })
    expect(await mesa.read(otro)).toMatchObject({
      ...{ numero: (first['numero'] as number) + 1, caduca: '2026-12-21', termina: '2028-11-20' },
      falta: ['Nota firmada'],
    })
    expect((await mesa.call('solicitud.traerDe', { matriculadoID: id })).datos).toMatchObject([
      { id: otro },
      { id: uno },
    ])
  })

  test('a second one of its kind is told the first; what cannot be is refused beside its key', async () => {
    const id = await addMember(mesa.api.db)
    const solicitudID = await mesa.entered(id, TIPO.suspension)
    const { numero } = await mesa.read(solicitudID)
    expect((await mesa.enter(id, TIPO.suspension)).mensaje).toContain(
      `Ya tiene abierta la Solicitud ${String(numero)}/2026`,
    )
    const wrong: [object, string, number?][] = [
      [{ presentada: '2026-11-22' }, 'presentada'],
      [{ presentada: '2026-01-01' }, 'presentada'],
      [{ desde: '2026-11-20' }, 'desde'],
      [{ desde: '2028-11-22' }, 'desde'],
      [{ anios: 1 }, 'anios', TIPO.baja],
      [{ anios: 4 }, 'anios', TIPO.pasivo],
      [{ recibidosJSON: '[3]' }, 'recibidosJSON'],
      [{ apellido: 'Paz' }, 'nombre', TIPO.nombre],
      [{}, 'texto', TIPO.traslado],
      [{ tipoSolicitudID: 99 }, 'tipoSolicitudID'],
    ]
    for (const [mas, clave, tipo = TIPO.baja] of wrong)
      expect(await mesa.enter(id, tipo, mas)).toMatchObject({
        estado: 0,
        errores: { [clave]: expect.any(String) as string },
      })
    expect(await mesa.enter(987_654, TIPO.baja)).toMatchObject({ estado: 0, mensaje: NO_ENCONTRADO })
  })

  test('who owes, or is in another state, may not; the setting decides', async () => {
    const id = await addMember(mesa.api.db, { tipo: 6 })
    await chargeMonth(mesa.api.db, id, { anio: 2026, mes: 9 })
    expect((await mesa.enter(id, TIPO.baja)).mensaje).toBe(
      'No se puede presentar «Baja de la matrícula»: su estado es DADO DE BAJA; tiene deuda vencida',
    )
    await mesa.api.db.query('UPDATE tipo_solicitud SET deuda = 0 WHERE id = $1', [TIPO.rehabilitacion])
    await mesa.entered(id, TIPO.rehabilitacion)
    await mesa.api.db.query('UPDATE tipo_solicitud SET deuda = 1 WHERE id = $1', [TIPO.rehabilitacion])
  })

  test('what it costs is charged at the price that was seen, taken back with it, and paid before it is approved', async () => {
    const { datos } = await mesa.call(
      'concepto.crear',
      { nombre: 'Arancel de baja', monto: 5000 },
      mesa.direccion,
    )
    const { id: conceptoID } = datos as { id: number }
    await mesa.api.db.query('UPDATE tipo_solicitud SET concepto_id = $2 WHERE id = $1', [
      TIPO.baja,
      conceptoID,
    ])
    const id = await addMember(mesa.api.db)
    expect((await mesa.enter(id, TIPO.baja)).mensaje).toContain('ahora cuesta $')
    const owed = () =>
      mesa.api.db.query(
        'SELECT FROM cargo WHERE matriculado_id = $1 AND anulado_en IS NULL AND linea_id IS NULL',
        [id],
      )
    const first = await mesa.entered(id, TIPO.baja, { montoPrevisto: 5000 })
    expect(await owed()).toHaveLength(1)
    expect(await mesa.call('solicitud.rechazar', { solicitudID: first, motivo: 'No' })).toMatchObject({
      estado: 1,
    })
    expect(await owed()).toHaveLength(0)
    const again = await mesa.admitted(id, TIPO.baja, { montoPrevisto: 5000 })
    expect((await mesa.resolve(again)).mensaje).toContain('Falta que pague los $')
    await mesa.api.db.query('UPDATE tipo_solicitud SET concepto_id = NULL WHERE id = $1', [TIPO.baja])
  })
})

describe('its papers', () => {
  test('are accepted, observed and looked at; it is admitted with all that it needs', async () => {
    const id = await addMember(mesa.api.db)
    const solicitudID = await mesa.entered(id, TIPO.traslado, { texto: 'Córdoba', recibidosJSON: '[]' })
    const { papeles } = await mesa.read(solicitudID)
    const [nota, domicilio] = papeles
    const paper = (papelID: number | undefined, mas: object = {}) => ({ solicitudID, papelID, ...mas })
    expect((await mesa.call('solicitud.admitir', { solicitudID })).mensaje).toBe(
      'Todavía falta aceptar: Nota firmada',
    )
    expect(await mesa.call('solicitud.aceptarPapel', paper(nota?.id, { visto: false }))).toMatchObject({
      errores: { visto: expect.any(String) as string },
    })
    expect(await mesa.call('solicitud.verPapel', paper(nota?.id))).toMatchObject({ mensaje: NO_ENCONTRADO })
    expect(await mesa.call('solicitud.adjuntarPapel', paper(nota?.id))).toMatchObject({ estado: 1 })
    expect((await mesa.call('solicitud.adjuntarPapel', paper(domicilio?.id))).mensaje).toContain(
      'Es el mismo archivo',
    )
    expect(await mesa.call('solicitud.aceptarPapel', paper(nota?.id, { visto: false }))).toMatchObject({
      estado: 1,
    })
    expect(await mesa.read(solicitudID)).toMatchObject({ falta: ['Nota firmada'], caduca: '2026-12-21' })
    const seen = { papelID: nota?.id, motivo: 'Le falta la firma' }
    expect(await mesa.call('solicitud.observar', { solicitudID, ...seen })).toMatchObject({ estado: 1 })
    expect(await mesa.read(solicitudID)).toMatchObject({
      ...{ estado: 'observada', motivo: 'Nota firmada: Le falta la firma' },
      papeles: [{ estado: 'observado', motivo: 'Le falta la firma' }, {}],
    })
    expect(await mesa.call('solicitud.aceptarPapel', paper(nota?.id, { visto: true }))).toMatchObject({
      estado: 1,
    })
    for (const [fecha, clave] of [[undefined], ['2026-11-22'], ['2026-10-21']])
      expect(
        await mesa.call('solicitud.aceptarPapel', paper(domicilio?.id, { visto: true, fecha })),
        String(clave),
      ).toMatchObject({ errores: { fecha: expect.any(String) as string } })
    expect(
      await mesa.call('solicitud.aceptarPapel', paper(domicilio?.id, { visto: true, fecha: '2026-10-22' })),
    ).toMatchObject({ estado: 1 })
    expect(await mesa.read(solicitudID)).toMatchObject({ falta: [], caduca: null })
    expect(await mesa.call('solicitud.admitir', { solicitudID })).toMatchObject({ estado: 1 })
    expect((await mesa.call('solicitud.adjuntarPapel', paper(nota?.id))).mensaje).toContain(
      'sus papeles ya no cambian',
    )
  })

  test('of another request are nobody’s', async () => {
    const [uno, otro] = [await addMember(mesa.api.db), await addMember(mesa.api.db)]
    const [mia, ajena] = [
      await mesa.entered(uno, TIPO.baja, { recibidosJSON: '[]' }),
      await mesa.entered(otro, TIPO.baja),
    ]
    const papelID = (await mesa.read(ajena)).papeles[0]?.id
    for (const nombre of ['aceptarPapel', 'adjuntarPapel', 'verPapel', 'observar'] as const)
      expect(
        await mesa.call(`solicitud.${nombre}`, { solicitudID: mia, papelID, visto: true, motivo: 'x' }),
      ).toMatchObject({ estado: 0, mensaje: NO_ENCONTRADO })
  })
})

test('each queue has its own, and a draft is in none', async () => {
  const id = await addMember(mesa.api.db, { apellido: 'Cola' })
  const of = (tipo: number, estado: 'presentada' | 'observada' | 'admitida') =>
    addSolicitud(mesa.api.db, id, tipo, estado)
  const [nueva, vista, junta, lista] = [
    await of(TIPO.baja, 'presentada'),
    await of(TIPO.suspension, 'observada'),
    await of(TIPO.rehabilitacion, 'admitida'),
    await of(TIPO.pasivo, 'admitida'),
  ]
  await mesa.api.db.query(
    "INSERT INTO solicitud (tipo_solicitud_id, matriculado_id, estado) VALUES ($1, $2, 'borrador')",
    [TIPO.nombre, id],
  )
  const mas = { nombre: 'cola' }
  expect((await mesa.queue('abiertas', mas)).toSorted((a, b) => a - b)).toEqual([nueva, vista, junta, lista])
  expect(await mesa.queue('presentadas', mas)).toEqual([nueva, lista])
  expect(await mesa.queue('observadas', mas)).toEqual([vista])
  expect(await mesa.queue('junta', mas)).toEqual([junta])
  expect(await mesa.queue('cerradas', mas)).toEqual([])
  const [draft] = await mesa.api.db.query<{ id: number }>(
    "SELECT id FROM solicitud WHERE matriculado_id = $1 AND estado = 'borrador'",
    [id],
  )
  expect(await mesa.call('solicitud.traerDatos', { solicitudID: draft?.id })).toMatchObject({
    mensaje: NO_ENCONTRADO,
  })
  expect(await mesa.call('solicitud.retirar', { solicitudID: draft?.id, motivo: 'x' })).toMatchObject({
    mensaje: NO_ENCONTRADO,
  })
  // He came in person all the same: what he brought takes the draft's place.
  await mesa.entered(id, TIPO.nombre, { nombre: 'Ana', apellido: 'Otra' })
})

test('a kind is changed by administration, as it was seen, and only later requests know', async () => {
  const before = await mesa.entered(await addMember(mesa.api.db), TIPO.pasivo)
  const wire = (mas: object = {}) => ({
    ...{
      tipoSolicitudID: TIPO.pasivo,
      nombre: 'Pase a TIPO.pasivo',
      abierta: true,
      decide: 'junta',
      deuda: 0,
      estados: 3,
    },
    ...{ devuelveCarnet: false, anios: 2, corte: '03-31', version: 1 },
    requisitosJSON: JSON.stringify([
      { nombre: 'Nota', obligatorio: true, original: false, diasDeVigencia: 90 },
    ]),
    ...mas,
  })
  const change = (mas: object = {}) => mesa.call('tipo_solicitud.actualizarDatos', wire(mas), mesa.direccion)
  expect(await change({ corte: '02-30' })).toMatchObject({ errores: { corte: expect.any(String) as string } })
  expect(await change({ conceptoID: 987_654 })).toMatchObject({
    errores: { conceptoID: expect.any(String) as string },
  })
  expect(await change({ tipoSolicitudID: TIPO.baja })).toMatchObject({
    errores: { anios: expect.any(String) as string },
  })
  expect(await change({ tipoSolicitudID: 99 })).toMatchObject({ mensaje: NO_ENCONTRADO })
  expect(await change()).toMatchObject({ estado: 1 })
  expect((await change()).mensaje).toContain('Revise cómo quedó')
  expect((await mesa.read(before)).papeles).toHaveLength(2)
  const id = await addMember(mesa.api.db)
  const later = await mesa.entered(id, TIPO.pasivo, { recibidosJSON: '[1]' })
  expect(await mesa.read(later)).toMatchObject({
    ...{ decide: 'junta', papeles: [{ nombre: 'Nota' }] },
    avisos: ['Se presentó después del 31/03: las cuotas de este año se deben enteras'],
  })
  expect(await change({ version: 2, abierta: false })).toMatchObject({ estado: 1 })
  expect(await mesa.enter(await addMember(mesa.api.db), TIPO.pasivo)).toMatchObject({
    errores: { tipoSolicitudID: expect.stringContaining('no se recibe') as string },
  })
})
