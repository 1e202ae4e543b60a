import type { Mundo, Reglas } from '@/domain/importar/reglas/regla'
import type { Valores } from '@/domain/importar/resultado'
import { MEDIOS } from '@/domain/recibo'

const ofReceipt = ({ nroRecibo }: Valores): string => `recibo ${nroRecibo}`
/** A receipt is one member's and of one day; it may have several lines. */
const ofLine = (valores: Valores): string =>
  `${ofReceipt(valores)} de ${valores['matricula']} del ${valores['fecha']}`
const whole = (valores: Valores): string => `pago ${JSON.stringify(Object.entries(valores).toSorted())}`

function repeatedIn(valores: Valores, { vistos }: Mundo): string | undefined {
  const row = vistos.get(ofReceipt(valores))
  if (row === undefined || vistos.has(ofLine(valores))) return undefined
  const sameOwner = vistos.has(`${ofReceipt(valores)} de ${valores['matricula']}`)
  return `El recibo ${valores['nroRecibo']} ya está en la fila ${row}, ${sameOwner ? 'de otro día' : 'de otro matriculado'}`
}

export const pagos: Reglas = {
  arma: (fila, mundo) => {
    const { valores, avisos } = fila
    // Its money came in by the payment that left it.
    if (valores['medio'] === MEDIOS.saldo) return { porque: 'se pagó con saldo a favor: no entró dinero' }
    const repeated = repeatedIn(valores, mundo)
    if (repeated !== undefined) return { rechazo: fila.falla('nroRecibo', 'recibo.repetido', repeated) }
    const same = mundo.vistos.get(whole(valores))
    if (same !== undefined)
      avisos.push(fila.falla('nroRecibo', 'pago.igual', `Es igual en todo al de la fila ${same}`))
    return { registros: [{ valores, avisos }] }
  },
  nota: ({ valores }, { fila }, { vistos }) => {
    const ownersReceipt = `${ofReceipt(valores)} de ${valores['matricula']}`
    for (const key of [ofReceipt(valores), ownersReceipt, ofLine(valores), whole(valores)])
      if (!vistos.has(key)) vistos.set(key, fila)
  },
  suma: (totales, { valores }, { vistos }) => {
    totales.count('recibos', vistos.has(ofReceipt(valores)) ? 0 : 1)
    totales.count('anulados', valores['anulado'] === true ? 1 : 0)
    if (valores['anulado'] !== true) totales.add('monto', valores['monto'])
  },
  totales: ['monto', 'recibos', 'anulados'],
  sumas: () => ({ monto: (totales) => totales.sumOf('monto') }),
}
