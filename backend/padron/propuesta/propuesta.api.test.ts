import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { correoDe, type Oficina } from '@/backend/prueba/acceso/correo'
import { addAccount, addMember, addSession, signedIn } from '@/backend/prueba/gente'

const CORREO = 'matriculado.datospersonales.email'
const DOMICILIO = 'matriculado.datospersonales.domicilio'
const TELEFONO = 'matriculado.datospersonales.telefono'
const GASTADO = 'El código ya no sirve, o se pidió en otro equipo. Pida otro'

let api: ApiDePrueba
let correo: Oficina
let oficina: string
beforeAll(async () => {
  api = await startApi()
  correo = await correoDe(api)
  oficina = (await signedIn(api.db, 'ADMINISTRATIVO')).token
})
beforeEach(() => correo.empty())
afterAll(async () => {
  await correo.close()
  await api.close()
})

interface Propia {
  campo: string
  actual: string
  propuestaID: number | null
  valor: string | null
  estado: string | null
  motivo: string | null
}

async function doctor() {
  const matriculadoID = await addMember(api.db)
  await api.db.query(
    "UPDATE matriculado SET domicilio = 'Mitre 1', email = 'viejo@x.example' WHERE id = $1",
    [matriculadoID],
  )
  const usuarioID = await addAccount(api.db, 'MEDICO', { matriculadoID })
  const token = await addSession(api.db, usuarioID)
  const call = async (nombre: 'proponer' | 'confirmar' | 'retirar', wire: object) =>
    (await api.call(`propuesta.${nombre}`, { ...wire }, { token })).sobre
  return {
    ...{ matriculadoID, usuarioID, call },
    propose: (campo: string, valor: string) => call('proponer', { campo, valor }),
    see: async (campo: string) => {
      const { sobre } = await api.call('propuesta.traerPropias', {}, { token })
      const found = (sobre.datos as Propia[]).find((one) => one.campo === campo)
      if (!found) throw new Error(`Sin ${campo}`)
      return found
    },
  }
}
const act = async (nombre: 'aprobar' | 'rechazar', wire: object, token = oficina) =>
  (await api.call(`propuesta.${nombre}`, { ...wire }, { token })).sobre
const pending = async (matriculadoID: number) => {
  const { sobre } = await api.call('propuesta.traerTodos', { nroPagina: 1 }, { token: oficina })
  return (sobre.datos as { matriculadoID: number }[]).filter((one) => one.matriculadoID === matriculadoID)
}

const told = async (token: string) => {
  const { sobre } = await api.call('inicio.traerPendientes', {}, { token })
  const { pendientes } = sobre.datos as { pendientes: { clase: string; cantidad: number }[] }
  return pendientes.find(({ clase }) => clase === 'propuestas')?.cantidad ?? 0
}

