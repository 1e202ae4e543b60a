import * as z from 'zod'
import { dinero, entero, id, nulo, opcional, texto, vaciable } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

const MENSAJE_ANIO = 'Ingrese el año'
const anio = entero(MENSAJE_ANIO, 1900, 2200)

/**
 * S2 7: all unpaid registration months of the year, the missing ones made at today's price, paid in cash today (D9).
 * Extension: `totalPrevisto` is what the preview showed and refuses the act when it is not so any more.
 */
export const pagoAnual = dato({
  metodo: 'POST',
  ruta: '/pago/pagoAnual',
  acceso: 'pagos.cobrar',
  auditoria: { acto: 'pago.anual', palabras: 'Pago anual' },
  extensiones: ['totalPrevisto'],
  entrada: objeto({
    matriculadoID: id,
    anio,
    observaciones: vaciable(texto(1000)),
    totalPrevisto: opcional(dinero()),
  }),
  salida: nulo(
    objeto({ pagoID: opcional(id), nroRecibo: opcional(texto()), total: opcional(dinero()) }).cable,
  ),
})

/** What pagoAnual would do: the same rule, nothing written. */
export const simularPagoAnual = dato({
  metodo: 'GET',
  ruta: '/pago/simularPagoAnual',
  acceso: 'pagos.cobrar',
  extension: true,
  entrada: objeto({ matriculadoID: id, anio }),
  salida: objeto({
    /** Months to be paid, in their order; `nueva` = it is not charged yet. `monto` null: it has no price. */
    meses: z.array(
      objeto({
        mes: entero(),
        nombre: texto(2000),
        nueva: z.boolean(),
        monto: nulo(dinero()),
        descuento: dinero(),
      }).cable,
    ),
    /** Months left out, each with its reason. */
    excluidos: z.array(
      objeto({ mes: entero(), nombre: texto(2000), monto: dinero(), motivo: texto(2000) }).cable,
    ),
    pagados: entero(),
    /** Setting: whole per cent. */
    porcentaje: entero(),
    descuento: dinero(),
    total: dinero(),
    /** Why nothing can be paid, or why missing months are not made. */
    avisos: z.array(texto(2000)),
    impedimento: nulo(texto(2000)),
  }).cable,
})
