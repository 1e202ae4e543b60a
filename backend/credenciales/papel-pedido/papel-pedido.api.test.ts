import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { papelesPedidos } from '@/backend/credenciales/papel-pedido/vuelta'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { offer } from '@/backend/prueba/muestras-de-pedidos'
import { openCobro, type Cobro } from '@/backend/prueba/tesoreria/cobro'
import { cobroOf, refusalOf } from '@/backend/prueba/tesoreria/caja'
import { NO_ENCONTRADO } from '@/contract/fixed-texts'

const PRECIO = 4_500
const ronda = papelesPedidos(() => '2026-11-21')

let cobro: Cobro
let oficina: string
let conceptoID: number
let n = 0
beforeAll(async () => {
  cobro = await openCobro()
  oficina = (await signedIn(cobro.api.db, 'ADMINISTRATIVO')).token
  const { sobre } = await cobro.caja.direct('concepto.crear', { nombre: 'Arancel', monto: PRECIO })
  conceptoID = (sobre.datos as { id: number }).id
})
beforeEach(() => n++)
afterAll(() => cobro.close())

interface Propio {
  pedidoID: number
  situacion: string
  motivo: string | null
  papelID: number | null
}

async function doctor() {
  const { db } = cobro.api
  const id = await addMember(db)
  await db.query("UPDATE matriculado SET email = 'medico@x.example' WHERE id = $1", [id])
  const { token } = await signedIn(db, 'MEDICO', id)
  const call = async (nombre: 'pedir' | 'retirar' | 'emitir', wire: object, headers = {}) =>
    cobro.api.call(`papel_pedido.${nombre}`, { ...wire }, { token, headers })
  const own = async () =>
    (await cobro.api.call('papel_pedido.traerPropios', {}, { token })).sobre.datos as Propio[]
  const ask = (tipoCertificadoID: number, mas: object = { montoPrevisto: PRECIO }, headers = {}) =>
    call('pedir', { tipoCertificadoID, ...mas }, headers)
  return {
    ...{ id, token, call, own, ask },
    last: async () => (await own())[0],
    offered: async (tipo: number) => {
      const { sobre } = await cobro.api.call('papel_pedido.traerOfrecidos', {}, { token })
      return (sobre.datos as { tipoCertificadoID: number; motivos: string[] }[]).find(
        ({ tipoCertificadoID }) => tipoCertificadoID === tipo,
      )
    },
    papers: () =>
      db.query<{ id: number; de: number | null }>(
        'SELECT id, emitido_por AS de FROM papel WHERE matriculado_id = $1 ORDER BY id',
        [id],
      ),
    letters: async () =>
      (await db.query<{ asunto: string }>('SELECT asunto FROM mensaje WHERE matriculado_id = $1', [id])).map(
        ({ asunto }) => asunto,
      ),
  }
}

const desk = async (nombre: 'emitir' | 'rechazar' | 'traerTodos', wire: object, token = oficina) =>
  cobro.api.call(`papel_pedido.${nombre}`, { ...wire }, { token })
const turn = () => {
  const { db } = cobro.api
  const fin = new AbortController().signal
  return ronda.turno({ db, bitacora: () => undefined, ahora: new Date(), detenido: () => false, fin })
}
const priced = (mas: object = {}) => offer(cobro.api.db, { nombre: `Constancia ${n}`, conceptoID, ...mas })

/** What the first screen of the office tells. */
const waiting = async (): Promise<number> => {
  const { sobre } = await cobro.api.call('inicio.traerPendientes', {}, { token: oficina })
  const { pendientes } = sobre.datos as { pendientes: { clase: string; cantidad: number }[] }
  return pendientes.find(({ clase }) => clase === 'papelesPedidos')?.cantidad ?? 0
}

/** Pays all that he owes online; the provider tells it as often as it is said. */
async function payOnline(id: number, veces = 1) {
  const owed = await cobro.caja.pending(id)
  expect((await cobro.begin(id, owed)).sobre.estado).toBe(1)
  const aviso = cobro.pasarela.poner(`77${id}`)
  for (let told = 0; told < veces; told++) await cobro.notify(aviso.id)
}