describe('what a doctor proposes', () => {
  test('is told on the first screen of who may answer it, until it is answered', async () => {
    const [uno, before] = [await doctor(), await told(oficina)]
    await uno.propose(DOMICILIO, 'Belgrano 1')
    await uno.propose(TELEFONO, '385 412 3456')
    // A mail without its code does not wait for the office.
    await uno.propose(CORREO, 'otro@x.example')
    expect(await told(oficina)).toBe(before + 2)
    expect(await told((await signedIn(api.db, 'EMPLEADO')).token)).toBe(0)
    const { propuestaID } = await uno.see(TELEFONO)
    await act('rechazar', { propuestaID, motivo: 'No atiende nadie' })
    expect(await told(oficina)).toBe(before + 1)
    await uno.call('retirar', { propuestaID: (await uno.see(DOMICILIO)).propuestaID })
    expect(await told(oficina)).toBe(before)
  })

  test('waits, is approved as an edit of the office, and stands in its history', async () => {
    const uno = await doctor()
    expect((await uno.propose(DOMICILIO, '  Belgrano   1234 ')).estado).toBe(1)
    const { propuestaID } = await uno.see(DOMICILIO)
    expect(await pending(uno.matriculadoID)).toMatchObject([
      { actual: 'Mitre 1', visto: 'Mitre 1', valor: 'Belgrano 1234', cambio: false, confirmada: null },
    ])
    expect((await act('aprobar', { propuestaID, valorPrevio: 'Mitre 1' })).estado).toBe(1)
    expect(await uno.see(DOMICILIO)).toMatchObject({ actual: 'Belgrano 1234', estado: 'aprobada' })
    expect(await pending(uno.matriculadoID)).toEqual([])
    const trail = await api.db.query<{ accion: string; despues: object; usuario: number }>(
      `SELECT accion, datos -> 'despues' AS despues, usuario_id AS usuario FROM auditoria WHERE matriculado_id = $1 ORDER BY id`,
      [uno.matriculadoID],
    )
    expect(trail.map(({ accion }) => accion)).toEqual([
      'propuesta.proponer',
      'matriculado.editar',
      'propuesta.aprobar',
    ])
    expect(trail[1]?.despues).toEqual({ [DOMICILIO]: 'Belgrano 1234' })
    expect(trail[1]?.usuario).not.toBe(uno.usuarioID)
  })

  test('is refused with a reason that he reads, and he may propose again', async () => {
    const uno = await doctor()
    await uno.propose(TELEFONO, '385 412 3456')
    const { propuestaID } = await uno.see(TELEFONO)
    expect((await act('rechazar', { propuestaID, motivo: '  ' })).estado).toBe(0)
    expect((await act('rechazar', { propuestaID, motivo: 'No atiende nadie' })).estado).toBe(1)
    expect(await uno.see(TELEFONO)).toMatchObject({
      estado: 'rechazada',
      motivo: 'No atiende nadie',
      actual: '',
    })
    expect((await uno.propose(TELEFONO, '385 412 3457')).estado).toBe(1)
    expect(await uno.see(TELEFONO)).toMatchObject({ estado: 'pendiente', motivo: null })
  })

  test('another one for the same field takes its place, also of two at once', async () => {
    const uno = await doctor()
    const both = await Promise.all([uno.propose(DOMICILIO, 'Uno 1'), uno.propose(DOMICILIO, 'Dos 2')])
    expect(both.map(({ estado }) => estado)).toEqual([1, 1])
    const [only, ...none] = await pending(uno.matriculadoID)
    expect(none).toEqual([])
    const before = await uno.see(DOMICILIO)
    expect(only).toMatchObject({ valor: before.valor })
    await uno.propose(DOMICILIO, 'Tres 3')
    const late = await act('aprobar', { propuestaID: before.propuestaID, valorPrevio: 'Mitre 1' })
    expect(late).toMatchObject({ estado: 0, mensaje: expect.stringContaining('ya no espera') as string })
    expect((await uno.see(DOMICILIO)).actual).toBe('Mitre 1')
  })

  test('has a last day, five working days after it came to the office, and is late after it', async () => {
    const uno = await doctor()
    await uno.propose(DOMICILIO, 'Belgrano 1234')
    const since = async (propuesta: string, confirmada: string | null = null) => {
      await api.db.query(
        'UPDATE propuesta SET propuesta_en = $2, confirmada_en = $3 WHERE matriculado_id = $1',
        [uno.matriculadoID, propuesta, confirmada],
      )
      const [{ vence, tarde } = {}] = (await pending(uno.matriculadoID)) as {
        vence?: string
        tarde?: boolean
      }[]
      return [vence, tarde]
    }
    // Today is 2026-11-21. At 23:30 of the thirteenth in the council it is the fourteenth in UTC.
    expect(await since('2026-11-14T02:30:00Z')).toEqual(['2026-11-20', true])
    expect(await since('2026-11-16T15:00:00Z')).toEqual(['2026-11-24', false])
    expect(await since('2026-11-02T15:00:00Z', '2026-11-16T15:00:00Z')).toEqual(['2026-11-24', false])
    await api.db.query(
      `INSERT INTO ajuste (clave, valor, version) VALUES ('debito.feriados', $1::jsonb, 1)`,
      [JSON.stringify({ propios: [{ fecha: '2026-11-19', nombre: 'Local' }], sinEfecto: [] })],
    )
    expect(await since('2026-11-14T02:30:00Z')).toEqual(['2026-11-24', false])
    await api.db.query("DELETE FROM ajuste WHERE clave = 'debito.feriados'")
  })

  test('is told to have changed meanwhile, and not written over what nobody saw', async () => {
    const uno = await doctor()
    await uno.propose(DOMICILIO, 'Belgrano 1234')
    const { propuestaID } = await uno.see(DOMICILIO)
    const edicion = { matriculadoID: uno.matriculadoID, campo: DOMICILIO, valor: 'Salta 9' }
    await api.call('matriculado.actualizarDatos', edicion, { token: oficina })
    expect(await pending(uno.matriculadoID)).toMatchObject([
      { actual: 'Salta 9', visto: 'Mitre 1', cambio: true },
    ])
    const blind = await act('aprobar', { propuestaID, valorPrevio: 'Mitre 1' })
    expect(blind).toMatchObject({
      estado: 0,
      mensaje: expect.stringContaining('ahora dice "Salta 9"') as string,
    })
    expect((await uno.see(DOMICILIO)).estado).toBe('pendiente')
    expect((await act('aprobar', { propuestaID, valorPrevio: 'Salta 9' })).estado).toBe(1)
  })

  test('of two clerks one resolves it, and the other is told', async () => {
    const uno = await doctor()
    await uno.propose(DOMICILIO, 'Belgrano 1234')
    const { propuestaID } = await uno.see(DOMICILIO)
    const both = await Promise.all([
      act('aprobar', { propuestaID, valorPrevio: 'Mitre 1' }),
      act('rechazar', { propuestaID, motivo: 'No' }),
    ])
    expect(both.map(({ estado }) => estado).sort()).toEqual([0, 1])
  })

  test('what will not do is refused with its reason', async () => {
    const uno = await doctor()
    for (const [campo, valor] of [
      [DOMICILIO, '   '],
      [DOMICILIO, 'Mitre 1'],
      [DOMICILIO, 'x'.repeat(301)],
      [DOMICILIO, 'a\u0000b'],
      [CORREO, 'no es un correo'],
      ['matriculado.matricula', '7'],
      ['matriculado.datospersonales.dni', '30111222'],
    ] as const)
      expect(await uno.propose(campo, valor), valor).toMatchObject({ estado: 0 })
    expect(await pending(uno.matriculadoID)).toEqual([])
  })

  test('is nobody else’s to confirm, to take back or to see, and only the office resolves', async () => {
    const uno = await doctor()
    const otro = await doctor()
    await uno.propose(CORREO, 'nuevo@x.example')
    const { propuestaID } = await uno.see(CORREO)
    const codigo = await correo.code()
    for (const nombre of ['confirmar', 'retirar'] as const)
      expect(await otro.call(nombre, { propuestaID, codigo })).toMatchObject({
        estado: 0,
        mensaje: 'No se encontró el registro',
      })
    expect(await otro.see(CORREO)).toMatchObject({ propuestaID: null })
    const token = await addSession(api.db, uno.usuarioID)
    expect((await api.call('propuesta.aprobar', { propuestaID, valorPrevio: '' }, { token })).http).toBe(403)
    expect((await uno.call('retirar', { propuestaID })).estado).toBe(1)
    expect(await uno.see(CORREO)).toMatchObject({ propuestaID: null })
  })
})

