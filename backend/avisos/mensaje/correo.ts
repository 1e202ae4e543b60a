import { createTransport } from 'nodemailer'
import { isLoopbackHost } from '@/backend/nucleo/direccion'
import type { Canal, Salida, Saliente } from '@/backend/avisos/mensaje/canal'

export interface AjustesDeCorreo {
  /** smtp://user:password@host:587 (STARTTLS) or smtps://…:465. */
  url: string
  /** 'Consejo de Médicos <tesoreria@consejo.example>'. */
  remitente: string
}

const CONNECT = 10_000
const SILENCE = 30_000

/** Mail over SMTP. A password travels encrypted or not at all, except to this machine. */
export function canalDeCorreo(ajustes: AjustesDeCorreo): Canal {
  const options = optionsOf(ajustes)
  return {
    enviar: async (mensaje) => {
      const begun = { value: false }
      // One connection a message: what is logged of it belongs to it alone.
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
  // A URL keeps an IPv6 address in brackets, a socket wants it bare.
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

/** 354 is the server's word for 'now send the text': before it nothing can have left. */
function watchFor354(begun: { value: boolean }) {
  const look = (entry: unknown, line: unknown): void => {
    const { tnx } = entry as { tnx?: string }
    if (tnx === 'server' && String(line).startsWith('354')) begun.value = true
  }
  const nothing = (): void => undefined
  return { trace: nothing, debug: look, info: nothing, warn: nothing, error: nothing, fatal: nothing }
}

function mailOf({ destino, asunto, cuerpo, referencia }: Saliente, remitente: string) {
  const domain = /@([^>\s]+)/.exec(remitente)?.[1] ?? 'localhost'
  return {
    from: remitente,
    to: { name: '', address: destino },
    subject: asunto,
    text: cuerpo,
    messageId: `<${referencia}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** nodemailer's error: the server's own code when it answered. */
interface FallaSmtp {
  code?: string
  responseCode?: number
  message: string
}

/** A server's no is a no, for now (4xx) or for good (5xx). Silence after the text began leaves it unknown. */
function describeFailure({ code, responseCode, message }: FallaSmtp, begun: boolean): Salida {
  const causa = message.replace(/\s+/g, ' ').slice(0, 300)
  // A wrong password is the council's matter and mends itself for all messages at once.
  if (code === 'EAUTH') return { resultado: 'reintentar', causa }
  if (responseCode !== undefined)
    return { resultado: responseCode >= 500 ? 'rechazado' : 'reintentar', causa }
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return { resultado: 'rechazado', causa }
  return begun
    ? { resultado: 'dudoso', causa: `El servidor de correo no contestó después de recibirlo (${causa})` }
    : { resultado: 'reintentar', causa }
}
