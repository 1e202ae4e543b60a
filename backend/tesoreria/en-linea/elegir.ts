import * as z from 'zod'
import { openDatabase } from '@/backend/db/conexion'
import { createMercadoPago } from '@/backend/tesoreria/en-linea/mercado-pago'
import type { Pasarela } from '@/backend/tesoreria/en-linea/pasarela'
import { createPasarelaDePrueba } from '@/backend/tesoreria/en-linea/pasarela-de-prueba'

export const EntornoDePago = z.object({
  PADRON_REGISTRO: z.string().optional(),
  MERCADO_PAGO_TOKEN: z.string().optional().meta({
    description: 'access token of online payment; with the secret and `PUBLIC_URL`, on a real register alone',
    ejemplo: 'APP_USR-…',
  }),
  MERCADO_PAGO_SECRETO: z.string().optional().meta({ description: 'secret that signs its notices' }),
  MERCADO_PAGO_URL: z
    .url()
    .default('https://api.mercadopago.com')
    .meta({ description: "the provider's REST API" }),
  PUBLIC_URL: z.string().optional(),
})

const DEMO =
  'Un registro de demostración o de ensayo no admite credenciales de pago: quite MERCADO_PAGO_TOKEN y MERCADO_PAGO_SECRETO.'
const PARTES = 'Para cobrar en línea hacen falta MERCADO_PAGO_TOKEN, MERCADO_PAGO_SECRETO y PUBLIC_URL.'

/** Why this register must not have these credentials, or null. */
export function faultOfCredentials(demo: boolean, env: NodeJS.ProcessEnv): string | null {
  const { MERCADO_PAGO_TOKEN: token, MERCADO_PAGO_SECRETO: secreto, PUBLIC_URL: sitio } = env
  if (!token && !secreto) return null
  if (demo) return DEMO
  return token && secreto && sitio ? null : PARTES
}

const clean = (url: string): string => url.replace(/\/+$/, '')

/** Mercado Pago with credentials, the test gateway in a demonstration, otherwise nobody (decision 49). */
export function choosePasarela(env: z.output<typeof EntornoDePago>, databaseUrl: string): Pasarela | null {
  const { MERCADO_PAGO_TOKEN: token, MERCADO_PAGO_SECRETO: secreto, PUBLIC_URL: sitio } = env
  if (env.PADRON_REGISTRO === 'demo') {
    // It has its own connections, so it answers however busy the API's are.
    return createPasarelaDePrueba(
      openDatabase(databaseUrl, { max: 3, applicationName: 'pasarela-de-prueba' }),
      clean(sitio ?? ''),
    )
  }
  if (env.PADRON_REGISTRO === 'ensayo' || !token || !secreto || !sitio) return null
  return createMercadoPago({ token, secreto, url: clean(env.MERCADO_PAGO_URL), sitio: clean(sitio) })
}
