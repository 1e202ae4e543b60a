import type { ChildProcess } from 'node:child_process'
import { openApi } from '@/bench/torture/api'
import { DIRECCION_PROPIA } from '@/bench/torture/alta/archivos'
import { openRed, type Maquina, type Red } from '@/bench/torture/alta/maquinas'
import {
  findPrincipal,
  makeDatabase,
  startBase,
  startEtcd,
  startHaproxy,
  startNginx,
  startPgbouncer,
  URL_DE_LA_API,
  urlDe,
  waitForStandby,
} from '@/bench/torture/alta/servicios'
import { openEscena, type Escena } from '@/bench/torture/escena'
import type { Proceso } from '@/bench/torture/proceso'
import { makeWeb } from '@/bench/torture/web'
import { addAccount, CLAVE } from '@/backend/prueba/gente'

/** A council on seven machines: two bases, two APIs, two webs, and the one that stands before them and is a witness. */
export interface Consejo {
  red: Red
  /** Made on the base that ruled at the beginning: of no use after its first death. */
  escena: Escena
  apis: readonly [Proceso, Proceso]
  webs: readonly [Proceso, Proceso]
  /** The balancer's door to the webs, and to the APIs. */
  publica: string
  api: string
  cuenta: { usuario: string; clave: string }
  restartPgbouncer(maquina: Maquina): Promise<void>
  close(): Promise<void>
}

export async function openConsejo(): Promise<Consejo> {
  const red = openRed()
  try {
    return await raise(red)
  } catch (error) {
    red.close()
    throw error
  }
}

async function raise(red: Red): Promise<Consejo> {
  const { testigo, base1, base2, api1, api2, web1, web2 } = red.maquinas
  startEtcd(red, testigo)
  startBase(red, base1)
  startBase(red, base2)
  const principal = await findPrincipal(red)
  await makeDatabase(principal)
  await waitForStandby(red)
  const escena = await openEscena({ url: urlDe(principal), stop: () => undefined })
  const usuario = 'administradora'
  await addAccount(escena.db, 'ADMINISTRACION', { username: usuario })
  const bouncers = new Map<string, ChildProcess>()
  for (const one of [api1, api2]) {
    startHaproxy(red, one)
    bouncers.set(one.nombre, startPgbouncer(red, one))
  }
  startNginx(red, testigo)
  const publica = `http://${testigo.direccion}:8080`
  const api = `http://${testigo.direccion}:4080`
  const apis = [await apiOn(api1), await apiOn(api2)] as const
  const webs = [await webOn(web1, api, publica), await webOn(web2, api, publica)] as const
  for (const one of [...apis, ...webs]) await one.start()
  return {
    red,
    escena,
    apis,
    webs,
    publica,
    api,
    cuenta: { usuario, clave: CLAVE },
    restartPgbouncer: async (maquina) => {
      const old = bouncers.get(maquina.nombre)
      const gone = new Promise((resolve) => old?.once('exit', resolve))
      old?.kill('SIGTERM')
      await gone
      bouncers.set(maquina.nombre, startPgbouncer(red, maquina))
    },
    close: async () => {
      await Promise.all([...apis, ...webs].map((one) => one.end('SIGKILL')))
      await escena.close()
      red.close()
    },
  }
}

const apiOn = ({ ante, direccion }: Maquina): Promise<Proceso> =>
  openApi(
    URL_DE_LA_API,
    { API_HOST: direccion, WEBS_DE_CONFIANZA: `${DIRECCION_PROPIA}/24` },
    { ante, direccion, puerto: 4000 },
  )

const webOn = ({ ante, direccion }: Maquina, api: string, publica: string): Promise<Proceso> =>
  makeWeb(
    api,
    { HOST: direccion, PUBLIC_URL: publica, NEXTAUTH_URL: publica, PROXIES_DE_CONFIANZA: '1' },
    { ante, direccion, puerto: 3000 },
  )
