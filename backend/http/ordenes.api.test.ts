import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiDePrueba, startApi } from '@/backend/prueba/api'
import { addMember, signedIn } from '@/backend/prueba/gente'
import type { NombreLlamada } from '@/backend/prueba/llamada'
import { setScene } from '@/backend/prueba/muestras'
import { chargeMonth } from '@/backend/prueba/muestras-de-mensajes'
import type { DeclaracionCatalogo } from '@/contract/catalogo/declaracion'
import type { Listado } from '@/contract/listas/declaracion'
import { LISTADOS } from '@/contract/listas/todas'
import { CATALOGOS } from '@/contract/catalogo/lista'
import { ordenOf } from '@/contract/catalogo/orden'
import { ORDEN_MATRICULADOS, ordersOf } from '@/domain/orden'

interface Fila {
  id: number
  lugar?: string
}
type Cable = Record<string, unknown>

const NOVIEMBRE = { anio: 2026, mes: 11 }
/** What a declared list is asked besides. */
const CON: Partial<Record<string, Cable>> = {
  controlCobertura: NOVIEMBRE,
  vencimientos: { dias: 3650 },
  // Drafts have no number.
  resoluciones: { estado: 'numerada' },
}

/** A list that is put in order, with what it is asked besides; `lote` gives it for a file. */
interface ListaOrdenada {
  pagina: NombreLlamada
  lote?: NombreLlamada
  con?: Cable
  por: readonly string[]
}
const TODAS: readonly (readonly [clave: string, lista: ListaOrdenada])[] = [
  [
    'matriculados',
    {
      ...{ pagina: 'matriculado.traerTodos', lote: 'matriculado.traerLote' },
      ...{ con: { campos: '["estado","deuda","telefono","email"]' }, por: ORDEN_MATRICULADOS.por },
    },
  ],
  ...Object.values<Pick<Listado, 'declaracion'>>(LISTADOS).flatMap(({ declaracion }) => {
    const { clave, ruta, orden, llamadas = { pagina: 'traerTodos', lote: 'traerLote' } } = declaracion
    if (orden.por.length === 0) return []
    const calls = Object.fromEntries(
      Object.entries(llamadas).map(([que, name]) => [que, `${ruta.slice(1)}.${name}`]),
    ) as { pagina: NombreLlamada; lote?: NombreLlamada }
    return [[clave, { ...calls, con: CON[clave] ?? {}, por: orden.por }] as const]
  }),
]

/** Who has none of these is last in either direction. */
const SIN_DATO = new Set([
  'telefono',
  'email',
  'cuenta',
  'que',
  'firmante',
  'nroRecibo',
  'causa',
  'ultimo',
  'proximoDos',
  'proximoCinco',
])

const APELLIDOS = ['Ábalos', 'abad', 'Nuñez', 'Ñáñez', 'Nuno', 'Zárate', 'Ábalos']

let api: ApiDePrueba
let token: string
beforeAll(async () => {
  api = await startApi()
  ;({ direccion: token } = await setScene(api))
  for (let i = 0; i < 45; i++) {
    const id = await addMember(api.db, {
      apellido: APELLIDOS[i % APELLIDOS.length] ?? '',
      nombre: `N ${i % 5}`,
      tipo: [1, 2, 3, 5][i % 4] ?? 1,
    })
    for (let mes = 0; mes < i % 4; mes++) await chargeMonth(api.db, id, { anio: 2026, mes: 7 + mes })
    if (i % 3 === 0)
      await api.db.query('UPDATE matriculado SET telefono = $1, email = $2 WHERE id = $3', [
        `385 ${i % 7}`,
        `a${i % 5}@correo.example`,
        id,
      ])
  }
})
afterAll(async () => {
  expect(api.bitacora.filter(({ nivel }) => nivel === 'error')).toEqual([])
  await api.close()
})

async function rowsOf(nombre: NombreLlamada, wire: Cable): Promise<Fila[]> {
  const { sobre } = await api.call(nombre, wire, { token })
  expect(sobre).toMatchObject({ estado: 1 })
  const datos = sobre.datos as Fila[] | { filas: Fila[] }
  return Array.isArray(datos) ? datos : datos.filas
}
/** Every page of a list until one is short. */
async function pagesOf(nombre: NombreLlamada, wire: Cable): Promise<Fila[]> {
  const all: Fila[] = []
  for (let nroPagina = 1; ; nroPagina++) {
    const rows = await rowsOf(nombre, { ...wire, nroPagina })
    all.push(...rows)
    if (rows.length < 20) return all
  }
}
async function lotsOf(nombre: NombreLlamada, wire: Cable): Promise<Fila[]> {
  const all: Fila[] = []
  for (;;) {
    const lugar = all.at(-1)?.lugar
    const rows = await rowsOf(nombre, { ...wire, cantidad: 7, ...(lugar === undefined ? {} : { lugar }) })
    all.push(...rows)
    if (rows.length < 7) return all
  }
}
const idsOf = (rows: readonly Fila[]) => rows.map(({ id }) => id)

