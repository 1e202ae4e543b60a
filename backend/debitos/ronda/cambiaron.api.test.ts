import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Sobre } from '@/contract/llamada'
import { signedIn } from '@/backend/prueba/gente'
import { openRondas, type Datos, type Deudor, type MesaDeRondas } from '@/backend/prueba/debitos/rondas'
import { accountOfCbu, makeCbu } from '@/domain/cbu'

let mesa: MesaDeRondas
beforeAll(async () => {
  mesa = await openRondas()
})
beforeEach(() => mesa.forget())
afterAll(() => mesa.end())

const MES = { mes: 11, anio: 2026 }
const ENTIDADES = { 41: '321', 42: '015' } as const
const enrolledIn = (forma: number): Parameters<MesaDeRondas['debtor']>[0] =>
  forma === 41 || forma === 42 ? { entidad: ENTIDADES[forma] } : { forma }
const done = async (sobre: Promise<Sobre>): Promise<Sobre> => {
  const answer = await sobre
  expect(answer).toMatchObject({ mensaje: null, estado: 1 })
  return answer
}

let next = 1
const cbuOf = (entidad: string) =>
  makeCbu(entidad, '0001', `700${String(1_000_000 + next++).padStart(10, '0')}`)

/** Changes an account through the screen's own call. */
async function editAccount({ id }: Deudor, mas: Datos): Promise<Sobre> {
  const { datos } = await done(mesa.call('da_listado.traerDatos', { matriculadoID: id }))
  const { id: daListadoID, sucursalbancoID, nroDa: _, montoDescontar: __, ...cuenta } = datos as Datos
  const cbu = typeof mas['cbu'] === 'string' ? { nroCuenta: accountOfCbu(mas['cbu']) } : {}
  return done(
    mesa.call('da_listado.actualizarDatos', {
      ...{ ...cuenta, matriculadoID: id, daListadoID, sucursalBancoID: sucursalbancoID },
      ...cbu,
      ...mas,
    }),
  )
}

async function otherBranch(entidad: string): Promise<number> {
  const [row] = await mesa.caja.db.query<{ id: number }>(
    `INSERT INTO sucursal_banco (banco_id, nombre, codigo) SELECT id, 'Otra ' || $2::text, '0099' FROM banco
     WHERE codigo_cbu = $1 RETURNING id`,
    [entidad, next++],
  )
  return row?.id ?? 0
}

async function bankOf(entidad: string): Promise<{ bancoID: number; sucursalBancoID: number }> {
  const [row] = await mesa.caja.db.query<{ bancoID: number; sucursalBancoID: number }>(
    `SELECT b.id AS "bancoID", min(s.id) AS "sucursalBancoID" FROM banco b JOIN sucursal_banco s ON s.banco_id = b.id
     WHERE b.codigo_cbu = $1 GROUP BY b.id`,
    [entidad],
  )
  if (!row) throw new Error(`Sin banco ${entidad}`)
  return row
}

const changeState = ({ id }: Deudor, tipoMatriculaID: number) =>
  done(mesa.call('matriculado.cambiarEstado', { matriculadoID: id, tipoMatriculaID }))
const leave = ({ id }: Deudor) => done(mesa.call('da_listado.baja', { matriculadoID: id, motivo: 'Pidió' }))

/** What somebody may do to a member between the closing of his round and its sending. */
const ACTOS: Record<string, (deudor: Deudor, entidad: string) => Promise<Sobre>> = {
  baja: leave,
  estado: (deudor) => changeState(deudor, 6),
  fallecido: (deudor) => changeState(deudor, 8),
  cbu: (deudor, entidad) => editAccount(deudor, { cbu: cbuOf(entidad) }),
  banco: async (deudor, entidad) => {
    const other = entidad === '321' ? '015' : '321'
    return editAccount(deudor, { ...(await bankOf(other)), cbu: cbuOf(other) })
  },
  cuenta: async (deudor, entidad) => editAccount(deudor, { sucursalBancoID: await otherBranch(entidad) }),
  autorizacion: (deudor) => editAccount(deudor, { fechaAlta: '2026-11-15' }),
}
const DE_ENTIDAD = ['baja', 'estado', 'fallecido']