describe('a mail', () => {
  test('gets a code at the new address, and reaches the office once it is typed', async () => {
    const uno = await doctor()
    await uno.propose(CORREO, 'nuevo@x.example')
    const { propuestaID, estado } = await uno.see(CORREO)
    expect(estado).toBe('sinConfirmar')
    expect(await pending(uno.matriculadoID)).toEqual([])
    expect((await act('aprobar', { propuestaID, valorPrevio: 'viejo@x.example' })).estado).toBe(0)
    const codigo = await correo.code()
    expect(correo.sent().at(-1)?.para).toContain('nuevo@x.example')
    const both = await Promise.all([1, 2].map(() => uno.call('confirmar', { propuestaID, codigo })))
    expect(both.map((one) => one.estado).sort()).toEqual([0, 1])
    expect(await pending(uno.matriculadoID)).toMatchObject([
      { valor: 'nuevo@x.example', confirmada: expect.any(String) as string },
    ])
    await correo.deliver()
    expect(correo.sent().at(-1)).toMatchObject({
      para: ['viejo@x.example'],
      texto: expect.stringContaining('nuevo@x.example') as string,
    })
    expect((await act('aprobar', { propuestaID, valorPrevio: 'viejo@x.example' })).estado).toBe(1)
    expect((await uno.see(CORREO)).actual).toBe('nuevo@x.example')
  })

  test('a code is wrong five times, too old, or of an earlier letter: none of them confirms', async () => {
    const uno = await doctor()
    await uno.propose(CORREO, 'ajeno@x.example')
    const first = await uno.see(CORREO)
    const old = await correo.code()
    await uno.propose(CORREO, 'ajeno@x.example')
    const second = await uno.see(CORREO)
    expect((await uno.call('confirmar', { propuestaID: first.propuestaID, codigo: old })).estado).toBe(0)
    expect((await uno.call('confirmar', { propuestaID: second.propuestaID, codigo: old })).estado).toBe(0)
    const good = await correo.code()
    for (let i = 0; i < 4; i++)
      await uno.call('confirmar', { propuestaID: second.propuestaID, codigo: 'aaaa-aaaa' })
    expect(await uno.call('confirmar', { propuestaID: second.propuestaID, codigo: good })).toMatchObject({
      estado: 0,
      errores: { codigo: GASTADO },
    })
    await uno.propose(CORREO, 'ajeno@x.example')
    const third = await uno.see(CORREO)
    const late = await correo.code()
    await api.db.query("UPDATE pedido_de_clave SET vence_en = now() WHERE clase = 'correo'")
    expect(await uno.call('confirmar', { propuestaID: third.propuestaID, codigo: late })).toMatchObject({
      errores: { codigo: GASTADO },
    })
    expect(await pending(uno.matriculadoID)).toEqual([])
  })

  test('five letters an hour at most go to strangers, and the code opens no password', async () => {
    const uno = await doctor()
    for (let i = 0; i < 5; i++) expect((await uno.propose(CORREO, `n${i}@x.example`)).estado).toBe(1)
    expect(await uno.propose(CORREO, 'n6@x.example')).toMatchObject({
      estado: 0,
      mensaje: expect.stringContaining('Espere una hora') as string,
    })
    const codigo = await correo.code()
    const wire = { pedido: '', codigo, password: 'otras-lunas-9', password2: 'otras-lunas-9' }
    expect((await api.call('clave.elegir', wire)).sobre.estado).toBe(0)
    expect(await uno.see(CORREO)).toMatchObject({ valor: 'n4@x.example' })
  })
})
