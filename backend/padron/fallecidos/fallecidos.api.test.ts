import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { finishReading, readLista, TITULOS_DE_LISTA } from '@/backend/prueba/muestras-de-fallecidos'

let api: ApiDePrueba
let token: string
let contador: string
beforeAll(async () => {
  api = await startApi()
  token = (await signedIn(api.db, 'ADMINISTRATIVO')).token
  const { token: t, usuarioID } = await signedIn(api.db, 'CONTADOR')
  contador = t
  const { token: administra } = await signedIn(api.db, 'ADMINISTRACION')
  const named = { clave: 'editarMatriculas', personas: [usuarioID], version: 0 }
  const { sobre } = await api.call('ajuste.actualizarDatos', named, { token: administra })
  expect(sobre.estado).toBe(1)
})
afterAll(() => api.close())

interface Miembro {
  id: number
  dni: number
  matricula: number
  apellido: string
  nombre: string
}
interface Fila {
  filaID: number
  clase: string
  matriculadoID: number
  cambio: boolean
  reparo: string | null
  pagos: { medio: string; deAlguien: boolean; monto: number }[]
  resuelta: string | null
}

let next = 1
async function member(tipo = 1): Promise<Miembro> {
  // Far apart, so that none is one figure from another.
  const id = await addMember(api.db, { apellido: `Luna${next}`, dni: 40_000_000 + next++ * 11_011, tipo })
  const [row] = await api.db.query<Miembro>(
    'SELECT id, dni, matricula, apellido, nombre FROM matriculado WHERE id = $1',
    [id],
  )
  if (!row) throw new Error('Sin matriculado')
  return row
}
const line = ({ dni, apellido, nombre }: Omit<Miembro, 'id'>, dia = '10/11/2026'): string =>
  `${dni};"${apellido}, ${nombre}";${dia}`
type Nombre = 'traerDatos' | 'traerFilas' | 'resolver' | 'asentar' | 'exportar' | 'comparar'
const call = async (nombre: Nombre, wire: object, as = token) =>
  (await api.call(`fallecidos.${nombre}`, { ...wire }, { token: as })).sobre
const rowsOf = async (comparacionID: number, wire: object = {}) =>
  (await call('traerFilas', { comparacionID, ...wire })).datos as Fila[]
async function one(comparacionID: number): Promise<Fila> {
  const [row] = await rowsOf(comparacionID)
  if (!row) throw new Error('Sin fila')
  return row
}
const estadoDe = async (id: number) =>
  (
    await api.db.query<{ estado: number; desde: string }>(
      `SELECT m.tipo_matricula_id AS estado, p.fecha_desde AS desde FROM matriculado m
       JOIN periodo_matricula p ON p.matriculado_id = m.id AND p.fecha_hasta IS NULL WHERE m.id = $1`,
      [id],
    )
  )[0]

/** A payment on a day, by a means of the ledger. */
async function pay(matriculadoID: number, fecha: string, medio = 'efectivo'): Promise<void> {
  await api.db.query(
    `INSERT INTO pago (matriculado_id, fecha, medio, total, nro_recibo)
     SELECT $1, $2, $3, 1300000, coalesce(max(nro_recibo), 0) + 1 FROM pago`,
    [matriculadoID, fecha, medio],
  )
}