describe('a paper that a doctor asks for', () => {
  test('is charged once, paid online, issued once by itself, and told by mail', async () => {
    const tipo = await priced({ porSiSolo: true })
    const uno = await doctor()
    const both = await Promise.all([uno.ask(tipo), uno.ask(tipo)])
    expect(both.map(({ sobre }) => sobre.estado).toSorted()).toEqual([0, 1])
    expect(both.find(({ sobre }) => sobre.estado === 0)?.sobre.mensaje).toContain('Ya pidió')
    expect(await cobro.caja.pending(uno.id)).toMatchObject([{ nombre: 'Arancel', monto: PRECIO }])

    await turn()
    expect(await uno.last()).toMatchObject({ situacion: 'porPagar', papelID: null })
    await payOnline(uno.id, 3)
    expect(await uno.last()).toMatchObject({ situacion: 'seEmite' })
    await Promise.all([turn(), turn()])
    await turn()
    const papers = await uno.papers()
    expect(papers).toMatchObject([{ de: null }])
    expect(await uno.last()).toMatchObject({ situacion: 'emitido', papelID: papers[0]?.id })
    expect((await uno.letters()).filter((asunto) => asunto.startsWith('Se emitió'))).toHaveLength(1)
    expect((await cobro.payments(uno.id)).length).toBe(1)
    const again = { papelID: papers[0]?.id, matriculadoID: uno.id }
    const pdf = await cobro.api.call('papel.reimprimir', again, { token: uno.token })
    expect(pdf.sobre).toMatchObject({ estado: 1, datos: { contenido: { titulo: `Constancia ${n}` } } })
  })

  test('the same press sent again asks once', async () => {
    const tipo = await priced()
    const uno = await doctor()
    const key = { 'idempotency-key': `pedido-${n}` }
    const first = await uno.ask(tipo, undefined, key)
    const again = await uno.ask(tipo, undefined, key)
    expect(again.sobre.datos).toEqual(first.sobre.datos)
    expect(await cobro.caja.pending(uno.id)).toHaveLength(1)
  })

  test('that costs nothing is issued by itself; one with his own words waits to be read', async () => {
    const libre = await offer(cobro.api.db, { nombre: `Libre ${n}`, porSiSolo: true })
    const cuerpo = '<p>##NOMBRE_MATRICULADO##: ##OBSERVACION_1##</p>'
    const escrito = await offer(cobro.api.db, { nombre: `Escrito ${n}`, cuerpo, porSiSolo: true })
    const uno = await doctor()
    expect((await uno.ask(libre, {})).sobre.estado).toBe(1)
    expect(refusalOf(await uno.ask(escrito, {}))).not.toBe('')
    expect(refusalOf(await uno.ask(escrito, { texto: '##DNI_MATRICULADO##' }))).not.toBe('')
    expect((await uno.ask(escrito, { texto: 'Hospital Regional' })).sobre.estado).toBe(1)
    await turn()
    const [words, free] = await uno.own()
    expect(free).toMatchObject({ situacion: 'emitido' })
    expect(words).toMatchObject({ situacion: 'enEspera' })
    expect((await desk('emitir', { pedidoID: words?.pedidoID })).sobre).toMatchObject({ estado: 1 })
    expect(await uno.papers()).toHaveLength(2)
  })

  test('waits for the office, which does not issue it unpaid, and of two clerks one does', async () => {
    const tipo = await priced()
    const uno = await doctor()
    const before = await waiting()
    await uno.ask(tipo)
    const pedidoID = (await uno.last())?.pedidoID
    expect(refusalOf(await desk('emitir', { pedidoID }))).toContain('todavía no está pagado')
    expect(await waiting()).toBe(before)
    await payOnline(uno.id)
    await turn()
    expect(await uno.last()).toMatchObject({ situacion: 'enEspera' })
    expect(await waiting()).toBe(before + 1)
    const both = await Promise.all([desk('emitir', { pedidoID }), desk('emitir', { pedidoID })])
    expect(both.map(({ sobre }) => sobre.estado).toSorted()).toEqual([0, 1])
    expect(await uno.papers()).toHaveLength(1)
    expect(refusalOf(await desk('rechazar', { pedidoID, motivo: 'Tarde' }))).toContain('ya no espera')
  })

  test('paid at the counter waits as well, and is not issued once that payment was annulled', async () => {
    const tipo = await priced()
    const uno = await doctor()
    await uno.ask(tipo)
    const { pagoID } = cobroOf(await cobro.caja.pay(await cobro.caja.pending(uno.id)))
    expect(await uno.last()).toMatchObject({ situacion: 'enEspera' })
    const annulled = await cobro.caja.call('pago.anular', { pagoID, motivo: 'Se cobró a otro' })
    expect(annulled.sobre.estado).toBe(1)
    const pedidoID = (await uno.last())?.pedidoID
    expect(refusalOf(await desk('emitir', { pedidoID }))).toContain('todavía no está pagado')
    expect(await uno.papers()).toEqual([])
  })
})

