import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { read, utils } from 'xlsx'
import { answer } from '@/backend/cli/mudanza-responder'
import { comparar } from '@/backend/mudanza/viaje/comparar'
import { FALTANTES } from '@/backend/mudanza/viaje/faltantes'
import { writeInforme } from '@/backend/mudanza/viaje/informe-en-archivos'
import { Respuestas } from '@/backend/mudanza/viaje/respuestas'
import { markMade, openCopiaDePrueba, type CopiaDePrueba } from '@/backend/prueba/mudanza/copia-de-prueba'

const MATRICULADOS = 6
let copia: CopiaDePrueba
beforeAll(async () => {
  copia = await openCopiaDePrueba(MATRICULADOS)
}, 240_000)
afterAll(() => copia.close())

test('the report tells what differs, who explained it, and what has to be filled otherwise', async () => {
  const { db } = copia.api
  const [one] = await db.query<{ id: number; matricula: number }>(
    'SELECT id, matricula FROM matriculado ORDER BY id LIMIT 1',
  )
  const id = one?.id ?? 0
  await db.query(
    "INSERT INTO mudanza_hallazgo (clase, matriculado_id, texto) VALUES ('debito', $1, 'Sin CBU')",
    [id],
  )
  const estropeos = {
    [`/matriculado/traerDatos?matriculadoID=${id}`]: ({ datos }: { datos: Record<string, unknown> }) =>
      void Object.assign(datos['datospersonales'] as object, { dni: 7 }),
  }
  await copia.withCopy(estropeos, async (viaje) => {
    await expect(writeInforme(db, viaje, viaje.carpeta)).rejects.toThrow(/no se comparó/)
    await markMade(db, viaje)
    await comparar(db, viaje)
    const before = await writeInforme(db, viaje, viaje.carpeta)
    expect(before.informe).toMatchObject({ iguales: MATRICULADOS - 1, sinExplicar: 1 })
    expect(
      answer(viaje, { matriculado: String(id), que: 'ficha', valor: 'aceptada', quien: 'A. Paz' }),
    ).toMatch(/aceptada/)
    const { informe, archivos } = await writeInforme(db, viaje, viaje.carpeta)
    expect(informe).toMatchObject({
      ...{ sinExplicar: 0, porQue: [{ que: 'ficha', n: 1, importe: 0, sinExplicar: 0 }] },
      hallazgos: [{ clase: 'debito', nombre: 'Adhesiones que hay que volver a pedir', n: 1 }],
    })
    const [xlsx = '', json = ''] = archivos
    const { matricula } = one ?? {}
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
      ...{ matriculados: MATRICULADOS, faltantes: FALTANTES },
      diferencias: [{ matriculadoID: id, matricula, que: 'ficha', explicada: { quien: 'A. Paz' } }],
      detalleDeHallazgos: [{ clase: 'debito', matricula, texto: 'Sin CBU' }],
    })
    const { SheetNames, Sheets } = read(readFileSync(xlsx))
    const rows = utils.sheet_to_json<Record<string, string>>(Sheets[SheetNames[0] ?? ''] ?? {})
    const of = (parte: string) => rows.filter(({ PARTE }) => PARTE === parte)
    expect(of('Diferencia')).toMatchObject([{ MATRÍCULA: matricula, QUÉ: 'Estado, matrícula y DNI' }])
    expect(of('Hallazgo')).toMatchObject([{ MATRÍCULA: matricula }])
    expect(of('Por completar')).toHaveLength(FALTANTES.length)
  })
}, 120_000)

test('what is answered on the command line is checked, and the later of two counts', async () => {
  await copia.withCopy({}, async (viaje) => {
    const saldo = { matriculado: 'todos', que: 'saldo', valor: 'pendiente', quien: 'A. Paz' }
    for (const [more, why] of [
      [{ matriculado: '987654' }, /los leídos/],
      [{ que: 'peso' }, /--que/],
      [{ valor: 'si' }, /--valor/],
      [{ que: 'seguro' }, /Las demás se aceptan/],
      [{ valor: 'afuera' }, /cada uno/],
      [{ quien: ' ' }, /--quien/],
    ] as const)
      expect(() => answer(viaje, { ...saldo, ...more })).toThrow(why)
    expect(Respuestas.of(viaje).all()).toEqual([])
    answer(viaje, saldo)
    answer(viaje, { ...saldo, valor: 'cuenta' })
    expect(Respuestas.of(viaje).find(4, 'saldo')).toMatchObject({ matriculadoID: 0, valor: 'cuenta' })
    await Promise.resolve()
  })
}, 120_000)
