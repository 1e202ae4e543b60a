import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mesa, openMesa } from '@/backend/prueba/padron/mesa'

let mesa: Mesa
beforeAll(async () => {
  mesa = await openMesa()
})
afterAll(async () => {
  expect(mesa.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await mesa.close()
})

const P = 'matriculado.datospersonales'
type Cambio = readonly [campo: string, valor: unknown, valorPrevio: string]
const save = (matriculadoID: number, cambios: readonly Cambio[]) =>
  mesa.call('matriculado.actualizarSeccion', {
    matriculadoID,
    cambiosJSON: JSON.stringify(
      cambios.map(([campo, valor, valorPrevio]) => ({ campo, valor, valorPrevio })),
    ),
  })
interface Fila {
  domicilio: string | null
  barrio: string | null
  provincia: number | null
  departamento: number | null
  actos: number
}
const SQL = `SELECT domicilio, barrio, provincia_id AS provincia, departamento_id AS departamento,
    (SELECT count(*)::int FROM auditoria a WHERE a.entidad = 'matriculado' AND a.entidad_id = m.id) AS actos
  FROM matriculado m WHERE m.id = $1`
async function rowOf(id: number): Promise<Fila> {
  const [row] = await mesa.db.query<Fila>(SQL, [id])
  if (!row) throw new Error('No está')
  return row
}
async function departmentIn(provincia: number): Promise<number> {
  const [row] = await mesa.db.query<{ id: number }>(
    'SELECT id FROM departamento WHERE provincia_id = $1 ORDER BY id LIMIT 1',
    [provincia],
  )
  return row?.id ?? 0
}

/** A doctor whose address is written already: what is empty cannot be emptied again. */
async function settled(): Promise<number> {
  const id = await mesa.enter({})
  await mesa.db.query(
    `UPDATE matriculado SET domicilio = 'Belgrano 10', barrio = 'Sur', provincia_id = 5,
       departamento_id = $2 WHERE id = $1`,
    [id, await departmentIn(5)],
  )
  return id
}

test('an address is saved as one act, the department in the province that comes with it, and taken back by its answer', async () => {
  const id = await settled()
  const before = await rowOf(id)
  const provincia = 6
  const { sobre } = await save(id, [
    [`${P}.departamento`, await departmentIn(provincia), String(before.departamento ?? '')],
    [`${P}.domicilio`, 'Rioja 100', before.domicilio ?? ''],
    [`${P}.provincia`, provincia, String(before.provincia ?? '')],
    [`${P}.barrio`, before.barrio, before.barrio ?? ''],
  ])
  expect(sobre).toMatchObject({ estado: 1, mensaje: null })
  const changed = sobre.datos as { campo: string; antes: string; despues: string; despuesDicho: string }[]
  expect(changed.map(({ campo }) => campo)).toEqual([`${P}.provincia`, `${P}.departamento`, `${P}.domicilio`])
  expect(changed[2]).toMatchObject({
    antes: before.domicilio,
    despues: 'Rioja 100',
    despuesDicho: 'Rioja 100',
  })
  expect(await rowOf(id)).toMatchObject({ domicilio: 'Rioja 100', provincia, actos: before.actos + 1 })

  const back = changed.map(({ campo, antes, despues }): Cambio => [campo, antes, despues])
  expect((await save(id, back)).sobre.estado).toBe(1)
  expect(await rowOf(id)).toEqual({ ...before, actos: before.actos + 2 })
})

test('nothing is saved when one field is wrong or was changed by somebody else, and each is told at its own', async () => {
  const id = await settled()
  const before = await rowOf(id)
  const other = await mesa.enter({})
  const { sobre: wrong } = await save(id, [
    [`${P}.domicilio`, 'Rioja 200', before.domicilio ?? ''],
    [`${P}.email`, 'no es un correo', ''],
    [`${P}.fecha_nacimiento`, '2090-01-01', ''],
  ])
  expect(wrong.errores).toMatchObject({
    [`${P}.email`]: 'Ingrese Email Válido',
    [`${P}.fecha_nacimiento`]: 'La fecha de nacimiento no puede ser posterior a hoy',
  })
  const { sobre: stale } = await save(id, [
    [`${P}.barrio`, 'Centro', before.barrio ?? ''],
    [`${P}.domicilio`, 'Rioja 300', 'Lo que ya no dice'],
  ])
  expect(stale).toMatchObject({ estado: 0 })
  expect(stale.errores?.[`${P}.domicilio`]).toContain(`ahora dice "${before.domicilio}"`)
  expect(stale.errores).toHaveProperty('valorPrevio')
  const [dni] = await mesa.db.query<{ dni: number }>('SELECT dni FROM matriculado WHERE id = $1', [other])
  const [own] = await mesa.db.query<{ dni: number }>('SELECT dni FROM matriculado WHERE id = $1', [id])
  const { sobre: taken } = await save(id, [[`${P}.dni`, dni?.dni, String(own?.dni)]])
  expect(taken.errores?.[`${P}.dni`]).toContain('ya es de')
  expect(await rowOf(id)).toEqual(before)
})

test('an answer that was lost may be asked for again, and nothing else is taken for a section', async () => {
  const id = await settled()
  const { domicilio } = await rowOf(id)
  const again: readonly Cambio[] = [[`${P}.domicilio`, 'Rioja 400', domicilio ?? '']]
  await save(id, again)
  expect((await save(id, again)).sobre).toMatchObject({ estado: 1, datos: [] })
  for (const cambios of [
    [],
    [['matriculado.tipomatricula', 1, '']],
    [['matriculado.datosprofesionales.hospital', 1, '']],
    [...again, ...again],
  ] as readonly (readonly Cambio[])[])
    expect((await save(id, cambios)).sobre.estado).toBe(0)
  expect((await save(999_999, again)).sobre.estado).toBe(0)
})
