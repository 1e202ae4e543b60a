import 'server-only'
import { traerDatos, traerLogo } from '@/contract/consejo'
import { sendRequest } from '@/contract/lectura/connection'
import { interpretAnswer } from '@/contract/lectura/envelope'
import { isPropio } from '@/lib/api/servidor'
import type { AnyCall, LeidoDe } from '@/lib/api/result'
import { environment } from '@/lib/environment'

/** The council as screens and papers show it. */
export interface Cara {
  nombre: string
  lineas: readonly string[]
  /** Somebody wrote it at 'Datos del consejo'; else it is the installation's. */
  escrita: boolean
  copiasDelRecibo: 1 | 2
  /** Of the logo's bytes. */
  logoHuella?: string | undefined
}

interface Logo {
  huella: string
  tipo: string
  bytes: Uint8Array
}

interface Guardada {
  cara?: Cara
  leida: number
  leyendo?: Promise<void> | undefined
  logo?: Logo
}
// Pages and handlers are separate bundles of one process and share what was read.
const proceso = globalThis as typeof globalThis & { padronConsejo?: Guardada }

const several = (): boolean => Number(process.env['WEB_PROCESOS']) > 1
/** Milliseconds: read again beside the page, waited for, and how long a page waits. */
const [FRESCA, VIEJA, ESPERA] = [10_000, 600_000, 1_000]

/**
 * The council's face. Pages do not wait for it but at first: it is kept for ten seconds and then read again beside them.
 * Never rejects: without an answer it is what was known, or the installation's. `alDia`: for who may change it, who must
 * see the change in whichever process of the web answers; a process alone forgets what it sees changed.
 */
export async function readCara({ alDia = false } = {}): Promise<Cara> {
  if (!(await isPropio())) return installed()
  const guardada = (proceso.padronConsejo ??= { leida: 0 })
  const age = Date.now() - guardada.leida
  const now = alDia && several()
  if (now || age > FRESCA) {
    guardada.leyendo ??= renew(guardada)
    if (now || !guardada.cara || age > VIEJA) await guardada.leyendo
  }
  return guardada.cara ?? installed()
}

/** Our own server was just told of another face by this process. */
export function forgetCara(): void {
  // What is being read may be older than the change, and goes into what is left behind here.
  if (proceso.padronConsejo)
    proceso.padronConsejo = { ...proceso.padronConsejo, leida: 0, leyendo: undefined }
}

/** The logo's address, another for another picture. */
export const addressOfLogo = ({ logoHuella }: Cara): string | undefined =>
  logoHuella && `/api/consejo/logo?v=${logoHuella}`

/** The logo's bytes, kept while its hash stays; undefined without one. */
export async function readLogo(): Promise<Logo | undefined> {
  const { logoHuella } = await readCara()
  if (!logoHuella) return undefined
  const guardada = (proceso.padronConsejo ??= { leida: 0 })
  if (guardada.logo?.huella === logoHuella) return guardada.logo
  const { huella, tipo = '', imagen } = (await ask(traerLogo).catch(() => undefined)) ?? {}
  if (!imagen || !huella || !/^image\/(png|jpeg)$/.test(tipo)) return undefined
  const logo = { huella, tipo, bytes: Buffer.from(imagen, 'base64') }
  guardada.logo = logo
  return logo
}

function installed(): Cara {
  const { CONSEJO_NOMBRE, CONSEJO_LINEAS } = environment()
  return { nombre: CONSEJO_NOMBRE, lineas: CONSEJO_LINEAS, escrita: false, copiasDelRecibo: 1 }
}

async function renew(guardada: Guardada): Promise<void> {
  try {
    const { nombre, lineas, copiasDelRecibo, logoHuella } = await ask(traerDatos)
    const escrita = typeof nombre === 'string' && nombre !== ''
    guardada.cara = {
      ...(escrita ? { nombre, lineas: lineas ?? [], escrita } : installed()),
      copiasDelRecibo: copiasDelRecibo === 2 ? 2 : 1,
      logoHuella,
    }
  } catch {
    // What was known stays, and no page waits for the next try.
    guardada.cara ??= installed()
  } finally {
    guardada.leida = Date.now()
    guardada.leyendo = undefined
  }
}

/** By the process itself, for no request and nobody. Throws without a good answer. */
async function ask<L extends AnyCall>(llamada: L): Promise<LeidoDe<L>> {
  const base = environment().PADRON_API
  const recibido = await sendRequest({
    metodo: 'GET',
    direccion: new URL(base.pathname.replace(/\/$/, '') + llamada.ruta, base),
    cabeceras: { accept: 'application/json' },
    espera: ESPERA,
  })
  const result = await interpretAnswer(llamada, recibido, '', () => undefined)
  if (!result.ok) throw new Error(result.mensaje)
  return result.datos as LeidoDe<L>
}