describe('the rules for issuing', () => {
  test('are told before he pays, and hold when it would be issued by itself', async () => {
    const tipo = await priced({ porSiSolo: true })
    const uno = await doctor()
    await cobro.api.db.query(
      `INSERT INTO regla_emision (tipo_certificado_id, estados, deuda, especialidad, version, usuario_id)
       VALUES ($1, 1, 0, 0, 1, (SELECT min(id) FROM usuario))`,
      [tipo],
    )
    await uno.ask(tipo)
    await payOnline(uno.id)
    await cobro.api.db.query('UPDATE regla_emision SET estados = 2 WHERE tipo_certificado_id = $1', [tipo])
    await turn()
    expect(await uno.last()).toMatchObject({ situacion: 'enEspera', papelID: null })
    const { sobre } = await desk('traerTodos', { nroPagina: 1 })
    expect(sobre.datos).toContainEqual(
      expect.objectContaining({
        matriculadoID: uno.id,
        demora: expect.stringContaining('su estado es') as string,
      }),
    )
    expect(refusalOf(await desk('emitir', { pedidoID: (await uno.last())?.pedidoID }))).toContain(
      'su estado es',
    )
    expect((await uno.offered(tipo))?.motivos).toEqual([expect.stringContaining('Su estado es')])

    const otro = await doctor()
    expect(refusalOf(await otro.ask(tipo))).toContain('Su estado es')
    expect(await cobro.caja.pending(otro.id)).toEqual([])
  })

  test('another price than the one he saw charges nothing, and a type that is not offered is none', async () => {
    const tipo = await priced()
    const uno = await doctor()
    expect(refusalOf(await uno.ask(tipo, { montoPrevisto: PRECIO - 1 }))).toContain('ahora cuesta $')
    expect(refusalOf(await uno.ask(tipo, {}))).toContain('ahora cuesta $')
    await cobro.api.db.query('UPDATE papel_a_pedido SET ofrecido = false WHERE tipo_certificado_id = $1', [
      tipo,
    ])
    expect(refusalOf(await uno.ask(tipo))).toBe(NO_ENCONTRADO)
    expect(await cobro.caja.pending(uno.id)).toEqual([])
  })
})

