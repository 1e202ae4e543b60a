import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { addMember, addSeguro, signedIn } from '@/backend/prueba/gente'
import { Mesa, planilla } from '@/backend/prueba/mudanza/planillas'
import { verificar } from '@/backend/verificar/verificar'
import type { DestinoDeImportacion } from '@/domain/importar/destinos'

let api: ApiDePrueba
let mesa: Mesa
const ids = new Map<number, number>()
const idOf = (matricula: number): number => ids.get(matricula) ?? 0

beforeAll(async () => {
  api = await startApi()
  mesa = new Mesa(api, (await signedIn(api.db, 'ADMINISTRACION')).token)
  for (const matricula of [6_001, 6_002, 6_003])
    ids.set(matricula, await addMember(api.db, { apellido: 'Paz', matricula }))
  ids.set(6_008, await addMember(api.db, { apellido: 'Muerto', matricula: 6_008, tipo: 8 }))
  await api.db.query("UPDATE matriculado SET fecha_nacimiento = '1980-05-05' WHERE matricula = 6003")
})
afterAll(async () => {
  expect(await verificar(api.db)).toEqual([])
  await api.close()
})

/** What is refused of a file, by row, and how many are new and the same. */
async function reviewed(destino: DestinoDeImportacion, archivo: File) {
  const { importacionID } = await mesa.subir(destino, archivo)
  const { importacion } = await mesa.revisar(importacionID)
  const refused = await mesa.renglones(importacionID, { que: 'rehusada' })
  return {
    importacionID,
    nuevas: importacion.cuentas?.nuevas,
    iguales: importacion.cuentas?.iguales,
    rehusadas: refused.map(({ fila, hallazgos }) => `${fila} ${hallazgos[0]?.codigo}`),
  }
}

interface Especialidad {
  id: number
  especialidadID: number
  especialidad: string
  nroCertificado: string | null
  fechaObtencion: string
}

describe('specialties', () => {
  const titulos = 'Matrícula;Especialidad;N° de certificado;Fecha de obtención;Fecha de caducidad'
  const filas = [
    '6001;Pediatría;123/2019;01/03/2019;01/03/2029',
    '6001;Cardiología;;01/03/2001;',
    '6002;Pediatría;9;05/05/2015;05/05/2015',
    '6003;Pediatría;10;01/01/1980;',
  ]
  const read = (matricula: number): Promise<Especialidad[]> =>
    mesa.ask('especialidad_matriculado.traerTodos', { matriculadoID: idOf(matricula) })

  test('keep the number that they had, and are the same the second time', async () => {
    const file = () => planilla('especialidades.csv', titulos, ...filas)
    const { importacionID, ...first } = await reviewed('especialidades', file())
    expect(first).toEqual({ nuevas: 2, iguales: 0, rehusadas: ['4 fecha.orden', '5 fecha.orden'] })
    await mesa.importar(importacionID)
    expect(await read(6_001)).toMatchObject([
      { especialidad: 'Cardiología', nroCertificado: null },
      { especialidad: 'Pediatría', nroCertificado: '123/2019', fechaObtencion: '2019-03-01 00:00:00' },
    ])
    expect(await reviewed('especialidades', file())).toMatchObject({ nuevas: 0, iguales: 2 })
    // One of a kind is in force.
    const other = planilla('otra.csv', titulos, '6001;Pediatría;7;02/02/2022;02/02/2032')
    expect(await reviewed('especialidades', other)).toMatchObject({ rehusadas: ['2 especialidad.vigente'] })
  })

  test('are revalidated by that number, and one that was stays when the file is taken back', async () => {
    const id = await mesa.entera(
      'especialidades',
      planilla(
        'reval.csv',
        titulos,
        '6002;Cardiología;5/99;01/03/1999;01/03/2027',
        '6002;Neurología;6/99;01/03/1999;',
      ),
    )
    const [own] = (await read(6_002)).filter(({ nroCertificado }) => nroCertificado === '5/99')
    const made = await mesa.ask('especialidad_matriculado.crear', {
      ...{
        matriculadoID: idOf(6_002),
        especialidadID: own?.especialidadID,
        esReval: true,
        nroCertificado: '5/99',
      },
      ...{
        revalidaID: own?.id,
        fechaObtencion: '2026-02-01 00:00:00',
        fechaCaducidad: '2031-02-01 00:00:00',
      },
      ...{ sinReval: false, formaObtencionEspecialidadID: 1, organizacionID: 1 },
    })
    expect(made).toMatchObject({ nroCertificado: '5/99' })
    const { filas: stay } = await mesa.ask<{ filas: { detalle: string }[] }>('importacion.simularDeshacer', {
      importacionID: id,
      nroPagina: 1,
    })
    expect(stay).toMatchObject([{ detalle: 'Fue revalidada' }])
    await mesa.deshacer(id)
    expect((await read(6_002)).map(({ especialidad }) => especialidad)).toEqual([
      'Cardiología',
      'Cardiología',
    ])
  })
})

