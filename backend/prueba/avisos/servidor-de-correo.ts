import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** What the mail server of a test got, as it came over the wire. */
export interface CorreoRecibido {
  para: string[]
  texto: string
}

export interface ServidorDeCorreo {
  url: string
  recibidos: CorreoRecibido[]
  /** What it says of the next recipient, or does after the text; nothing = takes it. */
  actitud: 'acepta' | 'ocupado' | 'rechaza' | 'cuelga'
  close(): Promise<void>
}

/** A real SMTP server on loopback. 'cuelga' takes the text and drops the line without a word. */
export async function startMailServer(): Promise<ServidorDeCorreo> {
  const recibidos: CorreoRecibido[] = []
  const servidor: ServidorDeCorreo = { url: '', recibidos, actitud: 'acepta', close: () => Promise.resolve() }
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, callback) => {
      if (servidor.actitud === 'ocupado') return callback(refusal(451, 'Intente más tarde'))
      if (servidor.actitud === 'rechaza') return callback(refusal(550, 'No existe la casilla'))
      callback()
    },
    onData: (stream, session, callback) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const para = session.envelope.rcptTo.map(({ address }) => address)
        recibidos.push({ para, texto: Buffer.concat(parts).toString('utf8') })
        if (servidor.actitud === 'cuelga') return hangUp(smtp)
        callback()
      })
    },
  })
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  servidor.url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
  servidor.close = () => new Promise((resolve) => smtp.close(() => resolve()))
  return servidor
}

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode })

function hangUp(smtp: SMTPServer): void {
  for (const connection of smtp.connections) connection._socket.destroy()
}
