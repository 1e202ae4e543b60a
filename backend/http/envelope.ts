import pg from 'pg'
import type { Sobre } from '@/contract/llamada'
import { ERROR_INESPERADO, SESION_CADUCADA } from '@/contract/fixed-texts'
import { formatMoney, centavos, MAX_SUMA, SumaExcedida } from '@/domain/dinero'
import type { Bajada } from '@/backend/archivo/download'
import { brokenKey, isDiskFull, sqlState } from '@/backend/db/conexion'
import { noEncontrado, Rechazo, RechazoHttp } from '@/backend/nucleo/rechazo'

export interface Respuesta {
  http: number
  sobre: Sobre
  cabeceras?: Readonly<Record<string, string>>
  bajada?: Bajada
}

/** The database's refusal of a date in a closed period (migration 0010). */
const CERRADO = 'PC001'

const CONFLICTO = 'Otra persona está trabajando con estos datos. Intente de nuevo en unos segundos.'

const SIN_LUGAR =
  'No hay lugar en el disco del servidor: no se guardó nada. Avise a quien lo administra; mientras tanto se puede consultar.'

const SUMA_EXCEDIDA = `Los importes suman más de ${formatMoney(centavos(MAX_SUMA))} y no se pueden mostrar con exactitud. Revise los montos cargados o acote la consulta.`

export const answer = (http: number, estado: number, mensaje: string | null): Respuesta => ({
  http,
  sobre: { estado, mensaje, excepcion: null, datos: null },
})

/** -100 no session, -110 expired, -120 revoked: HTTP 200, like every answer of the domain. */
export const withoutSession = (estado: -100 | -110 | -120): Respuesta => answer(200, estado, SESION_CADUCADA)

/**
 * The answer to anything thrown: refusals in their words, the rest in the specification's text with the request's id
 * in `excepcion`. Never a stack or SQL.
 */
export function answerTo(error: unknown, pedidoID: string): Respuesta {
  if (error instanceof Rechazo || error instanceof RechazoHttp) {
    const http = error instanceof RechazoHttp ? error.http : 200
    const respuesta = answer(http, 0, error.message)
    if (Object.keys(error.errores).length > 0) respuesta.sobre.errores = { ...error.errores }
    return error instanceof RechazoHttp ? { ...respuesta, cabeceras: error.cabeceras } : respuesta
  }
  if (error instanceof SumaExcedida) return answer(200, 0, SUMA_EXCEDIDA)
  if (isConflict(error)) return answer(200, 0, CONFLICTO)
  if (error instanceof pg.DatabaseError && error.code === CERRADO) return answer(200, 0, `${error.message}.`)
  if (isMemberGone(error)) return answer(200, 0, noEncontrado().message)
  const respuesta = isDiskFull(error)
    ? answer(503, 0, SIN_LUGAR)
    : answer(isUnavailable(error) ? 503 : 500, 0, ERROR_INESPERADO)
  respuesta.sobre.excepcion = pedidoID
  return respuesta
}

/** It waited too long for a lock, or lost twice to another transaction: nothing was done. */
function isConflict(error: unknown): boolean {
  const code = sqlState(error)
  return code === '55P03' || code === '40001' || code === '40P01'
}

/** The member was removed between the handler's look and its writing. */
const isMemberGone = (error: unknown): boolean => brokenKey(error)?.endsWith('_matriculado_id_fkey') === true

const LOST =
  /ENOSPC|EDQUOT|ENOMEM|EAGAIN|EMFILE|ENFILE|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|timeout exceeded|Connection terminated|not queryable/

/** The database is away or overloaded, so another try may do better. */
export function isUnavailable(error: unknown): boolean {
  const code = sqlState(error)
  if (code !== undefined) return /^(08|53|57|58)/.test(code)
  return error instanceof Error && LOST.test(`${error.message} ${String((error as { code?: unknown }).code)}`)
}
