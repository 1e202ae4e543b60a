import { expect } from 'vitest'
import { canalDeCorreo } from '@/backend/avisos/mensaje/correo'
import { sendNext } from '@/backend/avisos/mensaje/enviador'
import { pedidosDeClave } from '@/backend/acceso/cuenta/pedido-de-clave'
import type { ApiDePrueba } from '@/backend/prueba/api'
import { startMailServer, type CorreoRecibido } from '@/backend/prueba/avisos/servidor-de-correo'
import { MAIL } from '@/domain/mensaje'

/** The mail of accounts, through a real mail server, in the turns that a test asks for. */
export interface Oficina {
  /** Looks whose the requests are, and sends nothing. */
  look(): Promise<void>
  deliver(): Promise<void>
  /** Delivers, and reads the code of the last letter. */
  code(): Promise<string>
  sent(): readonly CorreoRecibido[]
  /** As on another day: no letter, no try is remembered. */
  empty(): Promise<void>
  close(): Promise<void>
}

export async function correoDe({ db }: ApiDePrueba): Promise<Oficina> {
  const servidor = await startMailServer()
  const canal = canalDeCorreo({ url: servidor.url, remitente: 'Consejo <consejo@consejo.example>' })
  await db.query("INSERT INTO ajuste (clave, valor) VALUES ('mensajesPorMinuto', '6000')")
  const look = async () => {
    const turno = { db, bitacora: () => undefined, ahora: new Date(), detenido: () => false }
    await pedidosDeClave.turno({ ...turno, fin: new AbortController().signal })
  }
  const deliver = async () => {
    await look()
    await db.query('UPDATE paso_de_envio SET proximo_en = now()')
    while ((await sendNext(db, { [MAIL]: canal })) !== null);
  }
  return {
    look,
    deliver,
    code: async () => {
      await deliver()
      const code = /^ {4}(\S+)\r?$/m.exec(servidor.recibidos.at(-1)?.texto ?? '')?.[1]
      expect(code).toMatch(/^\w{4}-\w{4}$/)
      return code ?? ''
    },
    sent: () => servidor.recibidos,
    empty: async () => {
      await db.query('DELETE FROM intento')
      await db.query('DELETE FROM mensaje')
      await db.query('DELETE FROM pedido_de_clave')
      servidor.recibidos.length = 0
    },
    close: () => servidor.close(),
  }
}
