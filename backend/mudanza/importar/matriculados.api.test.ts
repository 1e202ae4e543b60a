import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '@/backend/db/conexion'
import { repoRoot } from '@/backend/db/root'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { Mesa, muestra, planilla } from '@/backend/prueba/mudanza/planillas'
import { verificar } from '@/backend/verificar/verificar'
import { makeCbu } from '@/domain/cbu'

let api: ApiDePrueba
let mesa: Mesa

beforeAll(async () => {
  api = await startApi()
  mesa = new Mesa(api, (await signedIn(api.db, 'ADMINISTRACION')).token)
})
afterAll(async () => {
  expect(await verificar(api.db)).toEqual([])
  await api.close()
})

interface Miembro {
  id: number
  apellido: string
  nombre: string
  dni: number
  estado: number
  desde: string
  libro: string | null
  folio: string | null
  cuit: string | null
  version: number
}

async function member(matricula: number): Promise<Miembro | undefined> {
  const [row] = await api.db.query<Miembro>(
    `SELECT m.id, apellido, nombre, dni, m.tipo_matricula_id AS estado, p.fecha_desde AS desde, libro, folio,
       cuit_cuil AS cuit, version
     FROM matriculado m JOIN periodo_matricula p ON p.matriculado_id = m.id AND p.fecha_hasta IS NULL WHERE matricula = $1`,
    [matricula],
  )
  return row
}

const TITULOS = 'Matrícula;Apellido;Nombre;DNI;Estado;Fecha de ingreso;Fecha de egreso;Libro;Folio'
const people = (nombre: string, ...filas: string[]): File => planilla(nombre, TITULOS, ...filas)

test('the sheet of a council comes in whole: who can be, as he stands there, and the others with why', async () => {
  const said = JSON.parse(
    readFileSync(join(repoRoot(), 'domain/importar/muestras/02-matriculados-latin1.csv.json'), 'utf8'),
  ) as { aceptadas: { valores: Record<string, unknown> }[]; rehusadas: { fila: number; codigo: string }[] }
  const { importacionID } = await mesa.subir('matriculados', muestra('02-matriculados-latin1.csv'))
  const respuestas = [
    ...[
      ['Jubilado', 'PASIVO'],
      ['Baja', 'DADO DE BAJA'],
    ].map(([valor, respuesta]) => ({ campo: 'estado', valor, respuesta })),
  ]
  await mesa.leer(importacionID, { respuestas })
  const { importacion } = await mesa.revisar(importacionID)
  expect(importacion.cuentas).toMatchObject({
    nuevas: said.aceptadas.length,
    rehusadas: said.rehusadas.length,
  })
  const refused = await mesa.renglones(importacionID, { que: 'rehusada' })
  expect(refused.map(({ fila, hallazgos }) => ({ fila, codigo: hallazgos[0]?.codigo }))).toEqual(
    said.rehusadas.map(({ fila, codigo }) => ({ fila, codigo })),
  )
  await mesa.importar(importacionID)
  for (const { valores } of said.aceptadas) {
    const { apellido, nombre, dni, ingresoCM } = valores
    expect(await member(Number(valores['matricula']))).toMatchObject({
      apellido,
      nombre,
      dni,
      desde: ingresoCM,
    })
  }
  const trail = await api.db.query(
    `SELECT FROM auditoria WHERE accion = 'importacion.importar' AND entidad = 'matriculado' AND matriculado_id IS NOT NULL`,
  )
  expect(trail).toHaveLength(said.aceptadas.length)
})

