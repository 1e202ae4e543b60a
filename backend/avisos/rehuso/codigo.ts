import { createHmac, timingSafeEqual } from 'node:crypto'
import { MAIL, type Medio, WHATSAPP } from '@/domain/mensaje'
import { CLAVES_DE_TEMA, type TemaDeAviso } from '@/domain/tema-de-aviso'

/** Whose notices of which kind, by which means. */
export interface Baja {
  matriculadoID: number
  tema: TemaDeAviso
  medio: Medio
}

/** Signed with the words, so that no other code of the register's key can be taken for one of these. */
const PARA = 'baja de avisos:'
const BYTES_DE_FIRMA = 16
const CODIGO = /^(\d{1,10})-([a-z]{1,20})-([12])-([\w-]{22})$/

const saidOf = ({ matriculadoID, tema, medio }: Baja): string => `${matriculadoID}-${tema}-${medio}`

const signatureOf = (said: string, secreto: Buffer): Buffer =>
  createHmac('sha256', secreto).update(PARA).update(said).digest().subarray(0, BYTES_DE_FIRMA)

/** It does not grow old: a mail is opened years later too. */
export const signBaja = (baja: Baja, secreto: Buffer): string =>
  `${saidOf(baja)}-${signatureOf(saidOf(baja), secreto).toString('base64url')}`

/** What a code says when this register signed it; undefined otherwise. */
export function readBaja(codigo: string, secreto: Buffer): Baja | undefined {
  const [, id, word, means, signature] = CODIGO.exec(codigo) ?? []
  const tema = CLAVES_DE_TEMA.find((one) => one === word)
  if (!tema || !signature) return undefined
  const baja: Baja = { matriculadoID: Number(id), tema, medio: means === String(MAIL) ? MAIL : WHATSAPP }
  const right = signatureOf(saidOf(baja), secreto)
  const given = Buffer.from(signature, 'base64url')
  return given.length === right.length && timingSafeEqual(given, right) ? baja : undefined
}
