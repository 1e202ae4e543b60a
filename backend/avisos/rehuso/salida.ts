import { signBaja } from '@/backend/avisos/rehuso/codigo'
import { readSecreto } from '@/backend/credenciales/habilitacion/carnet-digital'
import type { Queryable } from '@/backend/db/conexion'
import type { Medio } from '@/domain/mensaje'
import { type OrigenDeMensaje, pieDeMensaje, type TemaDeAviso } from '@/domain/tema-de-aviso'

export interface DeQue {
  matriculadoID: number | null
  medio: Medio
  tema: TemaDeAviso | null
  origen: OrigenDeMensaje
  cuerpo: string
}

/** The text as it leaves, and the address that a mail program may post to (RFC 8058), or null. */
interface ConSalida {
  cuerpo: string
  baja: string | null
}

/**
 * Ends a text with its way out. It is written as the message leaves, since nobody of the office should read the link in the
 * outbox.
 */
export async function withWayOut(
  db: Queryable,
  { matriculadoID, medio, tema, origen, cuerpo }: DeQue,
): Promise<ConSalida> {
  const sitio = process.env['PUBLIC_URL']?.replace(/\/+$/, '')
  const codigo =
    tema === null || matriculadoID === null
      ? undefined
      : signBaja({ matriculadoID, tema, medio }, await readSecreto(db))
  return {
    cuerpo: `${cuerpo}\n\n${pieDeMensaje(tema, { origen, codigo, sitio })}`,
    baja: sitio && codigo ? `${sitio}/api/bajaDeAvisos/${codigo}` : null,
  }
}
