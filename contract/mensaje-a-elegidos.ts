import * as z from 'zod'
import { entero, id, nulo, opcional, siNo, texto, textoRequerido } from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { objeto } from '@/contract/objeto'
import { MAX_ASUNTO, MAX_TEXTO } from '@/domain/mensaje'

/** What the calls that write to a selection of members have in common, whatever they write about. */

export const medio = entero('Elija Whatsapp o Mail', 1, 2)
const MAX_ELEGIDOS = 500

export const elegidos = (tooMany = `Elija hasta ${MAX_ELEGIDOS}`) =>
  jsonEn(z.array(id).min(1, 'Elija al menos un matriculado').max(MAX_ELEGIDOS, tooMany))
/** The chosen members. */
export const ELEGIDOS = { ids: ['matriculadosJSON', elegidos()] } as const

/** Which page of those that a message by this means would reach. */
export const VISTA = {
  medio,
  pagina: ['nroPagina', opcional(entero('Página inválida', 1))],
  soloSinDestino: opcional(siNo),
  soloNoQuieren: opcional(siNo),
} as const

/** A letter; another number than `cantidad`, which was shown, refuses the act. */
export const CARTA = {
  medio,
  asunto: opcional(texto(MAX_ASUNTO)),
  texto: textoRequerido('Ingrese el mensaje', MAX_TEXTO),
  cantidad: entero('Cantidad inválida', 1),
} as const

/** `noQuieren`: they have an address and said that they want no such notices there (decision 210). */
export const ALCANCE = {
  cantidad: entero(),
  sinDestino: entero(),
  noQuieren: entero(),
  /** What `{firma}` and `{pago}` are in every letter. */
  firma: texto(),
  pago: texto(),
} as const
/**
 * One whom it would reach, and where, or why nowhere; `apellidoNombre` is his name in lists, `nombre` his `{nombre}`,
 * `saludo` his `{saludo}`.
 */
export const DESTINATARIO = {
  matriculadoID: id,
  apellidoNombre: texto(),
  nombre: texto(),
  saludo: texto(1000),
  destino: nulo(texto()),
  motivo: nulo(texto()),
} as const

export const encolados = objeto({
  envioID: id,
  pendientes: entero(),
  omitidos: entero(),
  rehusados: entero(),
}).cable
