import * as z from 'zod'
import { entero, id, opcional, texto, textoRequerido } from '@/contract/campos'
import { archivo, dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { CAMBIOS } from '@/domain/debito/cambio'

/** What every call of a round says of itself; rounds are an extension as a whole. */
export const COMUN = { acceso: 'debitos.rondas', extension: true } as const
export const MOTIVO = textoRequerido('Escriba el motivo', 500)

/** Which list of those who changed the person saw. */
const VISTO = texto(40)

/** Who changed between a round's closing and its sending, by kind; `visto` stands for this very list. */
export const cambiaron = objeto({
  cantidad: entero(),
  visto: VISTO,
  clases: z.array(objeto({ cambio: z.enum(CAMBIOS), cantidad: entero() }).cable),
}).cable

/** Takes a member out of a round that was not sent: his charges are free and its files are written anew. */
export const sacar = dato({
  metodo: 'POST',
  ruta: '/ronda/sacar',
  ...COMUN,
  auditoria: { acto: 'ronda.sacar', palabras: 'Matriculado sacado del débito' },
  ejemplo: ({ rondaFilaID }) => ({ rondaFilaID, motivo: 'Pidió pagar en ventanilla' }),
  entrada: objeto({ rondaFilaID: id, motivo: MOTIVO }),
  salida: z.null(),
})

/**
 * The files went to the bank: from here on the round is not undone. `visto` says that the person knows who changed since
 * it was closed; refused while others did.
 */
export const enviar = dato({
  metodo: 'POST',
  ruta: '/ronda/enviar',
  ...COMUN,
  auditoria: { acto: 'ronda.enviar', palabras: 'Débito marcado como enviado' },
  ejemplo: ({ rondaID }) => ({ rondaID }),
  entrada: objeto({ rondaID: id, visto: opcional(VISTO) }),
  salida: z.null(),
})

/** A bank's file. Until it is sent, `visto` as in `enviar`. */
export const bajar = archivo({
  metodo: 'GET',
  ruta: '/ronda/bajar',
  ...COMUN,
  sale: true,
  ejemplo: ({ rondaID }) => ({ rondaID, clase: 'CA' }),
  entrada: objeto({ rondaID: id, clase: texto(20), visto: opcional(VISTO) }),
  salida: objeto({ huella: texto(64), nombre: texto() }).cable,
})
