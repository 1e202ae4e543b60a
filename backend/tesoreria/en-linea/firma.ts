import { createHmac, timingSafeEqual } from 'node:crypto'

export interface AvisoFirmado {
  dataID: string | null
  requestID: string | null
  firma: string | null
}

/** A provider repeats a notice for days; an older one is no news. */
const OLDEST = 7 * 24 * 60 * 60 * 1000
const AHEAD = 10 * 60 * 1000

/** ts comes in seconds or milliseconds, which its length tells. */
const toMs = (ts: string): number => Number(ts) * (ts.length > 11 ? 1 : 1000)

const signed = (secreto: string, { dataID, requestID }: AvisoFirmado, ts: string): string => {
  const text = `${dataID === null ? '' : `id:${dataID};`}${requestID === null ? '' : `request-id:${requestID};`}ts:${ts};`
  return createHmac('sha256', secreto).update(text).digest('hex')
}

/** Compares an HMAC-SHA256 in constant time. `ahora` is in milliseconds. */
export function isSigned(secreto: string, aviso: AvisoFirmado, ahora: number): boolean {
  const parts = new Map(
    (aviso.firma ?? '').split(',').map((part) => part.trim().split('=', 2) as [string, string]),
  )
  const ts = parts.get('ts') ?? ''
  const v1 = parts.get('v1') ?? ''
  if (!/^\d{9,14}$/.test(ts) || !/^[0-9a-f]{64}$/i.test(v1)) return false
  const age = ahora - toMs(ts)
  if (age > OLDEST || age < -AHEAD) return false
  return timingSafeEqual(Buffer.from(v1, 'hex'), Buffer.from(signed(secreto, aviso, ts), 'hex'))
}

/** The header that a provider with this secret would send. */
export const signAviso = (secreto: string, aviso: Omit<AvisoFirmado, 'firma'>, ahora: number): string =>
  `ts=${ahora},v1=${signed(secreto, { ...aviso, firma: null }, String(ahora))}`
