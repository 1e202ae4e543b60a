import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { chargeMonth } from '@/backend/prueba/muestras-de-mensajes'
import { verificar } from '@/backend/verificar/verificar'
import { NO_ENCONTRADO } from '@/contract/fixed-texts'

const [BAJA, SUSPENSION, REHABILITACION, PASIVO, TRASLADO, NOMBRE] = [1, 2, 3, 4, 5, 6]
let api: ApiDePrueba
let oficina: string
let direccion: string
beforeAll(async () => {
  api = await startApi()
  oficina = (await signedIn(api.db, 'CONTADOR')).token
  direccion = (await signedIn(api.db, 'ADMINISTRACION')).token
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  expect(await verificar(api.db)).toEqual([])
  await api.close()
})

type Nombre = Parameters<ApiDePrueba['call']>[0]
const ask = async (nombre: Nombre, wire: Record<string, unknown>, token: string) =>
  (await api.call(nombre, wire, { token })).sobre

interface Propia {
  estado: string
  numero: number | null
  monto: number | null
  pasa: string[]
  motivos: string[]
  debe: boolean
  falta: string[]
  puede: string[]
  papeles: { papelID: number; nombre: string; estado: string; huella: string | null }[]
}

async function doctor() {
  const id = await addMember(api.db)
  const { token } = await signedIn(api.db, 'MEDICO', id)
  const call = (nombre: Nombre, wire: Record<string, unknown> = {}) => ask(nombre, wire, token)
  const save = (tipoSolicitudID: number, mas: object = {}) =>
    call('solicitud.guardarPropia', { tipoSolicitudID, ...mas })
  const saved = async (tipo: number, mas: object = {}) => {
    const sobre = await save(tipo, mas)
    expect(sobre).toMatchObject({ estado: 1 })
    return (sobre.datos as { solicitudID: number }).solicitudID
  }
  const present = (solicitudID: number, mas: object = {}) =>
    call('solicitud.presentarPropia', { solicitudID, jura: true, ...mas })
  const read = async (solicitudID: number) =>
    (await call('solicitud.traerPropia', { solicitudID })).datos as Propia
  return { id, token, call, save, saved, present, read }
}

