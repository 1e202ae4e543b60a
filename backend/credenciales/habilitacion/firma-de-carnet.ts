import { createHmac, timingSafeEqual } from 'node:crypto'
import { BYTES_DE_CARNET, readCodigoDeCarnet, writeCodigoDeCarnet } from '@/domain/codigo-de-carnet'

/** Whose card it is and until when, in seconds since 1970. */
interface Dicho {
  matriculadoID: number
  vence: number
}
const BYTES_DICHOS = 8

const signatureOf = (said: Uint8Array, secreto: Buffer): Buffer =>
  createHmac('sha256', secreto)
    .update(said)
    .digest()
    .subarray(0, BYTES_DE_CARNET - BYTES_DICHOS)

export function signCodigo({ matriculadoID, vence }: Dicho, secreto: Buffer): string {
  const said = Buffer.alloc(BYTES_DICHOS)
  said.writeUInt32BE(matriculadoID, 0)
  said.writeUInt32BE(vence, 4)
  return writeCodigoDeCarnet(Buffer.concat([said, signatureOf(said, secreto)]))
}

/** What a code says when this register signed it, be it too old or not; undefined otherwise. */
export function readSigned(codigo: string, secreto: Buffer): Dicho | undefined {
  const bytes = Buffer.from(readCodigoDeCarnet(codigo) ?? new Uint8Array(BYTES_DE_CARNET))
  const said = bytes.subarray(0, BYTES_DICHOS)
  if (!timingSafeEqual(bytes.subarray(BYTES_DICHOS), signatureOf(said, secreto))) return undefined
  return { matriculadoID: said.readUInt32BE(0), vence: said.readUInt32BE(4) }
}