describe('who is there already', () => {
  test('is completed by number alone; what he has stays, and an empty cell erases nothing', async () => {
    const id = await addMember(api.db, { apellido: 'Núñez', nombre: 'Ada', matricula: 5_001 })
    await api.db.query("UPDATE matriculado SET libro = 'A' WHERE id = $1", [id])
    const importacionID = await mesa.entera(
      'matriculados',
      planilla('libros.csv', 'Matrícula;Libro;Folio', '5001;B;12'),
    )
    expect(await member(5_001)).toMatchObject({ libro: 'A', folio: '12', version: 2 })
    expect(await mesa.renglones(importacionID)).toMatchObject([
      { dice: 'matrícula 5001', que: 'cambia', cambios: [{ campo: 'Folio', antes: '', despues: '12' }] },
    ])
    await mesa.deshacer(importacionID)
    expect(await member(5_001)).toMatchObject({ libro: 'A', folio: null, version: 3 })
  })

  test('is brought up to date where that is asked, but for his state, his number, and the spelling of his name', async () => {
    const id = await addMember(api.db, {
      apellido: 'Gómez',
      nombre: 'José',
      matricula: 5_002,
      dni: 25_002_000,
    })
    await api.db.query("UPDATE matriculado SET libro = 'A', folio = '9' WHERE id = $1", [id])
    const file = people('todo.csv', '5002;GOMEZ;JOSE;25002000;PASIVO;;;C;')
    const { importacionID } = await mesa.subir('matriculados', file)
    const { lectura } = await mesa.datos(importacionID)
    await mesa.leer(importacionID, { opciones: { ...lectura.opciones, modo: 'reemplazar' } })
    await mesa.revisar(importacionID)
    await mesa.importar(importacionID)
    expect(await member(5_002)).toMatchObject({
      apellido: 'Gómez',
      nombre: 'José',
      estado: 1,
      libro: 'C',
      folio: '9',
    })
    const [row] = await mesa.renglones(importacionID)
    expect(row?.hallazgos.map(({ codigo }) => codigo)).toEqual(['estado.distinto'])
  })

  test('is nobody’s to guess where number and DNI are two people’s', async () => {
    await addMember(api.db, { apellido: 'Uno', matricula: 5_003, dni: 25_003_000 })
    await addMember(api.db, { apellido: 'Otro', matricula: 5_004, dni: 25_004_000 })
    const { importacionID } = await mesa.subir(
      'matriculados',
      people('cruzados.csv', '5003;Uno;Ana;25004000;ACTIVO;;;;', '5999;Otro;Ana;25004000;ACTIVO;;;;'),
    )
    const { importacion } = await mesa.revisar(importacionID)
    expect(importacion.cuentas).toMatchObject({ nuevas: 0, cambian: 0, rehusadas: 2 })
    const refused = await mesa.renglones(importacionID)
    expect(refused.map(({ hallazgos }) => hallazgos[0]?.codigo)).toEqual(['dni.otro', 'matricula.otra'])
  })
})

test('a state that ends begins with the day he left, any other with the day he came, without a day today', async () => {
  await mesa.entera(
    'matriculados',
    people(
      'estados.csv',
      '5101;Baja;Ana;25101000;DADO DE BAJA;01/02/1990;03/04/2010;;',
      '5102;Activa;Ana;25102000;ACTIVO;01/02/1990;;;',
      '5103;Nueva;Ana;25103000;ACTIVO;;;;',
    ),
  )
  expect(await member(5_101)).toMatchObject({ estado: 6, desde: '2010-04-03' })
  expect(await member(5_102)).toMatchObject({ estado: 1, desde: '1990-02-01' })
  expect(await member(5_103)).toMatchObject({ desde: '2026-11-21' })
})

test('what became wrong since the review is passed over and named; a row that is there by now needs nothing', async () => {
  const { importacionID } = await mesa.subir(
    'matriculados',
    people(
      'tarde.csv',
      '5201;Bien;Ana;25201000;ACTIVO;;;;',
      '5202;Tarde;Ana;25202000;ACTIVO;;;;',
      '5203;Igual;Ana;25203000;ACTIVO;;;;',
    ),
  )
  await mesa.revisar(importacionID)
  await addMember(api.db, { apellido: 'Veloz', nombre: 'Eva', matricula: 5_299, dni: 25_202_000 })
  await addMember(api.db, { apellido: 'Igual', nombre: 'Ana', matricula: 5_203, dni: 25_203_000 })
  const final = await mesa.importar(importacionID)
  expect(final.resumen).toBe(
    '«tarde.csv»: se importó 1 matriculado. 1 dejó de poder ser: está entre las rehusadas.',
  )
  expect(await member(5_202)).toBeUndefined()
  expect(await mesa.renglones(importacionID, { que: 'rehusada' })).toMatchObject([
    {
      fila: 3,
      hallazgos: [{ codigo: 'matricula.otra', texto: expect.stringContaining('Veloz Eva') as string }],
    },
  ])
  expect((await mesa.datos(importacionID)).importacion).toMatchObject({ estado: 'importada', vivos: 1 })
})

