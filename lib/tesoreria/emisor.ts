import { addressOfLogo, readCara } from '@/lib/api/consejo'
import { environment } from '@/lib/environment'
import { rutas } from '@/lib/routes'

export interface Emisor {
  consejo: string
  consejoLineas: readonly string[]
  /** The whole address where anybody checks a paper by its code. */
  verificacion: string
  /** The council's logo, an address of our own. */
  logo?: string | undefined
  /** Receipts on one sheet; absent is one. */
  copias?: 1 | 2 | undefined
  /** Of the demonstration register: every paper says so. */
  demostracion?: boolean | undefined
}

/** For the server; what the browser needs travels as a prop. */
export async function emisor(): Promise<Emisor> {
  const { PUBLIC_URL, PADRON_REGISTRO } = environment()
  const cara = await readCara()
  const logo = addressOfLogo(cara)
  return {
    consejo: cara.nombre,
    consejoLineas: cara.lineas,
    verificacion: new URL(rutas.verificar(), PUBLIC_URL).href,
    ...(logo && { logo }),
    ...(PADRON_REGISTRO === 'demo' && { demostracion: true }),
  }
}
