import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import { Mesa, muestra, planilla } from '@/backend/prueba/mudanza/planillas'

let api: ApiDePrueba
let mesa: Mesa

beforeAll(async () => {
  api = await startApi()
  mesa = new Mesa(api, (await signedIn(api.db, 'ADMINISTRACION')).token)
  await api.db.query("INSERT INTO hospital (nombre, localidad) VALUES ('Hospital Zonal de Frías', 'Frías')")
})
afterAll(() => api.close())

const hospitals = () =>
  api.db.query<{ nombre: string; localidad: string | null }>(
    "SELECT nombre, localidad FROM hospital WHERE nombre ~ 'Roque|Zanjón|Norte S.R.L.|Álamos|Brea Pozo' ORDER BY nombre",
  )

test('hospitals: read by their titles, reviewed, brought in, and the same file again changes nothing and says so', async () => {
  const before = await hospitals()
  const { importacionID, antes } = await mesa.subir('catalogo:hospital', muestra('17-hospitales.csv'))
  expect(antes).toBeNull()
  const read = await mesa.datos(importacionID)
  expect(read.lectura).toMatchObject({ hoja: 0, encabezado: 1, columnas: ['nombre', 'localidad'] })
  expect(read.faltan).toEqual([])
  const reviewed = await mesa.revisar(importacionID)
  expect(reviewed.importacion).toMatchObject({
    estado: 'revisada',
    cuentas: { nuevas: 5, cambian: 0, iguales: 0, rehusadas: 1, salteadas: 2, registros: 5, monto: null },
  })
  expect(await hospitals()).toEqual(before)
  const final = await mesa.importar(importacionID)
  expect(final).toEqual({ estado: 'terminada', resumen: '«17-hospitales.csv»: se importaron 5 hospitales.' })
  const after = await hospitals()
  expect(after).toHaveLength(before.length + 5)
  expect(after).toContainEqual({ nombre: 'Posta Sanitaria El Zanjón', localidad: 'El Zanjón' })

  const again = await mesa.subir('catalogo:hospital', muestra('17-hospitales.csv'))
  expect(again.antes).toMatchObject({ importacionID, registros: 5 })
  expect((await mesa.revisar(again.importacionID)).importacion.cuentas).toMatchObject({
    nuevas: 0,
    salteadas: 7,
  })
  const refused = await mesa.call('importacion.importar', {
    ...{ importacionID: again.importacionID, nuevas: 0, cambian: 0 },
    evaluacion: (await mesa.datos(again.importacionID)).evaluacion,
  })
  expect(refused.sobre).toMatchObject({
    estado: 0,
    mensaje: 'No hay nada para importar: todo está igual en el registro, o se rehusó.',
  })
  expect(await hospitals()).toEqual(after)
})

test('undoing removes the names that nobody uses, and one that somebody uses stays and is named', async () => {
  const file = planilla('practicas.csv', 'Práctica', 'Ozonoterapia', 'Hidroterapia')
  const importacionID = await mesa.entera('catalogo:practica', file)
  const matriculadoID = await addMember(api.db)
  await api.db.query(
    `INSERT INTO practica_matriculado (matriculado_id, practica_id, fecha_obtencion)
     SELECT $1, id, '2020-01-01' FROM practica WHERE nombre = 'Ozonoterapia'`,
    [matriculadoID],
  )
  expect(await mesa.ask('importacion.simularDeshacer', { importacionID, nroPagina: 1 })).toEqual({
    ...{ cantidad: 1, quedan: 1 },
    filas: [{ fila: 2, dice: 'Ozonoterapia', detalle: 'Está en uso: prácticas de matriculados' }],
  })
  expect(await mesa.deshacer(importacionID)).toEqual({
    ...{ estado: 'terminada', resumen: '«practicas.csv»: se deshizo 1 práctica. 1 quedó.' },
  })
  expect(
    await api.db.query(
      "SELECT nombre, eliminado_en IS NULL AS vive FROM practica WHERE nombre ~ 'terapia$' ORDER BY 1",
    ),
  ).toEqual([
    { nombre: 'Hidroterapia', vive: false },
    { nombre: 'Ozonoterapia', vive: true },
  ])
  const { importacion } = await mesa.datos(importacionID)
  expect(importacion).toMatchObject({ estado: 'deshecha', vivos: 1, motivo: 'Planilla equivocada' })
  const { antes } = await mesa.subir('catalogo:practica', file)
  expect(antes).toMatchObject({ importacionID, deshecha: importacion.deshecha, registros: 1 })
})

test('what was taken back may come again', async () => {
  const file = planilla('titulos.csv', 'Título', 'Médico rural')
  const importacionID = await mesa.entera('catalogo:titulo', file)
  await mesa.deshacer(importacionID)
  const again = await mesa.subir('catalogo:titulo', file)
  expect(again.antes).toMatchObject({ importacionID, deshecha: expect.any(String) as string, registros: 0 })
  const names = () =>
    api.db.query("SELECT FROM titulo WHERE nombre = 'Médico rural' AND eliminado_en IS NULL")
  expect(await names()).toHaveLength(0)
  await mesa.revisar(importacionID)
  await mesa.importar(importacionID)
  expect(await names()).toHaveLength(1)
  expect((await mesa.datos(importacionID)).importacion).toMatchObject({
    estado: 'importada',
    deshecha: null,
    vivos: 1,
  })
})
