import { fecha, opcional, texto } from '@/contract/campos'

/** Extension: why it is done for a member whose state asks for a reason (domain/acto-por-estado.ts). */
export const conMotivo = { motivo: opcional(texto(1000)) }

/** Extension: the day more than a year ahead that a person confirmed (domain/fecha-lejana.ts). */
export const conConfirmada = { confirmada: opcional(fecha()) }
