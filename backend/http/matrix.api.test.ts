import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_AUTORIZADO } from '@/contract/fixed-texts'
import type { Llamada, Sobre } from '@/contract/llamada'
import { POLITICAS, type Rol } from '@/domain/roles'
import { ESPERADA, ESPERADA_CATALOGO, QUIENES } from '@/backend/prueba/http/matriz-esperada'
import { requirePermission } from '@/backend/http/execute'
import { RechazoHttp } from '@/backend/nucleo/rechazo'
import { startApi, type ApiDePrueba } from '@/backend/prueba/api'
import { LLAMADAS, type Vuelta } from '@/backend/prueba/llamada'
import { addAccount, addSession } from '@/backend/prueba/gente'
import { NOUNS } from '@/backend/prueba/muestras-de-catalogo'
import { sampleOf, setScene, type Escena } from '@/backend/prueba/muestras'

type Quien = (typeof QUIENES)[number]
const NO_HAY = 2_147_483_000

const expected = (politica: (typeof POLITICAS)[number]): Map<string, string[]> =>
  new Map([
    ...NOUNS.flatMap((noun) =>
      linesOf(ESPERADA_CATALOGO).map(([call, cells]) => [`${noun}.${call}`, cells] as const),
    ),
    // A catalogue's call with a line of its own is let to others too.
    ...linesOf(ESPERADA[politica]),
  ])

const TABLAS = { operativa: expected('operativa'), estricta: expected('estricta') }
const cellOf = (politica: (typeof POLITICAS)[number], nombre: string, quien: Quien): string | undefined =>
  TABLAS[politica].get(nombre)?.[QUIENES.indexOf(quien)]

const SIN_SESION = ['sin sesión', 'vencida', 'revocada'] as const
const ROLES_DE = [
  ['médico, lo suyo', 'MEDICO'],
  ['médico, lo ajeno', 'MEDICO'],
  ['EMPLEADO', 'EMPLEADO'],
  ['ADMINISTRATIVO', 'ADMINISTRATIVO'],
  ['CONTADOR', 'CONTADOR'],
  ['ADMINISTRACION', 'ADMINISTRACION'],
] as const satisfies readonly (readonly [Quien, Rol])[]

/** The gate's own decision, which every call that is not public asks. */
function isLetIn(llamada: Llamada, rol: Rol, politica: (typeof POLITICAS)[number]): boolean {
  if (llamada.acceso === 'publico') return true
  try {
    requirePermission(llamada, { roles: [rol], debeCambiarClave: false, debeSegundoFactor: false }, politica)
    return true
  } catch (error) {
    if (error instanceof RechazoHttp && error.http === 403) return false
    throw error
  }
}

/**
 * Who makes a call over HTTP: all that it lets in, whose answers differ, and one of each kind of those whom the gate turns
 * away, which is the same for all. The other policy changes nothing for who has no session, and is shown to turn away where
 * the tables differ.
 */
function whoAsks(politica: (typeof POLITICAS)[number], nombre: string, at: number): Quien[] {
  const roles = ROLES_DE.map(([quien]) => quien)
  const refused = roles.filter((quien) => cellOf(politica, nombre, quien) === 'no')
  const differs = refused.filter(
    (quien) => cellOf('operativa', nombre, quien) !== cellOf('estricta', nombre, quien),
  )
  const outside = politica === 'operativa' ? refused : differs
  const one = <T>(all: readonly T[]): T[] => all.filter((_, index) => index === at % all.length)
  return [
    ...(politica === 'operativa' ? one(SIN_SESION) : []),
    ...one(outside),
    ...roles.filter((quien) => !refused.includes(quien)),
  ]
}

function linesOf(table: string): [string, string[]][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([nombre = '', ...cells]) => [nombre, cells])
}

