import type { Mundo, Reglas, Tramo } from '@/domain/importar/reglas/regla'
import type { Valores } from '@/domain/importar/resultado'

/** A member's accepted periods of the file. */
function tramosOf({ tramos }: Mundo, matricula: unknown): Tramo[] {
  const mine = tramos.get(String(matricula)) ?? []
  tramos.set(String(matricula), mine)
  return mine
}

const FIN = '9999-12-31'
const overlaps = (a: Tramo, b: Tramo): boolean => a.desde <= (b.hasta ?? FIN) && b.desde <= (a.hasta ?? FIN)

/** As the periods keep it: an end that is still to come is none, and the extension is two marks. */
function spread({ ampliacion, hasta = null, ...valores }: Valores): Valores {
  if (ampliacion === undefined) return { ...valores, hasta }
  return {
    ...{ ...valores, hasta },
    ampliacion: ampliacion === 'ampliación',
    ampliacionExtendida: ampliacion === 'ampliación extendida',
  }
}

/** Periods of one member that may not touch each other: of insurance, of superintendencia. */
export const periodos: Reglas = {
  arma: (fila, mundo) => {
    const { desde, hasta, matricula } = fila.valores
    const mine: Tramo = {
      desde: String(desde),
      hasta: typeof hasta === 'string' ? hasta : null,
      fila: fila.fila,
    }
    if (mine.hasta !== null && mine.hasta < mine.desde)
      return { rechazo: fila.falla('hasta', 'fecha.orden', 'Hasta es anterior a desde') }
    const other = tramosOf(mundo, matricula).find((one) => overlaps(one, mine))
    if (other)
      return {
        rechazo: fila.falla(
          'desde',
          'periodo.superpuesto',
          `Se superpone con el período de la fila ${other.fila}${other.hasta === null ? ', que sigue abierto' : ''}`,
        ),
      }
    return { registros: [{ valores: spread(fila.valores), avisos: fila.avisos }] }
  },
  nota: ({ valores }, { fila }, mundo) => {
    const { desde, hasta, matricula } = valores
    tramosOf(mundo, matricula).push({
      ...{ desde: String(desde), hasta: typeof hasta === 'string' ? hasta : null, fila },
    })
  },
  suma: (totales, { valores }) => {
    totales.count('periodos')
    totales.count('abiertos', valores['hasta'] == null ? 1 : 0)
  },
  totales: ['periodos', 'abiertos'],
}
