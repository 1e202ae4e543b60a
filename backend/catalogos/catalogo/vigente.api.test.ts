import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'
import { ES_PARTE, PALABRAS } from '@/backend/catalogos/catalogo/usos'
import { withTransaction } from '@/backend/db/conexion'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'
import { signedIn } from '@/backend/prueba/gente'
import { NOUNS, rowOf } from '@/backend/prueba/muestras-de-catalogo'

let mesa: Mesa
let token: string
beforeAll(async () => {
  mesa = await openMesa()
  ;({ token } = await signedIn(mesa.db, 'ADMINISTRACION'))
})
afterAll(async () => {
  expect(mesa.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await mesa.close()
})

let next = 1
async function addRow(noun: NounCatalogo): Promise<number> {
  const { sobre } = await mesa.call(`${noun}.crear`, rowOf(noun, `Nueva ${next++}`), token)
  return (sobre.datos as { id: number }).id
}
const remove = (noun: NounCatalogo, id: number) =>
  mesa.call(`${noun}.eliminar`, { [CATALOGOS[noun].claves.eliminar]: id }, token)
const enter = (mas: object) => mesa.call('matriculado.crear', mesa.doctor(mas))

/** Where the register refers to a catalogue, as a new doctor sends it. */
const EN_EL_ALTA = [
  ['titulo', 'tituloID', 'Ese título no existe'],
  ['entidad_otorga_titulo', 'entidadEntregaTituloID', 'Esa entidad no existe'],
  ['tipo_matricula', 'tipoMatriculaID', 'Ese tipo de matrícula no existe'],
] as const
const EN_LA_FICHA = [
  ['titulo', 'matriculado.datosacademicos.titulo'],
  ['entidad_otorga_titulo', 'matriculado.datosacademicos.entidad_otorga_titulo'],
] as const

describe('a deleted row is chosen no more', () => {
  test.each(EN_EL_ALTA)('%s of a new doctor', async (noun, clave, mensaje) => {
    const id = await addRow(noun)
    expect((await enter({ [clave]: id })).sobre).toMatchObject({ estado: 1 })
    const other = await addRow(noun)
    expect((await remove(noun, other)).sobre).toMatchObject({ estado: 1 })
    expect((await enter({ [clave]: other })).sobre).toMatchObject({
      estado: 0,
      errores: { [clave]: mensaje },
    })
  })

  test.each(EN_LA_FICHA)('%s of a record', async (noun, campo) => {
    const matriculadoID = await mesa.enter()
    const edit = (valor: number) => mesa.call('matriculado.actualizarDatos', { matriculadoID, campo, valor })
    const [kept, gone] = [await addRow(noun), await addRow(noun)]
    await remove(noun, gone)
    expect((await edit(kept)).sobre).toMatchObject({ estado: 1 })
    expect((await edit(gone)).sobre).toMatchObject({ estado: 0, errores: { valor: 'Ese valor no existe' } })
    // Taken back, it can be chosen again.
    await mesa.call(`${noun}.restaurar`, { id: gone }, token)
    expect((await edit(gone)).sobre).toMatchObject({ estado: 1 })
  })
})

describe('deleted by one while another chooses it', () => {
  test.each([
    ['titulo', 'titulo_id'],
    ['entidad_otorga_titulo', 'entidad_otorga_titulo_id'],
    ['tipo_matricula', 'tipo_matricula_id'],
  ] as const)('%s: who chose first keeps it, the deletion says where it is', async (noun, columna) => {
    const id = await addRow(noun)
    const matriculadoID = await mesa.enter()
    let answer: ReturnType<typeof remove> | undefined
    await withTransaction(mesa.db, async (tx) => {
      await tx.query(`UPDATE matriculado SET ${columna} = $2 WHERE id = $1`, [matriculadoID, id])
      answer = remove(noun, id)
      await untilWaiting()
    })
    expect((await answer)?.sobre).toMatchObject({ estado: 0, mensaje: 'Está en uso: 1 matriculado' })
  })

  test.each(EN_EL_ALTA)('%s: who deleted first, it is chosen no more', async (noun, clave, mensaje) => {
    const id = await addRow(noun)
    let answer: ReturnType<typeof enter> | undefined
    await withTransaction(mesa.db, async (tx) => {
      await tx.query(`SELECT FROM ${noun} WHERE id = $1 FOR UPDATE`, [id])
      await tx.query(`UPDATE ${noun} SET eliminado_en = now() WHERE id = $1`, [id])
      answer = enter({ [clave]: id })
      await untilWaiting()
    })
    expect((await answer)?.sobre).toMatchObject({ estado: 0, errores: { [clave]: mensaje } })
  })

  test('many at once: a title is deleted or somebody’s, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const tituloID = await addRow('titulo')
      const [gone, ...entered] = await Promise.all([
        remove('titulo', tituloID),
        ...[1, 2, 3].map(() => enter({ tituloID })),
      ])
      const somebodys = entered.some(({ sobre }) => sobre.estado === 1)
      expect(gone.sobre.estado === 1).toBe(!somebodys)
    }
  })
})

describe('what refers to a catalogue', () => {
  test('is a foreign key of one column, and has a word for who is refused a deletion', async () => {
    const rows = await mesa.db.query<{ tabla: string; columnas: number }>(
      `SELECT conrelid::regclass::text AS tabla, cardinality(conkey) AS columnas FROM pg_constraint c
       WHERE contype = 'f' AND confrelid = ANY($1::text[]::regclass[]) AND NOT ${ES_PARTE}`,
      [NOUNS],
    )
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.filter(({ columnas }) => columnas !== 1)).toEqual([])
    expect(rows.filter(({ tabla }) => !(tabla in PALABRAS)).map(({ tabla }) => tabla)).toEqual([])
  })

  test('is named after it, and every column so named is a foreign key', async () => {
    const loose = await mesa.db.query(
      `SELECT a.attrelid::regclass::text AS tabla, a.attname AS columna FROM pg_attribute a
         JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
       WHERE a.attname = ANY($1) AND NOT EXISTS (SELECT FROM pg_constraint f
         WHERE f.contype = 'f' AND f.conrelid = a.attrelid AND f.conkey = ARRAY[a.attnum])`,
      [NOUNS.flatMap((noun) => [`${noun}_id`, `${noun.replace(/_banco$/, '')}_id`])],
    )
    expect(loose).toEqual([])
  })
})

/** Until somebody waits for a row that is held. */
async function untilWaiting(): Promise<void> {
  for (let i = 0; i < 400; i++) {
    const waiting = await mesa.db.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    )
    if (waiting.length > 0) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('Nadie espera')
}