test('practices: of each one, on the day said for the whole file', async () => {
  const { importacionID } = await mesa.subir(
    'practicas',
    planilla(
      'practicas.csv',
      'Matrícula;Práctica',
      '6001;Acupuntura',
      '6002;Acupuntura',
      '6001;Nada que exista',
    ),
  )
  const [uno] = await api.db.query<{ nombre: string }>('SELECT nombre FROM practica ORDER BY id LIMIT 1')
  await mesa.leer(importacionID, {
    fijos: [{ campo: 'fechaObtencion', valor: '2018-04-04' }],
    respuestas: [{ campo: 'practica', valor: 'Acupuntura', respuesta: uno?.nombre ?? '' }],
  })
  expect((await mesa.revisar(importacionID)).importacion.cuentas).toMatchObject({ nuevas: 2, rehusadas: 1 })
  await mesa.importar(importacionID)
  const rows = await api.db.query(
    `SELECT m.matricula, pm.fecha_obtencion AS dia FROM practica_matriculado pm JOIN matriculado m ON m.id = pm.matriculado_id ORDER BY 1`,
  )
  expect(rows).toEqual([
    { matricula: 6_001, dia: '2018-04-04' },
    { matricula: 6_002, dia: '2018-04-04' },
  ])
  await mesa.deshacer(importacionID)
  expect(await api.db.query('SELECT FROM practica_matriculado WHERE eliminado_en IS NULL')).toHaveLength(0)
})

test('certificates by kind and number; one that a paper was issued of stays', async () => {
  const [tipo] = await api.db.query<{ nombre: string }>(
    'SELECT nombre FROM tipo_certificado ORDER BY id LIMIT 1',
  )
  const file = () =>
    planilla(
      'certificados.csv',
      'Número;Matrícula;Tipo;Desde;Hasta;Observaciones',
      `40/2024;6001;${tipo?.nombre};05/01/2024;05/01/2026;Para el hospital`,
      `41;6002;${tipo?.nombre};05/01/2024;01/01/2023;`,
      `42;6002;${tipo?.nombre};05/01/2024;;`,
    )
  const { importacionID, ...first } = await reviewed('certificados', file())
  expect(first).toEqual({ nuevas: 2, iguales: 0, rehusadas: ['3 fecha.orden'] })
  await mesa.importar(importacionID)
  expect(await reviewed('certificados', file())).toMatchObject({ nuevas: 0, iguales: 2 })
  const rows = await api.db.query<{ id: number; numero: string }>(
    'SELECT id, numero_anterior AS numero FROM certificado_matriculado ORDER BY 2',
  )
  expect(rows.map(({ numero }) => numero)).toEqual(['40/2024', '42'])
  expect(await mesa.ask('certificado_matriculado.traerTodos', { matriculadoID: idOf(6_001) })).toMatchObject([
    { numeroAnterior: '40/2024' },
  ])
  await api.db.query("UPDATE matriculado SET folio = '1', libro = '1' WHERE matricula = 6001")
  const [firmante] = await api.db.query<{ id: number }>(
    "INSERT INTO firmante (nombre, cargo) VALUES ('Ana Firma', 'Presidenta') RETURNING id",
  )
  await mesa.ask('papel.emitir', { clase: 'certificado', origenID: rows[0]?.id, firmanteID: firmante?.id })
  expect((await mesa.deshacer(importacionID)).resumen).toBe(
    '«certificados.csv»: se deshizo 1 certificado. 1 quedó.',
  )
  expect(await api.db.query('SELECT numero_anterior AS numero FROM certificado_matriculado')).toEqual([
    { numero: '40/2024' },
  ])
})

describe.each([
  ['seguros', 'federacion_matriculado'],
  ['superintendencia', 'superintendencia_matriculado'],
] as const)('periods of %s', (destino, tabla) => {
  test('share no day, end where they end, and are not opened for the dead', async () => {
    if (destino === 'seguros')
      await addSeguro(api.db, idOf(6_003), { desde: '2021-01-01', hasta: '2022-12-31' })
    const file = () =>
      planilla(
        'periodos.csv',
        'Matrícula;Desde;Hasta',
        '6001;01/01/2020;31/12/2020',
        '6001;01/01/2022;',
        '6002;01/02/2021;vigente',
        '6008;01/01/2010;31/12/2012',
        '6008;01/01/2020;',
        ...(destino === 'seguros' ? ['6003;01/06/2022;'] : []),
      )
    const { importacionID, ...first } = await reviewed(destino, file())
    expect(first).toEqual({
      ...{ nuevas: 4, iguales: 0 },
      rehusadas: ['6 estado.noPermite', ...(destino === 'seguros' ? ['7 periodo.superpuesto'] : [])],
    })
    await mesa.importar(importacionID)
    expect(await reviewed(destino, file())).toMatchObject({ nuevas: 0, iguales: 4 })
    const [open] = await api.db.query<{ id: number }>(
      `SELECT id FROM ${tabla} WHERE matriculado_id = $1 AND hasta IS NULL`,
      [idOf(6_002)],
    )
    await api.db.query(`UPDATE ${tabla} SET hasta = '2026-01-01', version = version + 1 WHERE id = $1`, [
      open?.id,
    ])
    expect((await mesa.deshacer(importacionID)).resumen).toMatch(/se deshicieron 3 .*\. 1 quedó\.$/)
    expect(
      await api.db.query(`SELECT id FROM ${tabla} WHERE eliminado_en IS NULL AND matriculado_id <> $1`, [
        idOf(6_003),
      ]),
    ).toEqual([{ id: open?.id }])
  })
})
