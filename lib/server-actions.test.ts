import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_AUTORIZADO } from '@/contract/fixed-texts'
import { CONTRATO } from '@/contract/indice'
import { can, permissionsOf, type Permiso, POLITICAS, ROLES } from '@/domain/roles'
import { makeBancoList } from '@/lib/catalogos/banco-list-action'
import { makeBankFiles, makeEntitySheet, makeRoundFile } from '@/lib/debitos/files-action'
import { makeStatisticsFile } from '@/lib/estadisticas/files-action'
import { makeReport } from '@/lib/listado/report-action'
import { makeFederationFiles, makeFederationSheet } from '@/lib/federacion/files-action'

const house = vi.hoisted(() => ({ sesion: null as object | null, asked: [] as string[] }))
vi.mock('server-only', () => ({}))
vi.mock('@/lib/api/servidor', () => ({ isPropio: () => Promise.resolve(true) }))
vi.mock('@/lib/session', () => ({ readSession: () => Promise.resolve(house.sesion) }))
vi.mock('@/lib/api/client', () => ({
  callApi: ({ ruta }: { ruta: string }) => {
    house.asked.push(ruta)
    return Promise.resolve({ ok: false, tipo: 'rechazo', mensaje: 'La API no quiso' })
  },
}))
beforeEach(() => {
  house.asked.length = 0
})

/** Each with the right it takes and the first that it asks of the API. */
const ACTIONS: Readonly<
  Record<string, { ask: () => Promise<ReadableStream<unknown>>; permiso: Permiso; ruta: string }>
> = {
  makeFederationFiles: {
    ask: () => makeFederationFiles('2026-11'),
    permiso: 'federacion.archivos',
    ruta: '/archivoFederacion/generar',
  },
  makeFederationSheet: {
    ask: () => makeFederationSheet('2026-11', 'altas'),
    permiso: 'federacion.archivos',
    ruta: '/estadisticas/altasBajasFederacion',
  },
  makeBankFiles: {
    ask: () => makeBankFiles(41, '2026-11'),
    permiso: 'debitos.rondas',
    ruta: '/da_listado_envio_bse/crear',
  },
  makeRoundFile: {
    ask: () => makeRoundFile({ rondaID: 1, clase: 'CA', nombre: 'CA.BSE', visto: undefined }),
    permiso: 'debitos.rondas',
    ruta: '/ronda/bajar',
  },
  makeEntitySheet: {
    ask: () => makeEntitySheet(2, '2026-11'),
    permiso: 'debitos.rondas',
    ruta: '/da_listado/traerOtrosDebitos',
  },
  makeStatisticsFile: {
    ask: () => makeStatisticsFile({ informe: 'detallado', mes: '2026-11' }),
    permiso: 'estadisticas.ver',
    ruta: '/estadisticas/traerInformeMensualIngresos',
  },
  makeReport: {
    ask: () => makeReport({}),
    permiso: 'listado.ver',
    ruta: '/listado/traerOrden',
  },
  makeBancoList: {
    ask: makeBancoList,
    permiso: CONTRATO.banco.traerTodos.acceso,
    ruta: '/banco/traerTodos',
  },
}

/** All that an action tells, and what reached the API meanwhile. */
async function heardOf(ask: () => Promise<ReadableStream<unknown>>): Promise<[unknown[], string[]]> {
  const told: unknown[] = []
  for await (const parte of await ask()) told.push(parte)
  return [told, house.asked.splice(0)]
}
const signIn = (permisos: ReadonlySet<Permiso>) => {
  house.sesion = { token: 'opaco', roles: [], permisos }
}

describe.each(Object.entries(ACTIONS))('%s', (_name, { ask, permiso, ruta }) => {
  test('without a session says that it ended and asks nothing of the API', async () => {
    house.sesion = null
    expect(await heardOf(ask)).toEqual([[{ caducada: true }], []])
  })

  test.each(POLITICAS)('by the policy %s works for the roles with the right and for no other', async (by) => {
    for (const rol of ROLES) {
      signIn(permissionsOf([rol], by))
      expect([rol, ...(await heardOf(ask))]).toEqual(
        can([rol], by, permiso)
          ? [rol, [{ error: 'La API no quiso' }], [ruta]]
          : [rol, [{ error: NO_AUTORIZADO }], []],
      )
    }
  })

  test('refuses whoever has every right but its own, and who has none', async () => {
    for (const permisos of [permissionsOf(['ADMINISTRACION'], 'operativa'), new Set<Permiso>()]) {
      signIn(new Set([...permisos].filter((one) => one !== permiso)))
      expect(await heardOf(ask)).toEqual([[{ error: NO_AUTORIZADO }], []])
    }
  })
})

test('who may not is not told what is wrong with what he sent', async () => {
  for (const forma of [2, 43, '41', null]) {
    signIn(new Set())
    expect(await heardOf(() => makeBankFiles(forma as number, '2026-11'))).toEqual([
      [{ error: NO_AUTORIZADO }],
      [],
    ])
    signIn(new Set<Permiso>(['debitos.rondas']))
    const [told, asked] = await heardOf(() => makeBankFiles(forma as number, '2026-11'))
    expect([told, asked]).toEqual([[{ error: expect.not.stringContaining(NO_AUTORIZADO) as string }], []])
  }
  const wrong = ['noviembre', '', null, { mes: 11 }].map((mes) => () => makeFederationFiles(mes as string))
  for (const ask of wrong) {
    signIn(new Set())
    expect(await heardOf(ask)).toEqual([[{ error: NO_AUTORIZADO }], []])
    signIn(new Set<Permiso>(['federacion.archivos']))
    const [told, asked] = await heardOf(ask)
    expect([told, asked]).toEqual([[{ error: expect.not.stringContaining(NO_AUTORIZADO) as string }], []])
  }
})

test('every server action of the house is among them', async () => {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const files = ['app', 'components', 'lib']
    .flatMap((tree) =>
      readdirSync(root + tree, { recursive: true, encoding: 'utf8' }).map((name) => `${root}${tree}/${name}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && /^\s*'use server'/m.test(readFileSync(file, 'utf8')))
  const modules = await Promise.all(files.map((file) => import(file) as Promise<object>))
  expect(modules.flatMap(Object.keys).toSorted()).toEqual(Object.keys(ACTIONS).toSorted())
})
