import { createTransport } from 'nodemailer'
import { isLoopbackHost } from '@/backend/nucleo/client-address'
import type { Canal, Salida, Saliente } from '@/backend/avisos/mensaje/canal'

export interface AjustesDeCorreo {
  url: string
  remitente: string
}

const CONNECT = 10_000
const SILENCE = 30_000

/** Mail over SMTP. The password travels encrypted, or in the clear to this machine only. */
export function canalDeCorreo(ajustes: AjustesDeCorreo): Canal {
  const options = optionsOf(ajustes)
  return {
    enviar: async (mensaje) => {
      const begun = { value: false }
      // One connection per message, so that its log belongs to that message alone.
      const transport = createTransport({ ...options, logger: watchFor354(begun) })
      try {
        await transport.sendMail(mailOf(mensaje, ajustes.remitente))
        return { resultado: 'enviado' }
      } catch (error) {
        return describeFailure(error as FallaSmtp, begun.value)
      } finally {
        transport.close()
      }
    },
  }
}

function optionsOf({ url }: AjustesDeCorreo) {
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  // A URL keeps an IPv6 address in brackets, and a socket wants it bare.
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  return {
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: !secure && username !== '' && !isLoopbackHost(host),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: CONNECT,
    greetingTimeout: CONNECT,
    socketTimeout: SILENCE,
    transactionLog: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** 354 is the server's 'now send the text'; before it nothing can have left. */
function watchFor354(begun: { value: boolean }) {
  const look = (entry: unknown, line: unknown): void => {
    const { tnx } = entry as { tnx?: string }
    if (tnx === 'server' && String(line).startsWith('354')) begun.value = true
  }
  const nothing = (): void => undefined
  return { trace: nothing, debug: look, info: nothing, warn: nothing, error: nothing, fatal: nothing }
}

function mailOf({ destino, asunto, cuerpo, referencia, baja }: Saliente, remitente: string) {
  const domain = /@([^>\s]+)/.exec(remitente)?.[1] ?? 'localhost'
  return {
    from: remitente,
    to: { name: '', address: destino },
    subject: asunto,
    text: cuerpo,
    messageId: `<${referencia}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated', ...(baja !== null && oneClick(baja)) },
  }
}

/** RFC 8058: the mail program's own button posts this, without opening the page. */
const oneClick = (baja: string) => ({
  'List-Unsubscribe': `<${baja}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

interface FallaSmtp {
  code?: string
  responseCode?: number
  message: string
}

/** A server's refusal is temporary (4xx) or final (5xx). Silence after the text began is doubtful. */
function describeFailure({ code, responseCode, message }: FallaSmtp, begun: boolean): Salida {
  const causa = message.replace(/\s+/g, ' ').slice(0, 300)
  // A wrong password concerns all messages and may be mended.
  if (code === 'EAUTH') return { resultado: 'reintentar', causa }
  if (responseCode !== undefined)
    return { resultado: responseCode >= 500 ? 'rechazado' : 'reintentar', causa }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return { resultado: 'rechazado', causa }
  return begun
    ? { resultado: 'dudoso', causa: `El servidor de correo no contestó después de recibirlo (${causa})` }
    : { resultado: 'reintentar', causa }
}
