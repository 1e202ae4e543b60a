import * as z from 'zod'
import { dinero, fecha, id, nulo, opcional, texto } from '@/contract/campos'
import { jsonEn } from '@/contract/json-en'
import { dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { lineasDePago } from '@/contract/linea-de-pago'
import { recibo } from '@/contract/recibo'
import { linesOf } from '@/contract/escena'

/** The member's credit and its history, newest first; an `importe` below zero took from it. */
export const traerSaldoAFavor = dato({
  metodo: 'GET',
  ruta: '/pago/traerSaldoAFavor',
  acceso: 'pagos.ver',
  extension: true,
  ejemplo: ({ deudor }) => ({ matriculadoID: deudor }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({
    saldo: dinero(),
    movimientos: z.array(
      objeto({
        id,
        fecha: fecha(),
        detalle: texto(2000),
        importe: dinero(),
        pagoID: nulo(id),
        nroRecibo: nulo(texto()),
      }).cable,
    ),
  }).cable,
})

/** Pays chosen charges whole from the member's credit, today; refused when there is not enough. */
export const aplicarSaldo = dato({
  metodo: 'POST',
  ruta: '/pago/aplicarSaldo',
  acceso: 'pagos.cobrar',
  extension: true,
  auditoria: { acto: 'saldo.aplicar', palabras: 'Saldo a favor aplicado' },
  ejemplo: ({ deudor, libres }) => ({
    matriculadoID: deudor,
    detallePagosJSON: linesOf(...libres.slice(-1)),
  }),
  entrada: objeto({
    matriculadoID: id,
    lineas: ['detallePagosJSON', jsonEn(lineasDePago)],
    observaciones: opcional(texto(1000)),
  }),
  salida: objeto({ pagoID: id, nroRecibo: texto(), recibo: opcional(recibo.cable) }).cable,
})
