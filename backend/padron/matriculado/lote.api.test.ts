import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMesa, type Mesa } from '@/backend/prueba/padron/mesa'
import { signedIn } from '@/backend/prueba/gente'
import { makeCuit } from '@/domain/cuit'

interface Fila {
  id: number
  apellidoNombre: string
  lugar?: string
}

let mesa: Mesa
let direccion: string
beforeAll(async () => {
  mesa = await openMesa()
  ;({ token: direccion } = await signedIn(mesa.db, 'ADMINISTRACION'))
  await mesa.db.query(
    `WITH nuevo AS (
       INSERT INTO matriculado (matricula, tipo_matricula_id, forma_pago_id, apellido, nombre, dni, busqueda)
       SELECT n, 1, 1, (ARRAY['Ábalos', 'Nuñez', 'Ñáñez', 'Nuno', 'Zárate', 'abad'])[n % 6 + 1], 'Nombre ' || (n % 7), 20000000 + n,
         (ARRAY['abalos', 'nunez', 'nanez', 'nuno', 'zarate', 'abad'])[n % 6 + 1] || ' nombre ' || (n % 7)
       FROM generate_series(1, 700) n RETURNING id
     )
     INSERT INTO periodo_matricula (matriculado_id, tipo_matricula_id, fecha_desde) SELECT id, 1, '2020-01-01' FROM nuevo`,
  )
})
afterAll(() => mesa.close())

const lote = (wire: Record<string, unknown>) => mesa.call('matriculado.traerLote', { cantidad: 50, ...wire })
const rowsOf = async (wire: Record<string, unknown>): Promise<Fila[]> => {
  const { sobre } = await lote(wire)
  expect(sobre).toMatchObject({ estado: 1, mensaje: null })
  return sobre.datos as Fila[]
}

/** Everybody, lot after lot; `between` happens after each lot. */
async function walk(filtros: object, between: (last: Fila) => Promise<unknown> = () => Promise.resolve()) {
  const seen: Fila[] = []
  for (;;) {
    const filas = await rowsOf({ ...filtros, lugar: seen.at(-1)?.lugar })
    seen.push(...filas)
    if (filas.length < 50) return seen
    await between(filas[49] as Fila)
  }
}

async function listed(filtros: object): Promise<Fila[]> {
  const seen: Fila[] = []
  for (let nroPagina = 1; ; nroPagina++) {
    const { sobre } = await mesa.call('matriculado.traerTodos', { ...filtros, nroPagina })
    const filas = sobre.datos as Fila[]
    seen.push(...filas)
    if (filas.length < 20) return seen
  }
}

test.each([
  {},
  { nombre: 'nunez' },
  { nombre: 'nombre 3' },
  { nombre: 'z' },
  { dni: '20.000.007' },
  { matricula: '9999' },
  { nombre: '%' },
])('lots of %j are the list, in its order, each row once', async (filtros) =>
  expect((await walk(filtros)).map(({ lugar: _, ...fila }) => fila)).toEqual(await listed(filtros)),
)

describe('while the register changes', () => {
  test('those who leave, the last one got among them, take nobody else with them', async () => {
    const all = await listed({})
    const gone = new Set<number>()
    const seen = await walk({}, async (last) => {
      const next = all[all.findIndex(({ id }) => id === last.id) + 1] as Fila
      for (const { id } of [last, next]) {
        gone.add(id)
        expect(
          (await mesa.call('matriculado.eliminar', { especialidadID: id }, direccion)).sobre.estado,
        ).toBe(1)
      }
    })
    expect(gone.size).toBeGreaterThan(20)
    const ids = seen.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const stayed = all.filter(({ id }) => !gone.has(id)).map(({ id }) => id)
    expect(ids.filter((id) => !gone.has(id))).toEqual(stayed)
  })

  test('one renamed at the end of a lot takes nobody with him', async () => {
    const [first, second] = (await rowsOf({ cantidad: 2 })) as [Fila, Fila]
    const campo = 'matriculado.datospersonales.apellido'
    await mesa.call('matriculado.actualizarDatos', { matriculadoID: first.id, campo, valor: 'Zzz' })
    expect((await rowsOf({ cantidad: 1, lugar: first.lugar })).map(({ id }) => id)).toEqual([second.id])
  })
})

test.each([
  [{ cantidad: 0 }, 'Cantidad inválida'],
  [{ cantidad: 2001 }, 'Cantidad inválida'],
  [{ lugar: '["Paz","1"]' }, 'Lugar desconocido'],
])('%j is refused', async (wire, mensaje) => expect((await lote(wire)).sobre.mensaje).toMatch(mensaje))

describe('who has a CUIT', () => {
  const cuit = makeCuit(27_111_222, 2)
  let id: number
  beforeAll(async () => {
    id = await mesa.enter({ cuitCuil: cuit })
  })

  test.each([
    [cuit, 1],
    [`${cuit.slice(0, 2)}-${cuit.slice(2, 10)}-${cuit.slice(10)}`, 1],
    [` ${cuit} `, 1],
    [cuit.slice(0, 10), 0],
    [`${cuit}1`, 0],
    [`x${cuit}`, 0],
    ['-----------', 0],
    ['cuit', 0],
    ['%', 0],
  ])('%j: %i', async (cuitCuil, found) => {
    const { sobre } = await mesa.call('matriculado.traerTodos', { cuitCuil })
    expect(sobre).toMatchObject({ estado: 1, pagTotalItems: found })
    expect((sobre.datos as Fila[]).map((fila) => fila.id)).toEqual(found ? [id] : [])
  })
})
