import * as z from 'zod'
import { dinero, entero, id, nulo, opcional, texto, vaciable } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { recibo } from '@/contract/recibo'

const MENSAJE_ANIO = 'Ingrese el año'
const anio = entero(MENSAJE_ANIO, 1900, 2200)

/**
 * Pays the year's unpaid months today, making the missing ones at today's price (decision 48). Extension:
 * `totalPrevisto` is what was shown and must still hold; by what it is paid, else in cash (decision 216).
 */
export const pagoAnual = dato({
  metodo: 'POST',
  ruta: '/pago/pagoAnual',
  acceso: 'pagos.cobrar',
  auditoria: { acto: 'pago.anual', palabras: 'Pago anual' },
  extensiones: ['totalPrevisto', 'medioPagoID', 'referencia'],
  ejemplo: ({ deudor }) => ({ matriculadoID: deudor, anio: 2026, observaciones: 'En mano' }),
  entrada: objeto({
    matriculadoID: id,
    anio,
    observaciones: vaciable(texto(1000)),
    totalPrevisto: opcional(dinero()),
    medioPagoID: opcional(id),
    referencia: opcional(texto(60)),
  }),
  salida: nulo(
    objeto({
      pagoID: opcional(id),
      nroRecibo: opcional(texto()),
      total: opcional(dinero()),
      recibo: opcional(recibo.cable),
    }).cable,
  ),
})

/** What pagoAnual would do. */
export const simularPagoAnual = dato({
  metodo: 'GET',
  ruta: '/pago/simularPagoAnual',
  acceso: 'pagos.cobrar',
  extension: true,
  ejemplo: ({ deudor }) => ({ matriculadoID: deudor, anio: 2026 }),
  entrada: objeto({ matriculadoID: id, anio }),
  salida: objeto({
    /** The months in their order; `nueva`: not charged yet. `monto` null: it has no price. */
    meses: z.array(
      objeto({
        mes: entero(),
        nombre: texto(2000),
        nueva: z.boolean(),
        monto: nulo(dinero()),
        descuento: dinero(),
      }).cable,
    ),
    excluidos: z.array(
      objeto({ mes: entero(), nombre: texto(2000), monto: dinero(), motivo: texto(2000) }).cable,
    ),
    pagados: entero(),
    porcentaje: entero(),
    descuento: dinero(),
    total: dinero(),
    /** Why nothing can be paid, or why missing months are not made. */
    avisos: z.array(texto(2000)),
    impedimento: nulo(texto(2000)),
  }).cable,
})
