import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_AUTORIZADO } from '@/contract/fixed-texts'
import { readBook } from '@/backend/archivo/libro'
import { openUnnamed } from '@/backend/archivo/sin-nombre'
import type { LibroAbierto } from '@/backend/nucleo/manejador'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { startTurns } from '@/backend/prueba/tarea/obrero'
import { Mesa, muestra, planilla } from '@/backend/prueba/mudanza/planillas'
import { limpieza } from '@/backend/tarea/sweep'

let api: ApiDePrueba
let mesa: Mesa
let administrativo: Mesa

beforeAll(async () => {
  api = await startApi()
  mesa = new Mesa(api, (await signedIn(api.db, 'ADMINISTRACION')).token)
  administrativo = new Mesa(api, (await signedIn(api.db, 'ADMINISTRATIVO')).token)
})
afterAll(() => api.close())

const small = (...titulos: string[]): File =>
  planilla('chica.csv', titulos.join(';'), titulos.map((_, at) => String(at + 1)).join(';'))

/** A book whose reader keeps its turn, of which there is one, until it is closed. */
async function openLong(): Promise<LibroAbierto> {
  const file = await openUnnamed()
  try {
    await file.write('Pérez de la Cruz;Avenida Belgrano\n'.repeat(100_000))
    return await readBook(file, 'larga.csv')
  } finally {
    await file.close()
  }
}

