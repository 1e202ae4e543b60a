import { nombreDeForma } from '@/domain/debito/formas'
import { countedAs, RESULTADO_EN_PALABRAS } from '@/domain/debito/rendicion'
import { formatMes } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Leido = LeidoEn<'/cobroPorResolver/traerTodos'>[number]

/** The receipt that money gone back takes along, if there is one that can be named. */
const receiptOf = (recibo: Leido['recibo']) =>
  recibo?.nroRecibo === undefined
    ? undefined
    : { nroRecibo: recibo.nroRecibo, total: recibo.total, anulado: recibo.anulado === true }

/** Money that waits for a person, in words: of which debit, whose it seems, and why it pays nothing. */
export function collectionRow(leido: Leido) {
  const { id, forma, mes, anio, matricula, clave, matriculadoID, apellidoNombre, importe, fecha } = leido
  const { estado, reversa, resultado, motivo, quien, resuelto, recibo } = leido
  const counted = resultado === undefined ? undefined : countedAs(resultado)
  return {
    ...{ id, matriculadoID, importe, fecha, estado, reversa, quien, resuelto, motivo },
    nroRecibo: recibo?.nroRecibo,
    recibo: receiptOf(recibo),
    matricula: matricula ?? clave,
    apellidoNombre: apellidoNombre ?? 'Nadie con esa matrícula',
    debito:
      forma === undefined || mes === undefined || anio === undefined
        ? undefined
        : `${nombreDeForma(forma)}, ${formatMes({ mes, anio })}`,
    porque: reversa
      ? 'El banco lo devolvió a la cuenta'
      : counted === undefined
        ? undefined
        : RESULTADO_EN_PALABRAS[counted],
  }
}

export type FilaDeCobro = ReturnType<typeof collectionRow>