describe('a death', () => {
  test('is written down from its day by the clerk’s change of state, and waits again once that is undone', async () => {
    const uno = await member()
    const { comparacionID } = await readLista(api, token, [line(uno), '30111222;"Nadie, Juan";01/11/2026'])
    expect((await call('traerDatos', { comparacionID })).datos).toMatchObject({
      ...{ estado: 'lista', personas: 2, conocidas: 1, diferencias: 1, pendientes: 1 },
    })
    const { filaID } = await one(comparacionID)
    expect(await call('asentar', { filaID, desde: '2026-11-10' })).toMatchObject({ estado: 1 })
    expect(await estadoDe(uno.id)).toEqual({ estado: 8, desde: '2026-11-10' })
    expect(await rowsOf(comparacionID)).toEqual([])
    expect(await rowsOf(comparacionID, { resueltas: 1 })).toMatchObject([
      { resuelta: 'asentar', cambio: false },
    ])
    const { sobre } = await api.call('habilitacion.traerDatos', { matriculadoID: uno.id }, { token })
    expect(JSON.stringify(sobre.datos)).toContain('FALLECIDO (falleció el 10/11/2026)')
    const undone = await api.call('matriculado.deshacerEstado', { matriculadoID: uno.id }, { token })
    expect(undone.sobre.estado).toBe(1)
    expect(await one(comparacionID)).toMatchObject({ filaID, resuelta: null, cambio: false })
  })

  test('of whoever paid yesterday is refused and says so, unless the certificate was looked at', async () => {
    const uno = await member()
    const { comparacionID } = await readLista(api, token, [line(uno)])
    await pay(uno.id, '2026-11-20')
    const { filaID, pagos } = await one(comparacionID)
    expect(pagos).toMatchObject([{ medio: 'Efectivo', deAlguien: true, monto: 13_000 }])
    const refused = await call('asentar', { filaID, desde: '2026-11-10' })
    const comprobado = expect.stringMatching(/^Pagó \$\s13\.000,00 el 20\/11\/2026, Efectivo/) as string
    expect(refused).toMatchObject({ estado: 0, errores: { comprobado } })
    expect(await estadoDe(uno.id)).toMatchObject({ estado: 1 })
    // Who died after he paid is in no doubt.
    expect((await call('asentar', { filaID, desde: '2026-11-21', comprobado: 0 })).estado).toBe(1)
    const dos = await member()
    const other = await readLista(api, token, [line(dos)])
    await pay(dos.id, '2026-11-20')
    const { filaID: otra } = await one(other.comparacionID)
    expect((await call('asentar', { filaID: otra, desde: '2026-11-10', comprobado: 1 })).estado).toBe(1)
    const [told] = await api.db.query<{ motivo: string }>(
      `SELECT datos->'despues'->>'motivo' AS motivo FROM auditoria WHERE matriculado_id = $1 AND accion = 'fallecidos.asentar'`,
      [dos.id],
    )
    expect(told?.motivo).toBe('De la lista defunciones.csv, fila 2; comprobado con la partida')
  })

  test('after which a bank debited him is in no doubt, and the debit is told', async () => {
    const uno = await member()
    const { comparacionID } = await readLista(api, token, [line(uno)])
    await pay(uno.id, '2026-11-20', 'debito')
    const { filaID, pagos } = await one(comparacionID)
    expect(pagos).toMatchObject([{ medio: 'Debito Automatico', deAlguien: false }])
    expect((await call('asentar', { filaID, desde: '2026-11-10' })).estado).toBe(1)
  })

  test('takes along the months charged after it where that is ticked, and the delinquents’ list loses him', async () => {
    const uno = await member()
    await api.db.query(
      `WITH c AS (INSERT INTO cargo (matriculado_id, tipo, nombre, anio, mes, monto, tipo_matricula_id)
         VALUES ($1, 3, 'Octubre 2026', 2026, 10, 1300000, 1) RETURNING id)
       INSERT INTO movimiento (matriculado_id, fecha, acto, debe, cargo_id) SELECT $1, '2026-10-01', 'cargar', 1300000, id FROM c`,
      [uno.id],
    )
    const owes = async () =>
      JSON.stringify(
        (await api.call('moroso.traerTodos', { nroPagina: 1, nombre: uno.apellido }, { token: contador }))
          .sobre.datos,
      )
    expect(await owes()).toContain(uno.apellido)
    const { comparacionID } = await readLista(api, token, [line(uno, '20/09/2026')])
    const asked = { matriculadoID: uno.id, tipoMatriculaID: 8, desde: '2026-09-20' }
    const { sobre } = await api.call('matriculado.simularEstado', asked, { token: contador })
    expect(sobre.datos).toMatchObject({ futuras: 1, montoFuturas: 13_000, eliminarFuturas: true })
    const { filaID } = await one(comparacionID)
    const done = { filaID, desde: '2026-09-20', eliminarFuturas: 1, montoFuturas: 13_000 }
    expect((await call('asentar', done, contador)).estado).toBe(1)
    expect(await owes()).not.toContain(uno.apellido)
  })

  test.each([
    ['2026-11-22', /todavía no llegó/],
    ['2020-02-28', /^Está ACTIVO desde el 01\/03\/2020/],
  ])('on %s is told on its row and refused', async (desde, why) => {
    const uno = await member()
    const [anio, mes, dia] = desde.split('-')
    const { comparacionID } = await readLista(api, token, [line(uno, `${dia}/${mes}/${anio}`)])
    const { filaID, reparo } = await one(comparacionID)
    expect(reparo).toMatch(why)
    expect(await call('asentar', { filaID, desde })).toMatchObject({
      errores: { desde: expect.stringMatching(why) as string },
    })
  })

  test('of somebody whose record changed since is refused until the list is read again', async () => {
    const uno = await member()
    const { comparacionID } = await readLista(api, token, [line(uno)])
    await api.db.query(`UPDATE matriculado SET nombre = 'Otra' WHERE id = $1`, [uno.id])
    const { filaID, cambio } = await one(comparacionID)
    expect(cambio).toBe(true)
    expect(await call('asentar', { filaID, desde: '2026-11-10' })).toMatchObject({
      ...{ estado: 0, mensaje: expect.stringContaining('léala de nuevo') as string },
    })
  })
})