describe.each(TODAS)('%s', (_clave, { pagina, lote, con = {}, por }) => {
  test.each(ordersOf(por))('by %s every row once, and back is the reverse', async (orden) => {
    const [columna = '', sense] = orden.split(' ')
    const ids = idsOf(await pagesOf(pagina, { ...con, orden }))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(0)
    if (lote) expect(idsOf(await lotsOf(lote, { ...con, orden }))).toEqual(ids)
    if (sense === 'asc' && !SIN_DATO.has(columna))
      expect(idsOf(await pagesOf(pagina, { ...con, orden: `${columna} desc` }))).toEqual(ids.toReversed())
  })

  test.each(['secreto asc', 'id; DROP TABLE matriculado', 'matricula sideways', 'busqueda'])(
    '%j is no order',
    async (orden) => {
      const { sobre } = await api.call(pagina, { nroPagina: 1, ...con, orden }, { token })
      expect(sobre).toMatchObject({ estado: 0, mensaje: 'Orden desconocido' })
    },
  )
})

describe('a place that no row told', () => {
  test.each([
    '',
    '[',
    '{}',
    '[]',
    '["1"]',
    '["x","1"]',
    '[1,2]',
    '["1","2","3"]',
    '["99999999999999999999","1"]',
  ])('%j is refused in words', async (lugar) => {
    const wire = { orden: 'matricula asc', cantidad: 5, lugar }
    const { sobre } = await api.call('moroso.traerLote', wire, { token })
    if (lugar === '') expect(sobre.estado).toBe(1)
    else expect(sobre).toMatchObject({ estado: 0, mensaje: 'Lugar desconocido' })
  })

  test.each([
    ['da_listado.traerLote', 'fechaAlta asc', '["2026-02-30","1"]'],
    ['papel.traerLote', 'emitido asc', '["2026-13-01 10:00:00-03","1"]'],
    ['papel.traerLote', 'emitido asc', '["2026-11-01 25:00:00-03","1"]'],
    ['mensaje.traerLote', 'apellidoNombre asc', '["a\\u0000","b","1"]'],
  ] as const)('%s by %s does not go on from %s', async (nombre, orden, lugar) => {
    const { sobre } = await api.call(nombre, { orden, cantidad: 5, lugar }, { token })
    expect(sobre).toMatchObject({ estado: 0, mensaje: 'Lugar desconocido' })
  })

  test('beyond every number, nobody is left', async () => {
    const wire = { orden: 'matricula asc', cantidad: 5, lugar: '["9999999999","1"]' }
    const { sobre } = await api.call('moroso.traerLote', wire, { token })
    expect(sobre).toMatchObject({ estado: 1, datos: [] })
  })
})

describe('the member list', () => {
  test('by name the Spanish way, forwards and backwards', async () => {
    const names = async (orden: string) =>
      (await pagesOf('matriculado.traerTodos', { orden })).map(
        (row) => (row as unknown as { apellidoNombre: string }).apellidoNombre,
      )
    const up = await names('apellidoNombre asc')
    expect(up.filter((name) => /N [0-4]$/.test(name)).map((name) => name.split(', ')[0])).toEqual(
      APELLIDOS.flatMap((apellido, index) => (APELLIDOS.indexOf(apellido) === index ? [apellido] : []))
        .toSorted(new Intl.Collator('es-AR').compare)
        .flatMap((apellido) => up.filter((name) => name.startsWith(`${apellido}, N`)).map(() => apellido)),
    )
    expect(await names('apellidoNombre desc')).toEqual(up.toReversed())
  })

  test('shows what was asked for and nothing else, the deepest in debt first', async () => {
    const rows = (await pagesOf('matriculado.traerTodos', {
      orden: 'deuda desc',
      campos: '["deuda"]',
    })) as unknown as { deuda: number }[]
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      'apellidoNombre',
      'deuda',
      'dni',
      'id',
      'matricula',
    ])
    const debts = rows.map(({ deuda }) => deuda)
    expect(debts).toEqual(debts.toSorted((a, b) => b - a))
    expect(debts[0]).toBeGreaterThan(0)
  })

  test('who has no telephone is last in either direction', async () => {
    for (const orden of ['telefono asc', 'telefono desc']) {
      const rows = (await pagesOf('matriculado.traerTodos', {
        orden,
        campos: '["telefono"]',
      })) as unknown as {
        telefono?: string
      }[]
      const missing = rows.map(({ telefono }) => telefono === undefined)
      expect(missing).toEqual(missing.toSorted())
      expect(missing[0]).toBe(false)
    }
  })

  test('what somebody may not see on the record he neither sees nor orders by', async () => {
    const estricta = await startApi({ politica: 'estricta' })
    try {
      const { token: ajeno } = await signedIn(estricta.db, 'EMPLEADO')
      for (const wire of [{ campos: '["deuda"]' }, { orden: 'deuda asc' }, { campos: '["email"]' }]) {
        const { sobre } = await estricta.call(
          'matriculado.traerTodos',
          { nroPagina: 1, ...wire },
          { token: ajeno },
        )
        expect(sobre).toMatchObject({ estado: 0, mensaje: 'No puede ver esa columna' })
      }
      const plain = await estricta.call(
        'matriculado.traerTodos',
        { nroPagina: 1, orden: 'dni desc' },
        { token: ajeno },
      )
      expect(plain.sobre.estado).toBe(1)
    } finally {
      await estricta.close()
    }
  })
})

describe.each(Object.values(CATALOGOS) as DeclaracionCatalogo[])('$noun', (declaracion) => {
  test.each(ordersOf(ordenOf(declaracion).por))('by %s', async (orden) => {
    const ids = idsOf(await pagesOf(`${declaracion.noun}.traerTodos` as NombreLlamada, { orden }))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
