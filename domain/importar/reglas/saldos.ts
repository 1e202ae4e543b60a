import { amountOf, type FilaLeida, type Reglas, type Sumas } from '@/domain/importar/reglas/regla'
import type { Hallazgo } from '@/domain/importar/resultado'
import { centavos, CERO, subtract, toDecimalText, type Centavos } from '@/domain/dinero'

const negated = (monto: Centavos): Centavos => centavos(-monto)
const abs = (monto: Centavos): Centavos => (monto < 0n ? negated(monto) : monto)

/** What a row says is owed and what is in favour, or why that cannot be told. */
function sidesOf({ valores, columna, falla }: FilaLeida): { debe: Centavos; aFavor: Centavos } | Hallazgo {
  const [debe, credit] = [amountOf(valores['debe']), abs(amountOf(valores['aFavor']))]
  let saldo = amountOf(valores['saldo'])
  if (columna('lado') !== null && saldo !== 0n) {
    if (valores['lado'] == null) return falla('lado', 'lado.falta', 'Falta decir si debe o si es a favor')
    if (saldo < 0n)
      return falla('saldo', 'monto.negativo', 'El importe es negativo y su lado está en otra columna')
    if (valores['lado'] === 'H') saldo = negated(saldo)
  }
  if (debe < 0n)
    return falla('debe', 'monto.negativo', 'El importe es negativo: si es saldo a favor, va en A favor')
  const bothTold = debe !== 0n || credit !== 0n
  if (bothTold && valores['saldo'] != null && subtract(debe, credit) !== saldo)
    return falla('saldo', 'saldo.noCierra', 'El saldo no es lo que debe menos lo que tiene a favor')
  if (bothTold && valores['saldo'] == null) {
    if (debe > 0n && credit > 0n && valores['ambos'] === true) return { debe, aFavor: credit }
    if (debe > 0n && credit > 0n) return falla('aFavor', 'saldo.dosLados', 'Dice debe y a favor a la vez')
    // A sign in the column of what is in favour says once more what the column says.
    saldo = subtract(debe, credit)
  }
  return saldo < 0n ? { debe: CERO, aFavor: negated(saldo) } : { debe: saldo, aFavor: CERO }
}

const told = (debe: Centavos, aFavor: Centavos) => ({
  debe: toDecimalText(debe),
  aFavor: toDecimalText(aFavor),
})

export const saldosIniciales: Reglas = {
  arma: (fila, { vistos }) => {
    const { saldo: _saldo, lado: _lado, ambos: _ambos, ...valores } = fila.valores
    const sides = sidesOf(fila)
    if ('codigo' in sides) return { rechazo: sides }
    const row = vistos.get(`saldo ${valores['matricula']}`)
    if (row !== undefined)
      return {
        rechazo: fila.falla(
          'matricula',
          'matricula.repetida',
          `La matrícula ${valores['matricula']} ya está en la fila ${row}`,
        ),
      }
    const { debe, aFavor } = sides
    if (debe === 0n && aFavor === 0n) return { porque: 'saldo cero' }
    if (debe > 0n && aFavor > 0n)
      return {
        registros: [
          { valores: { ...valores, ...told(debe, CERO), ambos: true }, avisos: fila.avisos },
          { valores: { ...valores, ...told(CERO, aFavor), ambos: true }, avisos: [] },
        ],
      }
    return { registros: [{ valores: { ...valores, ...told(debe, aFavor) }, avisos: fila.avisos }] }
  },
  nota: ({ valores }, { fila }, { vistos }) => void vistos.set(`saldo ${valores['matricula']}`, fila),
  suma: (totales, { valores }) => {
    totales.add('debe', valores['debe'])
    totales.add('aFavor', valores['aFavor'])
  },
  totales: ['debe', 'aFavor'],
  // Beside a balance the other two are what it was made of.
  sumas: (columnas): Sumas =>
    columnas.includes('saldo')
      ? { saldo: (totales) => subtract(totales.sumOf('debe'), totales.sumOf('aFavor')) }
      : { debe: (totales) => totales.sumOf('debe'), aFavor: (totales) => totales.sumOf('aFavor') },
}
