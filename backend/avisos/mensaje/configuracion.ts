import * as z from 'zod'
import type { AjustesDeCorreo } from '@/backend/avisos/mensaje/correo'
import type { AjustesDeWhatsapp } from '@/backend/avisos/mensaje/whatsapp'

const direccion = z.string().regex(/^[^\r\n]*<?[^\s@<>]+@[^\s@<>]+>?$/, 'no es un remitente')

/** An unescaped sign changes where the address is cut. */
const COMO_SE_ESCRIBE =
  'los signos especiales del usuario y de la clave se escriben como en una dirección web: % es %25, @ es %40, # es %23, / es %2F'

const isSmtp = (text: string): boolean =>
  URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== ''

function isWritten(text: string): boolean {
  const { username, password, pathname, search, hash } = new URL(text)
  try {
    for (const part of [username, password]) decodeURIComponent(part)
    return !`${pathname}${search}${hash}`.includes('@')
  } catch {
    return false
  }
}

const Entorno = z.object({
  SMTP_URL: z
    .string()
    .refine(isSmtp, { error: `no es una dirección smtp:// o smtps://; ${COMO_SE_ESCRIBE}`, abort: true })
    .refine(isWritten, COMO_SE_ESCRIBE)
    .optional(),
  CORREO_REMITENTE: direccion.optional(),
  WHATSAPP_TOKEN: z
    .string()
    .regex(/^[!-~]+$/, 'tiene espacios o letras que ninguna credencial de Meta lleva')
    .optional(),
  WHATSAPP_TELEFONO: z
    .string()
    .regex(/^\d{5,20}$/, 'es el identificador del número')
    .optional(),
  WHATSAPP_PLANTILLA: z.string().min(1).optional(),
  WHATSAPP_URL: z
    .url({ protocol: /^https?$/, error: 'no es una dirección http(s)' })
    .default('https://graph.facebook.com/v24.0'),
})

export interface Configuracion {
  correo: AjustesDeCorreo | undefined
  whatsapp: AjustesDeWhatsapp | undefined
}

/** Throws an Error that names the wrong variable and tells no secret. */
export function configuracion(env: NodeJS.ProcessEnv = process.env): Configuracion {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = Entorno.safeParse(set)
  if (!read.success) {
    throw new Error(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
  }
  const { SMTP_URL, CORREO_REMITENTE, WHATSAPP_TOKEN, WHATSAPP_TELEFONO, ...whatsapp } = read.data
  if (SMTP_URL && !CORREO_REMITENTE) throw new Error('CORREO_REMITENTE: falta, y SMTP_URL está')
  if (WHATSAPP_TOKEN && !WHATSAPP_TELEFONO) throw new Error('WHATSAPP_TELEFONO: falta, y WHATSAPP_TOKEN está')
  if (WHATSAPP_TELEFONO && !WHATSAPP_TOKEN) throw new Error('WHATSAPP_TOKEN: falta, y WHATSAPP_TELEFONO está')
  return {
    correo: SMTP_URL && CORREO_REMITENTE ? { url: SMTP_URL, remitente: CORREO_REMITENTE } : undefined,
    whatsapp:
      WHATSAPP_TOKEN && WHATSAPP_TELEFONO
        ? {
            url: whatsapp.WHATSAPP_URL.replace(/\/+$/, ''),
            token: WHATSAPP_TOKEN,
            telefonoID: WHATSAPP_TELEFONO,
            plantilla: whatsapp.WHATSAPP_PLANTILLA,
          }
        : undefined,
  }
}