describe('a request of his own', () => {
  test('is a draft that is changed, then presented, numbered and seen by the office', async () => {
    const { id, call, save, saved, present, read } = await doctor()
    const solicitudID = await saved(SUSPENSION, { texto: 'Residencia' })
    expect(await saved(SUSPENSION, { anios: 1, texto: 'Residencia en el exterior' })).toBe(solicitudID)
    const draft = await read(solicitudID)
    expect(draft).toMatchObject({
      estado: 'borrador',
      numero: null,
      puede: ['presentar', 'retirar'],
      falta: [],
    })
    expect(draft.pasa[0]).toBe('Si se aprueba, queda SUSPENDIDO desde el 21/11/2026')
    expect(await ask('solicitud.traerDatos', { solicitudID }, oficina)).toMatchObject({
      mensaje: NO_ENCONTRADO,
    })
    const offered = (await call('solicitud.traerOfrecidas')).datos as { abiertaID: number | null }[]
    expect(offered.map(({ abiertaID }) => abiertaID)).toEqual([null, solicitudID, null, null, null, null])

    expect(await present(solicitudID, { jura: false })).toMatchObject({
      errores: { jura: expect.any(String) as string },
    })
    const done = await present(solicitudID)
    expect(done).toMatchObject({ estado: 1, datos: { anio: 2026 } })
    expect(await ask('solicitud.traerDatos', { solicitudID }, oficina)).toMatchObject({
      datos: {
        matriculadoID: id,
        estado: 'presentada',
        presentada: '2026-11-21',
        texto: 'Residencia en el exterior',
      },
    })
    expect(await present(solicitudID)).toMatchObject({ estado: 0 })
    expect(await save(SUSPENSION)).toMatchObject({
      errores: { tipoSolicitudID: expect.stringContaining('Ya presentó la Solicitud') as string },
    })
    expect((await call('solicitud.traerPropias')).datos).toMatchObject([
      { solicitudID, estado: 'presentada' },
    ])
  })

  test('waits for the paper that must come, and is presented again where the office observed it', async () => {
    const { id, call, saved, present, read } = await doctor()
    await api.db.query(
      `WITH p AS (UPDATE periodo_matricula SET tipo_matricula_id = 5 WHERE matriculado_id = $1)
       UPDATE matriculado SET tipo_matricula_id = 5 WHERE id = $1`,
      [id],
    )
    const solicitudID = await saved(REHABILITACION)
    expect((await present(solicitudID)).mensaje).toBe('Falta: Foto carnet')
    const { papeles } = await read(solicitudID)
    const papelID = papeles.find(({ nombre }) => nombre === 'Foto carnet')?.papelID ?? 0
    expect(await call('solicitud.adjuntarPropio', { solicitudID, papelID })).toMatchObject({ estado: 1 })
    const numero = ((await present(solicitudID)).datos as { numero: number }).numero
    const motivo = 'Está borrosa'
    expect(await ask('solicitud.observar', { solicitudID, papelID, motivo }, oficina)).toMatchObject({
      estado: 1,
    })
    expect(await read(solicitudID)).toMatchObject({ estado: 'observada', falta: ['Foto carnet'] })
    expect((await present(solicitudID)).mensaje).toBe('Falta: Foto carnet')
    expect(await call('solicitud.adjuntarPropio', { solicitudID, papelID })).toMatchObject({ estado: 0 })
    await api.db.query('UPDATE solicitud_papel SET huella = NULL, archivo = NULL WHERE id = $1', [papelID])
    await call('solicitud.adjuntarPropio', { solicitudID, papelID })
    expect((await present(solicitudID)).datos).toMatchObject({ numero })
    expect(await read(solicitudID)).toMatchObject({ estado: 'presentada' })
  })

  test('of who owes may be begun and not presented; it costs what he saw', async () => {
    const { id, call, saved, present, read } = await doctor()
    const { datos } = await ask('concepto.crear', { nombre: 'Arancel de traslado', monto: 9_000 }, direccion)
    const conceptoID = (datos as { id: number }).id
    await api.db.query('UPDATE tipo_solicitud SET concepto_id = $1 WHERE id = $2', [conceptoID, TRASLADO])
    const solicitudID = await saved(TRASLADO, { texto: 'Córdoba', conBaja: false })
    await chargeMonth(api.db, id, { anio: 2026, mes: 9 })
    expect(await read(solicitudID)).toMatchObject({
      debe: true,
      motivos: ['Tiene deuda vencida: $\u00a015.000,00'],
      monto: 9_000,
    })
    expect((await present(solicitudID, { montoPrevisto: 9_000 })).mensaje).toContain('tiene deuda vencida')
    const other = await doctor()
    const theirs = await other.saved(TRASLADO, { texto: 'Salta', conBaja: false })
    expect((await other.present(theirs)).mensaje).toContain('ahora cuesta $')
    expect(await other.present(theirs, { montoPrevisto: 9_000 })).toMatchObject({ estado: 1 })
    expect(await other.read(theirs)).toMatchObject({ monto: 9_000, puede: ['retirar'] })
    expect(await other.call('solicitud.retirarPropia', { solicitudID: theirs })).toMatchObject({ estado: 1 })
    expect(await other.read(theirs)).toMatchObject({ estado: 'retirada', monto: null })
    await api.db.query('UPDATE tipo_solicitud SET concepto_id = NULL WHERE id = $1', [TRASLADO])
    expect(await call('solicitud.retirarPropia', { solicitudID })).toMatchObject({ estado: 1 })
    expect((await call('solicitud.traerPropias')).datos).toEqual([])
  })

  test('tells beside its field what cannot be, and keeps the draft as it was', async () => {
    const { call, save } = await doctor()
    for (const [tipo, mas, clave] of [
      [NOMBRE, {}, 'nombre'],
      [TRASLADO, {}, 'texto'],
      [BAJA, { anios: 1 }, 'anios'],
      [PASIVO, { desde: '2026-11-20' }, 'desde'],
      [PASIVO, { desde: '2028-11-22' }, 'desde'],
      [99, {}, 'tipoSolicitudID'],
    ] as const)
      expect(await save(tipo, mas), clave).toMatchObject({
        errores: { [clave]: expect.any(String) as string },
      })
    expect((await call('solicitud.traerPropias')).datos).toEqual([])
    const told = await call('solicitud.simularPropia', { tipoSolicitudID: PASIVO, anios: 2 })
    expect((told.datos as { pasa: string[] }).pasa[1]).toMatch(/^Hasta el 20\/11\/2028/)
  })

  test('is nobody else’s: another doctor and the office find nothing there', async () => {
    const mine = await doctor()
    const other = await doctor()
    const solicitudID = await mine.saved(BAJA)
    const papelID = (await mine.read(solicitudID)).papeles[0]?.papelID ?? 0
    for (const nombre of ['traerPropia', 'presentarPropia', 'retirarPropia'] as const)
      expect(
        await other.call(`solicitud.${nombre}`, {
          solicitudID,
          ...(nombre === 'presentarPropia' && { jura: true }),
        }),
      ).toMatchObject({ mensaje: NO_ENCONTRADO })
    for (const nombre of ['adjuntarPropio', 'verPropio'] as const)
      expect(await other.call(`solicitud.${nombre}`, { solicitudID, papelID })).toMatchObject({
        mensaje: NO_ENCONTRADO,
      })
    expect(await mine.read(solicitudID)).toMatchObject({ estado: 'borrador' })
  })

  test('of two presses one presents it', async () => {
    const { saved, present } = await doctor()
    const solicitudID = await saved(PASIVO)
    const results = await Promise.all([present(solicitudID), present(solicitudID)])
    expect(results.map(({ estado }) => estado).toSorted()).toEqual([0, 1])
  })
})