interface Cambiaron {
  cantidad: number
  visto: string
  clases: { cambio: string; cantidad: number }[]
}
const read = async (rondaID: number) =>
  (await done(mesa.call('ronda.traerDatos', { rondaID }))).datos as Datos & { cambiaron: Cambiaron }
const listed = async (rondaID: number, cambio: string) =>
  ((await done(mesa.call('ronda.traerFilas', { rondaID, nroPagina: 1, cambio }))).datos as Datos[]).map(
    ({ matriculadoID, cambio: que }) => [matriculadoID, que],
  )

describe.each([
  [41, Object.keys(ACTOS)],
  [42, Object.keys(ACTOS)],
  [2, DE_ENTIDAD],
  [5, DE_ENTIDAD],
] as const)('a closed round of %i', (forma, kinds) => {
  const cual = { forma, ...MES }
  const entidad = forma === 42 ? '015' : '321'

  test.each(kinds)('whoever changes (%s) is told by the act, listed, and asked about', async (kind) => {
    const [changed, stays] = [await mesa.debtor(enrolledIn(forma)), await mesa.debtor(enrolledIn(forma))]
    const rondaID = await mesa.close(cual)
    expect((await read(rondaID)).cambiaron).toEqual({ cantidad: 0, visto: 'nadie', clases: [] })
    const before = await done(mesa.call('da_listado.traerCerrados', { matriculadoID: changed.id }))
    expect(before.datos).toEqual([
      { rondaID, ...cual, matricula: expect.any(Number) as number, cambio: null },
    ])

    const answer = await ACTOS[kind]?.(changed, entidad)
    expect(answer?.datos).toEqual({
      cerrados: [{ rondaID, ...cual, matricula: expect.any(Number) as number, cambio: kind }],
    })
    const { cambiaron, estado, sacados } = await read(rondaID)
    expect(cambiaron).toMatchObject({ cantidad: 1, clases: [{ cambio: kind, cantidad: 1 }] })
    // Nothing changes by itself.
    expect([estado, sacados]).toEqual(['cerrada', 0])
    expect(await listed(rondaID, kind)).toEqual([[changed.id, kind]])
    expect(await listed(rondaID, 'cualquiera')).toEqual([[changed.id, kind]])

    const mensaje = expect.stringMatching(
      /^1 cambió desde que se cerró: .+ 1\. Saque a quien no va/,
    ) as string
    for (const visto of [undefined, 'nadie', 'otra'])
      expect(await mesa.call('ronda.enviar', { rondaID, visto })).toMatchObject({
        estado: 0,
        mensaje,
        errores: { visto: mensaje },
      })
    expect((await read(rondaID)).estado).toBe('cerrada')
    await done(mesa.call('ronda.enviar', { rondaID, visto: cambiaron.visto }))
    expect((await read(rondaID)).cambiaron).toMatchObject({ cantidad: 0 })
    expect(await listed(rondaID, 'cualquiera')).toEqual([])
    expect((await mesa.call('da_listado.traerCerrados', { matriculadoID: stays.id })).datos).toEqual([])
  })
})

test('who changes while the others are looked at is asked about anew', async () => {
  const [one, two] = [await mesa.debtor(), await mesa.debtor()]
  await mesa.debtor()
  const rondaID = await mesa.close()
  await leave(one)
  const { visto } = (await read(rondaID)).cambiaron
  await editAccount(two, { cbu: cbuOf('321') })
  expect(await mesa.call('ronda.enviar', { rondaID, visto })).toMatchObject({
    estado: 0,
    mensaje: expect.stringContaining('2 cambiaron desde que se cerró: baja 1, CBU 1.') as string,
  })
  // As many, and others.
  const now = (await read(rondaID)).cambiaron
  await leave(two)
  expect(await mesa.call('ronda.enviar', { rondaID, visto: now.visto })).toMatchObject({ estado: 0 })
  const filas = (await done(mesa.call('ronda.traerFilas', { rondaID, cambio: 'baja' }))).datos as Datos[]
  for (const { id: rondaFilaID } of filas)
    await done(mesa.call('ronda.sacar', { rondaFilaID, motivo: 'Ya no está' }))
  await done(mesa.call('ronda.enviar', { rondaID }))
})

