import { openBalanza, type Balanza } from '@/bench/torture/balanza'
import { openApi } from '@/bench/torture/api'
import { openEscena, type Escena } from '@/bench/torture/escena'
import type { Proceso } from '@/bench/torture/proceso'
import { makeWeb } from '@/bench/torture/web'
import { addAccount, CLAVE } from '@/backend/prueba/gente'
import { openPostgres } from '@/scripts/postgres-del-sistema.mjs'

/** Two webs and two APIs, each pair behind a balancer of its own, on one PostgreSQL. */
export interface Casa {
  escena: Escena
  /** Of which PostgreSQL. */
  version: string
  apis: readonly [Proceso, Proceso]
  webs: readonly [Proceso, Proceso]
  /** What the webs ask. */
  anteApis: Balanza
  /** What people open: the PUBLIC_URL of both webs. */
  anteWebs: Balanza
  cuenta: { usuario: string; clave: string }
  close(): Promise<void>
}

/** On the system's PostgreSQL where there is one, else on the embedded. */
export async function openCasa(): Promise<Casa> {
  const sistema = openPostgres()
  const escena = await openEscena(sistema)
  const [anteApis, anteWebs] = [await openBalanza(), await openBalanza()]
  const apis = [await openApi(escena.databaseUrl), await openApi(escena.databaseUrl)] as const
  const web = (): Promise<Proceso> =>
    makeWeb(anteApis.url, {
      PUBLIC_URL: anteWebs.url,
      NEXTAUTH_URL: anteWebs.url,
      PROXIES_DE_CONFIANZA: '1',
      WEB_PROCESOS: '2',
    })
  const webs = [await web(), await web()] as const
  const all = [...apis, ...webs]
  const close = async (): Promise<void> => {
    await Promise.all(all.map((one) => one.end('SIGKILL')))
    await Promise.all([anteApis, anteWebs].map((one) => one.close()))
    await escena.close()
  }
  try {
    anteApis.among(apis.map(({ url }) => url))
    anteWebs.among(webs.map(({ url }) => url))
    for (const one of all) await one.start()
    const usuario = 'administradora'
    await addAccount(escena.db, 'ADMINISTRACION', { username: usuario })
    const version = sistema ? `PostgreSQL ${sistema.version} del sistema` : 'PostgreSQL incorporado'
    const cuenta = { usuario, clave: CLAVE }
    return { escena, version, apis, webs, anteApis, anteWebs, cuenta, close }
  } catch (error) {
    await close()
    throw error
  }
}
