import * as z from 'zod'
import { monto, entero, id, texto, vaciable } from '@/contract/campos'
import { objeto } from '@/contract/objeto'

const MAX_LINEAS = 600

/** Chosen pending items, as JSON inside a string. */
const lineaPago = objeto({
  id,
  tipoPagoID: entero('Tipo inválido', 1, 3),
  nombre: vaciable(texto()),
  monto: monto('Ingrese un importe mayor que cero', 1n),
}).cable
export const lineasDePago = z
  .array(lineaPago)
  .min(1, 'Elija al menos un pago pendiente')
  .max(MAX_LINEAS, 'Elija hasta 600 pagos')