describe('how a file is read', () => {
  test('rows come as they are, as many as are asked for', async () => {
    const { importacionID } = await mesa.subir('catalogo:hospital', muestra('17-hospitales.csv'))
    const rows = await mesa.ask('importacion.traerFilas', { importacionID, hoja: 0, desde: 8, cantidad: 30 })
    expect(rows).toEqual([
      { fila: 8, borrada: false, celdas: ['Hospital zonal de Frias', 'Frías'] },
      { fila: 9, borrada: false, celdas: ['', 'Loreto'] },
    ])
    expect(
      await mesa.ask('importacion.traerFilas', { importacionID, hoja: 7, desde: 1, cantidad: 1 }),
    ).toEqual([])
  })

  test('a record deleted in a .dbf is told as one', async () => {
    const { importacionID } = await mesa.subir('matriculados', muestra('04-SOCIOS.DBF'))
    const rows = await mesa.ask<{ borrada: boolean }[]>('importacion.traerFilas', {
      ...{ importacionID, hoja: 0, desde: 1, cantidad: 100 },
    })
    expect(rows.filter(({ borrada }) => borrada).length).toBeGreaterThan(0)
  })

  test('a file is read again though another is being read for longer than a transaction may be silent', async () => {
    const { importacionID } = await mesa.subir('matriculados', small('Matrícula', 'Folio'))
    const before = (await mesa.datos(importacionID)).version
    const long = await openLong()
    setTimeout(() => void long.close(), 8_000)
    expect(await mesa.ask('importacion.releer', { importacionID })).toEqual({ version: before + 1 })
  }, 40_000)

  test('of two clerks the second is told who was first', async () => {
    const { importacionID } = await mesa.subir('matriculados', small('Matrícula', 'Folio'))
    const { lectura, version } = await mesa.datos(importacionID)
    const other = { ...lectura, columnas: ['matricula', 'libro'] }
    const wire = { importacionID, version, lecturaJSON: JSON.stringify(other) }
    expect(await mesa.ask('importacion.guardarLectura', wire)).toEqual({ version: version + 1 })
    const late = await administrativo.call('importacion.guardarLectura', wire)
    expect(late.sobre.mensaje).toMatch(
      /^Nélida Prueba la cambió el .*: vuelva a abrirla y revise las columnas$/,
    )
    expect(late.sobre.errores).toHaveProperty('version')
    // The same again writes nothing.
    const same = { ...wire, version: version + 1 }
    expect(await mesa.ask('importacion.guardarLectura', same)).toEqual({ version: version + 1 })
  })

  test('a field that is none, a field in two columns, a sheet that is not there or twice are refused', async () => {
    const { importacionID } = await mesa.subir('matriculados', small('Matrícula', 'Folio'))
    const { lectura, version } = await mesa.datos(importacionID)
    const refusals = await Promise.all(
      [
        { columnas: ['matricula', 'altura'] },
        { columnas: ['matricula', 'matricula'] },
        { hoja: 3 },
        { otras: [{ hoja: 0, encabezado: 1, columnas: [] }] },
      ].map(async (mas) => {
        const lecturaJSON = JSON.stringify({ ...lectura, ...mas })
        const { sobre } = await mesa.call('importacion.guardarLectura', {
          importacionID,
          version,
          lecturaJSON,
        })
        return [sobre.mensaje, Object.keys(sobre.errores ?? {})]
      }),
    )
    expect(refusals).toEqual([
      ['Matriculados no tiene un campo «altura»', ['lecturaJSON']],
      ['Matrícula está en dos columnas: deje una', ['lecturaJSON']],
      ['El libro no tiene esa hoja', ['lecturaJSON']],
      ['Una hoja está dos veces: deje una', ['lecturaJSON']],
    ])
  })

  test('the reading of the same titles is taken from whoever read them last, and told', async () => {
    const first = await mesa.subir('matriculados', small('Nro', 'Tomo', 'Hoja'))
    await mesa.leer(first.importacionID, { columnas: ['matricula', 'libro', 'folio'], encabezado: 1 })
    const second = await administrativo.subir('matriculados', small('Nro', 'Tomo', 'Hoja'))
    const { lectura, mapeo } = await administrativo.datos(second.importacionID)
    expect(lectura.columnas).toEqual(['matricula', 'libro', 'folio'])
    expect(mapeo).toMatchObject({ usuario: 'Nélida Prueba' })
    const other = await mesa.subir('matriculados', small('Nro', 'Tomo', 'Cara'))
    expect((await mesa.datos(other.importacionID)).mapeo).toBeNull()
  })

  test('the bytes are read anew as what somebody says they are', async () => {
    const bytes = Uint8Array.from(
      [...'Matr']
        .map((c) => c.charCodeAt(0))
        .concat(
          0xed,
          ...[...'cula;Apellido\n1;Ib'].map((c) => c.charCodeAt(0)),
          0xe1,
          ...[...'nez\n'].map((c) => c.charCodeAt(0)),
        ),
    )
    const { importacionID } = await mesa.subir('matriculados', new File([bytes], 'latin.csv'))
    const asked = { importacionID, hoja: 0, desde: 1, cantidad: 2 }
    expect(await mesa.ask('importacion.traerFilas', asked)).toMatchObject([
      { celdas: ['Matrícula', 'Apellido'] },
      { celdas: ['1', 'Ibánez'] },
    ])
    const { version } = await mesa.datos(importacionID)
    expect(
      await mesa.ask('importacion.releer', { importacionID, codificacion: 'cp850', separador: ',' }),
    ).toEqual({ version: version + 1 })
    expect(await mesa.ask('importacion.traerFilas', asked)).toMatchObject([
      { celdas: [expect.stringContaining(';Apellido') as string] },
      {},
    ])
    expect((await mesa.datos(importacionID)).libro).toMatchObject({ codificacion: 'cp850', separador: ',' })
  })

  test('values of a list are told each once with how many rows say so', async () => {
    const { importacionID } = await mesa.subir(
      'matriculados',
      planilla(
        'valores.csv',
        'Matrícula;Apellido;Nombre;DNI;Estado',
        '1;A;A;1;Activo',
        '2;A;A;2;Jubilado ',
        '3;A;A;3;Jubilado',
      ),
    )
    const asked = await mesa.ask<{ campo: string; valores: unknown[] }[]>('importacion.traerValores', {
      importacionID,
    })
    expect(asked.find(({ campo }) => campo === 'estado')?.valores).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ valor: 'Jubilado', filas: 2 })]) as unknown[],
    )
  })

  test('what a required field lacks is said before anything is judged', async () => {
    const { importacionID } = await mesa.subir(
      'matriculados',
      planilla('chica.csv', 'Apellido;Nombre', 'Paz;Ana'),
    )
    const { sobre } = await mesa.call('importacion.revisar', { importacionID })
    expect(sobre).toMatchObject({ estado: 0, mensaje: 'Falta decir qué columna es: Matrícula, DNI, Estado' })
  })
})