test('undone: who has a payment meanwhile, or was changed, stays and is named', async () => {
  const importacionID = await mesa.entera(
    'matriculados',
    people(
      'tres.csv',
      '5301;Libre;Ana;25301000;ACTIVO;;;;',
      '5302;Paga;Ana;25302000;ACTIVO;;;;',
      '5303;Cambia;Ana;25303000;ACTIVO;;;;',
    ),
  )
  const [pays, changes] = [await member(5_302), await member(5_303)]
  await mesa.ask('pago.generarMatriculaAdelantada', { matriculadoID: pays?.id, cantidad: 1 })
  await mesa.ask('matriculado.actualizarDatos', {
    ...{ matriculadoID: changes?.id, campo: 'matriculado.folio', valor: '77' },
  })
  const { filas } = await mesa.ask<{ filas: { dice: string; detalle: string }[] }>(
    'importacion.simularDeshacer',
    {
      ...{ importacionID, nroPagina: 1 },
    },
  )
  expect(filas).toMatchObject([
    {
      dice: 'Paga, Ana · matrícula 5302',
      detalle: 'Tiene cuotas o conceptos, movimientos en su cuenta, que no se borran',
    },
    { dice: 'Cambia, Ana · matrícula 5303', detalle: 'Se cambió después' },
  ])
  expect((await mesa.deshacer(importacionID)).resumen).toBe(
    '«tres.csv»: se deshizo 1 matriculado. 2 quedaron.',
  )
  expect(await member(5_301)).toBeUndefined()
  expect(await member(5_302)).toBeDefined()
  expect(await member(5_303)).toMatchObject({ folio: '77' })
})

test('a second file on top of the first is taken back before it, and then the first one too', async () => {
  const first = await mesa.entera('matriculados', people('uno.csv', '5401;Capas;Ana;25401000;ACTIVO;;;;'))
  const second = await mesa.entera('matriculados', planilla('dos.csv', 'Matrícula;Folio', '5401;8'))
  expect(await mesa.ask('importacion.simularDeshacer', { importacionID: first, nroPagina: 1 })).toMatchObject(
    { quedan: 1 },
  )
  await mesa.deshacer(second)
  await mesa.deshacer(first)
  expect(await member(5_401)).toBeUndefined()
})

test('what hung on them and was taken back before goes with them; an account that once had money stays', async () => {
  const first = await mesa.entera(
    'matriculados',
    people(
      'base.csv',
      '5601;Pura;Ana;25601000;ACTIVO;;;;',
      '5602;Debe;Ana;25602000;ACTIVO;;;;',
      '5603;Sigue;Ana;25603000;ACTIVO;;;;',
    ),
  )
  const account = makeCbu('321', '0290', '0000000000056')
  const later = [
    await mesa.entera('seguros', planilla('s.csv', 'Matrícula;Desde', '5601;01/02/2024', '5603;01/02/2024')),
    await mesa.entera(
      'adhesiones',
      planilla('a.csv', 'Matrícula;CBU;Tipo de cuenta;Solicitud', `5601;${account};CA;40`),
    ),
    await mesa.entera('deudaMeses', planilla('d.csv', 'Matrícula;Período;Importe', '5602;01/2025;100')),
  ]
  for (const id of later.toReversed()) await mesa.deshacer(id)
  // One that was entered by hand is no import's.
  await api.db.query(
    'INSERT INTO federacion_matriculado (matriculado_id, desde) SELECT id, $2 FROM matriculado WHERE matricula = $1',
    [5_603, '2025-03-01'],
  )
  const { filas } = await mesa.ask<{ filas: { dice: string; detalle: string }[] }>(
    'importacion.simularDeshacer',
    { importacionID: first, nroPagina: 1 },
  )
  expect(filas.map(({ detalle }) => detalle)).toEqual([
    'Tiene movimientos en su cuenta, que no se borran',
    'Tiene seguros',
  ])
  await mesa.deshacer(first)
  expect(await member(5_601)).toBeUndefined()
  expect(await member(5_602)).toBeDefined()
})

test('somebody who is entered between the last look and the writing is found by the keys, and the lot is judged again', async () => {
  const { importacionID } = await mesa.subir(
    'matriculados',
    people('carrera.csv', '5501;Carrera;Ana;25501000;ACTIVO;;;;'),
  )
  await mesa.revisar(importacionID)
  let go: () => void = () => undefined
  const held = new Promise<void>((resolve) => (go = resolve))
  const other = withTransaction(api.db, async (tx) => {
    await tx.query(
      `INSERT INTO matriculado (matricula, tipo_matricula_id, forma_pago_id, apellido, nombre, dni, busqueda)
       VALUES (5502, 1, 1, 'Primera', 'Eva', 25501000, 'primera eva')`,
    )
    await tx.query(
      "INSERT INTO periodo_matricula (matriculado_id, tipo_matricula_id, fecha_desde) SELECT id, 1, '2026-01-01' FROM matriculado WHERE matricula = 5502",
    )
    await held
  })
  const tareaID = await mesa.pedir(importacionID)
  const done = mesa.done(tareaID)
  await new Promise((resolve) => setTimeout(resolve, 300))
  go()
  await other
  expect((await done).estado).toBe('terminada')
  expect(await mesa.renglones(importacionID, { que: 'rehusada' })).toMatchObject([
    { hallazgos: [{ codigo: 'matricula.otra' }] },
  ])
})