describe('a request that comes to nothing', () => {
  test('withdrawn or refused before it is paid takes its charge back, and may be asked again', async () => {
    const tipo = await priced()
    const uno = await doctor()
    await uno.ask(tipo)
    expect((await uno.call('retirar', { pedidoID: (await uno.last())?.pedidoID })).sobre.estado).toBe(1)
    expect(await cobro.caja.pending(uno.id)).toEqual([])
    await uno.ask(tipo)
    const refused = { pedidoID: (await uno.last())?.pedidoID, motivo: 'Ese papel lo da el hospital' }
    expect((await desk('rechazar', refused)).sobre.estado).toBe(1)
    expect(await cobro.caja.pending(uno.id)).toEqual([])
    expect(await uno.own()).toMatchObject([
      { situacion: 'rechazado', motivo: 'Ese papel lo da el hospital' },
      { situacion: 'retirado' },
    ])
    expect(await uno.letters()).toEqual([`No se emitió: Constancia ${n}`])
  })

  test('while it is being paid it stays; once it is paid he does not withdraw it', async () => {
    const tipo = await priced()
    const uno = await doctor()
    await uno.ask(tipo)
    const pedidoID = (await uno.last())?.pedidoID
    await cobro.begin(uno.id, await cobro.caja.pending(uno.id))
    expect(await uno.last()).toMatchObject({ situacion: 'enTramite' })
    expect(refusalOf(await uno.call('retirar', { pedidoID }))).toContain('en línea')
    await cobro.notify(cobro.pasarela.poner(`88${uno.id}`).id)
    expect(refusalOf(await uno.call('retirar', { pedidoID }))).toContain('ya está pagado')
    expect((await desk('rechazar', { pedidoID, motivo: 'No corresponde' })).sobre.estado).toBe(1)
    expect(await cobro.payments(uno.id)).toMatchObject([{ anulado: false }])
    const [carta] = await cobro.api.db.query<{ cuerpo: string }>(
      "SELECT cuerpo FROM mensaje WHERE matriculado_id = $1 AND asunto LIKE 'No se%'",
      [uno.id],
    )
    expect(carta?.cuerpo).toContain('comuníquese con el Consejo por ese dinero')
  })

  test('whose charge the office took back ends by itself', async () => {
    const tipo = await priced()
    const uno = await doctor()
    await uno.ask(tipo)
    const [cargo] = await cobro.caja.pending(uno.id)
    await cobro.caja.direct('concepto_matriculado.eliminar', { conceptoMatriculadoID: cargo?.id })
    await turn()
    expect(await uno.last()).toMatchObject({
      situacion: 'rechazado',
      motivo: expect.stringContaining('cargo') as string,
    })
  })

  test('of another doctor is nobody’s', async () => {
    const tipo = await priced()
    const [uno, otro] = [await doctor(), await doctor()]
    await uno.ask(tipo)
    const pedidoID = (await uno.last())?.pedidoID
    expect(refusalOf(await otro.call('retirar', { pedidoID }))).toBe(NO_ENCONTRADO)
    expect(await otro.own()).toEqual([])
    expect((await otro.call('emitir', { pedidoID })).sobre.estado).not.toBe(1)
    expect(await uno.last()).toMatchObject({ situacion: 'porPagar' })
  })
})

test('a type is offered by administration, with what was seen, and only if its body can be filled', async () => {
  const { db } = cobro.api
  const add = async (cuerpo: string, nombre = `Tipo ${n}`) =>
    (
      await db.query<{ id: number }>(
        'INSERT INTO tipo_certificado (nombre, cuerpo) VALUES ($1, $2) RETURNING id',
        [nombre, cuerpo],
      )
    )[0]?.id
  const [firmante] = await db.query<{ id: number }>(
    "INSERT INTO firmante (nombre, cargo) VALUES ('A', 'B') RETURNING id",
  )
  const save = (tipoCertificadoID: number | undefined, mas: object = {}) =>
    cobro.caja.direct('papel_pedido.actualizarTipo', {
      ...{ tipoCertificadoID, ofrecido: true, firmanteID: firmante?.id, porSiSolo: true, version: 0, ...mas },
    })
  const tipo = await add('<p>##NOMBRE_MATRICULADO##</p>')
  expect((await save(tipo, { conceptoID, meses: 6 })).sobre.estado).toBe(1)
  expect(refusalOf(await save(tipo))).toContain('Revise cómo se pide')
  expect(refusalOf(await save(await add('<p>##NOMBRE_MATRICULDO##</p>')))).toContain('mal escritos')
  expect(refusalOf(await save(await add('', 'Certificado de Acreditación')))).toContain('no se pide')
  const uno = await doctor()
  await uno.ask(tipo ?? 0)
  await payOnline(uno.id)
  await turn()
  const [kept] = await db.query<{ hasta: string }>(
    'SELECT validez_hasta AS hasta FROM certificado_matriculado WHERE matriculado_id = $1',
    [uno.id],
  )
  expect(kept?.hasta).toBe('2027-05-21')
})