const CON_ID: { nombre: NombreLlamada; mas?: Record<string, unknown> }[] = [
  { nombre: 'importacion.traerDatos' },
  { nombre: 'importacion.traerFilas', mas: { hoja: 0, desde: 1, cantidad: 1 } },
  { nombre: 'importacion.releer' },
  { nombre: 'importacion.traerAdivinada', mas: { hoja: 0 } },
  { nombre: 'importacion.traerValores' },
  { nombre: 'importacion.revisar' },
  { nombre: 'importacion.traerRenglones', mas: { nroPagina: 1 } },
  { nombre: 'importacion.traerHallazgos' },
  { nombre: 'importacion.importar', mas: { nuevas: 1, cambian: 0, evaluacion: 'x' } },
  { nombre: 'importacion.descartar' },
]

describe('whose it is', () => {
  test('who may not write a hospital by hand brings in none, in any call, and is not shown those of others', async () => {
    const { importacionID } = await mesa.subir('catalogo:hospital', planilla('h.csv', 'Hospital', 'Uno'))
    for (const { nombre, mas } of CON_ID) {
      const { http, sobre } = await administrativo.call(nombre, { importacionID, ...mas })
      expect([nombre, http, sobre.mensaje]).toEqual([nombre, 403, NO_AUTORIZADO])
    }
    await expect(
      administrativo.subir('catalogo:hospital', planilla('h.csv', 'Hospital', 'Uno')),
    ).rejects.toThrow(NO_AUTORIZADO)
    const listed = await administrativo.ask<{ destino: string }[]>('importacion.traerTodas', { nroPagina: 1 })
    expect(listed.length).toBeGreaterThan(0)
    expect(listed.some(({ destino }) => destino.startsWith('catalogo'))).toBe(false)
    const all = await mesa.ask<{ id: number }[]>('importacion.traerTodas', { nroPagina: 1 })
    expect(all[0]?.id).toBe(importacionID)
  })

  test('one that does not exist is not found, by any call', async () => {
    const rest: typeof CON_ID = [
      { nombre: 'importacion.simularDeshacer', mas: { nroPagina: 1 } },
      { nombre: 'importacion.deshacer', mas: { motivo: 'x', cantidad: 1 } },
    ]
    for (const { nombre, mas } of [...CON_ID, ...rest]) {
      const { sobre } = await mesa.call(nombre, { importacionID: 2_000_000_000, ...mas })
      expect([nombre, sobre.mensaje]).toEqual([nombre, 'No se encontró el registro'])
    }
  })

  test('without a session nothing is answered', async () => {
    const { http, sobre } = await api.call('importacion.traerTodas', { nroPagina: 1 })
    expect({ http, estado: sobre.estado }).toEqual({ http: 200, estado: -100 })
  })
})

test('a draft is thrown away by hand, or by itself after thirty days; what was written of a file stays', async () => {
  const { importacionID } = await mesa.subir('matriculados', small('Matrícula'))
  await mesa.ask('importacion.descartar', { importacionID })
  expect((await mesa.call('importacion.traerDatos', { importacionID })).sobre.mensaje).toBe(
    'No se encontró el registro',
  )
  const kept = await mesa.entera('catalogo:titulo', planilla('t.csv', 'Título', 'Médico de guardia'))
  const old = await mesa.subir('matriculados', small('Matrícula'))
  await api.db.query("UPDATE importacion SET leida_en = now() - interval '31 days'")
  const { stop } = startTurns(api.db, { limpieza })
  await expect
    .poll(() => api.db.query('SELECT id FROM importacion WHERE id = ANY($1)', [[kept, old.importacionID]]))
    .toEqual([{ id: kept }])
  await stop()
})