describe.each(POLITICAS)('%s', (politica) => {
  let api: ApiDePrueba
  let escena: Escena
  const users = new Map<string, number>()

  beforeAll(async () => {
    api = await startApi({ politica })
    escena = await setScene(api)
    for (const rol of ['EMPLEADO', 'ADMINISTRATIVO', 'CONTADOR', 'ADMINISTRACION'] as Rol[]) {
      users.set(rol, await addAccount(api.db, rol))
    }
    users.set('MEDICO', await addAccount(api.db, 'MEDICO', { matriculadoID: escena.propio }))
  })
  afterAll(() => api.close())

  async function tokenOf(quien: Quien): Promise<string | undefined> {
    if (quien === 'sin sesión') return undefined
    const name = quien.startsWith('médico') ? 'MEDICO' : users.has(quien) ? quien : 'ADMINISTRACION'
    const token = await addSession(api.db, users.get(name) ?? 0)
    const last = 'WHERE token_hash = (SELECT token_hash FROM sesion ORDER BY creada_en DESC LIMIT 1)'
    if (quien === 'vencida') await api.db.query(`UPDATE sesion SET vence_en = now() ${last}`)
    if (quien === 'revocada') await api.db.query(`UPDATE sesion SET revocada_en = now() ${last}`)
    return token
  }

  test('the table names every call once', () => {
    expect([...expected(politica).keys()].sort()).toEqual(LLAMADAS.map(({ nombre }) => nombre).sort())
  })

  test('the gate lets through whom the table names, to every call', () => {
    const wrong = LLAMADAS.flatMap(({ nombre, llamada }) =>
      ROLES_DE.filter(
        ([quien, rol]) => isLetIn(llamada, rol, politica) !== (cellOf(politica, nombre, quien) !== 'no'),
      ).map(([quien]) => `${nombre} ${quien}`),
    )
    expect(wrong).toEqual([])
  })

  test('who has no session is told why by every call but the public ones', () => {
    const told = LLAMADAS.map(({ nombre }) => SIN_SESION.map((quien) => cellOf(politica, nombre, quien)))
    expect(told).toEqual(
      LLAMADAS.map(({ nombre, llamada }) =>
        llamada.acceso === 'publico'
          ? SIN_SESION.map(() => cellOf(politica, nombre, 'ADMINISTRACION'))
          : ['-100', '-110', '-120'],
      ),
    )
  })

  test.each(LLAMADAS.map((one, at) => ({ ...one, at })))('$nombre', async ({ nombre, llamada, at }) => {
    const row: string[] = []
    const asked = whoAsks(politica, nombre, at)
    for (const quien of asked) {
      const token = await tokenOf(quien)
      const wire = sampleOf(nombre, escena, quien === 'médico, lo ajeno' ? escena.ajeno : escena.propio)
      const vuelta = await api.call(nombre, wire, { token })
      row.push(outcome(vuelta))
      if (row.at(-1) === 'sí' && llamada.metodo === 'GET') expect(vuelta.sobre.estado).toBe(1)
      if (row.at(-1) === 'sí' && llamada.lista) {
        expect(vuelta.sobre.pagTotalItems).toBeGreaterThanOrEqual(rowsOf(vuelta.sobre.datos))
      }
      // Dates are the council's own: 'YYYY-MM-DD' or 'YYYY-MM-DD HH:mm:ss'.
      expect(JSON.stringify(vuelta.sobre)).not.toMatch(/\d{4}-\d{2}-\d{2}T\d/)
      if (row.at(-1) === 'ajeno') {
        const nobody = await api.call(nombre, sampleOf(nombre, escena, NO_HAY), { token })
        expect(vuelta).toMatchObject({ http: nobody.http, sobre: nobody.sobre })
      }
    }
    expect(row).toEqual(asked.map((quien) => cellOf(politica, nombre, quien)))
  })

  // Who has no session is asked for it before the policy is.
  const dead = [
    ['locked', 'bloqueado = true'],
    ['removed', 'eliminado_en = now()'],
  ] as const
  test.each(politica === 'operativa' ? dead : [])(
    'a %s account’s live session is dead at once, for every call',
    async (_, change) => {
      const usuarioID = await addAccount(api.db, 'ADMINISTRACION')
      const token = await addSession(api.db, usuarioID)
      await api.db.query(`UPDATE usuario SET ${change} WHERE id = $1`, [usuarioID])
      for (const { nombre, llamada } of LLAMADAS.filter((one) => one.llamada.acceso !== 'publico')) {
        const { sobre } = await api.call(nombre, sampleOf(nombre, escena), { token })
        expect([nombre, llamada.metodo, sobre.estado]).toEqual([nombre, llamada.metodo, -120])
      }
    },
  )
})

function outcome({ http, sobre }: Vuelta): string {
  if (http === 403 && sobre.estado === 0 && sobre.mensaje === NO_AUTORIZADO) return 'no'
  expect(http).toBe(200)
  if ((sobre.estado ?? 0) <= -100) return String(sobre.estado)
  return isNotFound(sobre) ? 'ajeno' : 'sí'
}

/** Of a list or of several by their names. */
const rowsOf = (datos: unknown): number =>
  (Array.isArray(datos) ? datos : Object.values(datos as Record<string, unknown[]>).flat()).length

const isNotFound = ({ estado, mensaje }: Sobre): boolean =>
  estado === 0 && mensaje === 'No se encontró el registro'
