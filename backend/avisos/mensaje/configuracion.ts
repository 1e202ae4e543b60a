import * as z from 'zod'
import type { AjustesDeCorreo } from '@/backend/avisos/mensaje/correo'
import type { AjustesDeWhatsapp } from '@/backend/avisos/mensaje/whatsapp'
import { withoutEmpty } from '@/backend/nucleo/entorno'

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

/** How messages leave. */
export const EntornoDeMensajes = z.object({
  SMTP_URL: z
    .string()
    .refine(isSmtp, { error: `no es una dirección smtp:// o smtps://; ${COMO_SE_ESCRIBE}`, abort: true })
    .refine(isWritten, COMO_SE_ESCRIBE)
    .optional()
    .meta({
      description: 'how mail leaves, `smtp://` or `smtps://`; without it messages wait',
      ejemplo: 'smtp://usuario:clave@correo.example:587',
    }),
  CORREO_REMITENTE: direccion.optional().meta({
    description: 'who mail is from; asked for with `SMTP_URL`',
    ejemplo: 'Consejo de Médicos <tesoreria@consejo.example>',
  }),
  WHATSAPP_TOKEN: z
    .string()
    .regex(/^[!-~]+$/, 'tiene espacios o letras que ninguna credencial de Meta lleva')
    .optional()
    .meta({
      description: "access token of Meta's Cloud API; without it a chat link for each person",
    }),
  WHATSAPP_TELEFONO: z
    .string()
    .regex(/^\d{5,20}$/, 'es el identificador del número')
    .optional()
    .meta({ description: "the phone number's id there", ejemplo: '100000000000000' }),
  WHATSAPP_PLANTILLA: z.string().min(1).optional().meta({
    description:
      'approved template with one text of its own; without it plain text goes, 24 hours after theirs',
    ejemplo: 'aviso_del_consejo',
  }),
  WHATSAPP_URL: z
    .url({ protocol: /^https?$/, error: 'no es una dirección http(s)' })
    .default('https://graph.facebook.com/v24.0')
    .meta({ description: 'address of the Cloud API' }),
})

export interface Configuracion {
  correo: AjustesDeCorreo | undefined
  whatsapp: AjustesDeWhatsapp | undefined
}

/** Throws an Error that names the wrong variable and tells no secret. */
export function configuracion(env: NodeJS.ProcessEnv = process.env): Configuracion {
  const read = EntornoDeMensajes.safeParse(withoutEmpty(env))
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