test('a homonym is written down only by who looked at the certificate, and told apart for good', async () => {
  const [uno, dos] = [await member(), await member()]
  const near = (who: Miembro) => ({ ...who, dni: who.dni + (who.dni % 10 === 9 ? -1 : 1) })
  const lineas = [line(near(uno)), line(near(dos))]
  const { comparacionID } = await readLista(api, token, lineas)
  const [a, b] = await rowsOf(comparacionID)
  expect([a?.clase, b?.clase]).toEqual(['posible', 'posible'])
  expect(await call('asentar', { filaID: a?.filaID, desde: '2026-11-10' })).toMatchObject({
    errores: { comprobado: expect.stringContaining('es otro') as string },
  })
  expect((await call('asentar', { filaID: a?.filaID, desde: '2026-11-10', comprobado: 1 })).estado).toBe(1)
  expect(await call('resolver', { filaID: b?.filaID, accion: 'noEsElMismo' })).toMatchObject({
    errores: { motivo: 'Ingrese el motivo' },
  })
  const apart = { filaID: b?.filaID, accion: 'noEsElMismo', motivo: 'Es su primo' }
  expect((await call('resolver', apart)).estado).toBe(1)
  const again = await readLista(api, token, [...lineas, ''])
  expect((await rowsOf(again.comparacionID)).map(({ clase }) => clase)).toEqual(['yaAsentado'])
})

test('who is dead here already needs nothing, and another day can only be left', async () => {
  const uno = await member(8)
  const { comparacionID } = await readLista(api, token, [line(uno)])
  const { filaID, clase } = await one(comparacionID)
  expect(clase).toBe('otroDia')
  expect((await call('asentar', { filaID, desde: '2026-11-10' })).mensaje).toContain('no va con')
  const left = { filaID, accion: 'dejar', motivo: 'La partida dice otro día' }
  expect((await call('resolver', left)).estado).toBe(1)
  const same = await readLista(api, token, ['', line(uno)])
  expect(await rowsOf(same.comparacionID)).toEqual([])
  const right = await readLista(api, token, [line(uno, '01/03/2020')])
  expect(await one(right.comparacionID)).toMatchObject({ clase: 'yaAsentado' })
  expect((await call('traerDatos', { comparacionID: right.comparacionID })).datos).toMatchObject({
    pendientes: 0,
  })
})

test('the same file again is the list of before, columns are said once, and what waits is told on the first screen', async () => {
  const uno = await member()
  const titulos = 'Campo A;Campo B;Campo C'
  const first = await readLista(api, token, [line(uno)], titulos)
  expect(first.antes).toBeNull()
  expect((await call('traerDatos', { comparacionID: first.comparacionID })).datos).toMatchObject({
    estado: 'columnas',
  })
  const columnas = ['dni', 'apellidoNombre', 'dia'].map((campo, columna) => ({ campo, columna }))
  const wire = { comparacionID: first.comparacionID, columnasJSON: JSON.stringify(columnas) }
  expect(
    (await call('comparar', { ...wire, columnasJSON: JSON.stringify(columnas.slice(0, 2)) })).errores,
  ).toEqual({
    columnasJSON: 'Falta decir qué columna es el día del fallecimiento',
  })
  await call('comparar', wire)
  await finishReading(api, first.comparacionID)
  const again = await readLista(api, token, [line(uno)], titulos)
  expect(again).toMatchObject({ comparacionID: first.comparacionID, antes: '2026-11-21' })
  const waiting = async () => {
    const { datos } = (await api.call('inicio.traerPendientes', {}, { token })).sobre
    const { pendientes } = datos as { pendientes: { clase: string; cantidad: number }[] }
    return pendientes.find(({ clase }) => clase === 'fallecidosPorAsentar')?.cantidad ?? 0
  }
  const before = await waiting()
  const { filaID } = await one(first.comparacionID)
  const next = await readLista(api, token, [line(uno), ''], titulos)
  expect(await waiting()).toBe(before)
  await call('asentar', { filaID, desde: '2026-11-10' })
  expect(await waiting()).toBe(before - 1)
  expect(await one(next.comparacionID)).toMatchObject({ cambio: true })
})

test('dots, Latin-1 and Excel’s titles are read, and the whole list can be had', async () => {
  const uno = await member()
  const dotted = String(uno.dni).replace(/(\d{2})(\d{3})(\d{3})/, '$1.$2.$3')
  const bytes = Buffer.from(
    `${TITULOS_DE_LISTA}\n${dotted};"${uno.apellido}, ${uno.nombre}";10/11/2026\n`,
    'latin1',
  )
  const { sobre } = await api.call(
    'fallecidos.cargar',
    {},
    { token, archivo: new File([bytes], 'lista.csv') },
  )
  const { comparacionID } = sobre.datos as { comparacionID: number }
  await finishReading(api, comparacionID)
  expect((await call('exportar', { comparacionID })).datos).toMatchObject([
    {
      ...{ dni: uno.dni, clase: 'Por asentar', dia: '2026-11-10', decidido: '' },
      aqui: 'ACTIVO desde el 01/03/2020',
    },
  ])
  const empty = await api.call('fallecidos.cargar', {}, { token, archivo: new File(['\n'], 'vacio.csv') })
  expect(empty.sobre).toMatchObject({ estado: 0, errores: { archivo: expect.any(String) as string } })
})