test('its files ask the same until it is sent, and an entity’s sheet of who tells what he saw', async () => {
  const ana = await mesa.debtor()
  const rondaID = await mesa.close()
  const download = async (visto?: string) => {
    const query = new URLSearchParams({ rondaID: String(rondaID), clase: 'CA', ...(visto && { visto }) })
    const answer = await fetch(`${mesa.caja.api.url}/ronda/bajar?${query}`, {
      headers: { authorization: `Bearer ${mesa.token}` },
    })
    return answer.headers.get('content-type')?.startsWith('text/plain')
      ? 'file'
      : ((await answer.json()) as Sobre)
  }
  expect(await download()).toBe('file')
  await changeState(ana, 8)
  const { visto } = (await read(rondaID)).cambiaron
  const refused = {
    estado: 0,
    mensaje: expect.stringMatching(/^1 cambió desde que se cerró: fallecido 1\./) as string,
  }
  expect(await download()).toMatchObject(refused)
  expect(await download('nadie')).toMatchObject(refused)
  expect(await download(visto)).toBe('file')
  await done(mesa.call('ronda.enviar', { rondaID, visto }))
  expect(await download()).toBe('file')

  const eva = await mesa.debtor({ forma: 2 })
  await mesa.close({ forma: 2, ...MES })
  await leave(eva)
  const sheet = (mas: Datos) => mesa.call('da_listado.traerOtrosDebitos', { ...MES, formaPagoID: 2, ...mas })
  expect(await sheet({})).toMatchObject({ estado: 1, datos: [{ importe: eva.monto }] })
  expect(await sheet({ visto: 'nadie' })).toMatchObject({
    estado: 0,
    mensaje: expect.stringMatching(/^1 cambió desde que se cerró: baja 1\./) as string,
  })
})

test('who knows only the specification’s calls gets his files and marks a round as sent without being asked', async () => {
  const ana = await mesa.debtor({ entidad: '015' })
  const rondaID = await mesa.close({ forma: 42, ...MES })
  await leave(ana)
  expect(await mesa.call('da_listado_envio_icbc.crear', MES)).toMatchObject({ estado: 1 })
  const answer = await mesa.call('da_listado_envio_icbc.validarPagos', MES, {
    archivo: new File(['nada'], 'nada.txt'),
  })
  expect(answer.mensaje).not.toMatch(/cambi/)
  expect((await read(rondaID)).estado).toBe('cerrada')
})

test('a change that the file does not show is none, and a test round asks nothing', async () => {
  const ana = await mesa.debtor()
  const rondaID = await mesa.close()
  expect(await editAccount(ana, { observaciones: 'Llamó' })).toMatchObject({ datos: null })
  // From one state that is charged to another.
  expect(await changeState(ana, 3)).toMatchObject({ datos: null })
  await leave(ana)
  await done(mesa.call('ronda.deshacer', { rondaID, motivo: 'Prueba' }))
  expect((await read(rondaID)).cambiaron.cantidad).toBe(0)
  const eva = await mesa.debtor()
  const { datos } = await mesa.call('ronda.contar', { forma: 41, ...MES })
  const [van] = (datos as { listas: Datos[] }).listas
  const test = await done(mesa.call('ronda.cerrar', { forma: 41, ...MES, ...van, prueba: true }))
  expect(await leave(eva)).toMatchObject({ datos: null })
  expect((await read((test.datos as { id: number }).id)).cambiaron.cantidad).toBe(0)
})

test('the preview of a state that is not charged tells the closed round, to who may not see rounds without its place', async () => {
  const ana = await mesa.debtor()
  const rondaID = await mesa.close()
  const foresee = async (tipoMatriculaID: number, token: string) =>
    (
      await mesa.caja.api.call(
        'matriculado.simularEstado',
        { matriculadoID: ana.id, tipoMatriculaID },
        { token },
      )
    ).sobre.datos
  const { token } = await signedIn(mesa.caja.db, 'ADMINISTRATIVO')
  expect(await foresee(8, mesa.token)).toMatchObject({ cerrados: [{ rondaID, forma: 41, ...MES }] })
  expect(await foresee(5, token)).toMatchObject({ cerrados: [{ rondaID: null, forma: 41, ...MES }] })
  expect(await foresee(3, mesa.token)).toMatchObject({ cerrados: [] })
  expect(await mesa.call('da_listado.traerCerrados', { matriculadoID: 2_147_483_000 })).toMatchObject({
    estado: 0,
    mensaje: 'No se encontró el registro',
  })
})
