import { readAmount } from '@/domain/importar/leer/importe'
import {
  type Falla,
  faultOfCell,
  foldValue,
  isNothing,
  lineOf,
  type ModoDeColumna,
  shown,
} from '@/domain/importar/leer/leido'
import { isToCome, writeMes } from '@/domain/importar/leer/periodo'
import type { FilaLeida, Mundo, Reglas } from '@/domain/importar/reglas/regla'
import type { Hallazgo, Registro, Valores } from '@/domain/importar/resultado'
import type { Centavos } from '@/domain/dinero'
import type { Celda } from '@/domain/celda'

const monthKey = ({ matricula, anio, mes, tipo }: Valores): string =>
  `mes ${tipo} ${matricula} ${anio} ${mes}`
const monthOf = ({ anio, mes }: Valores): string => writeMes({ anio: Number(anio), mes: Number(mes) })

function repeatedMonth(
  fila: FilaLeida,
  registros: readonly Registro[],
  { vistos }: Mundo,
): Hallazgo | undefined {
  for (const { valores } of registros) {
    const row = vistos.get(monthKey(valores))
    if (row !== undefined)
      return fila.falla(
        'periodo',
        'mes.repetido',
        `${monthOf(valores)} de la matrícula ${valores['matricula']} ya está en la fila ${row}`,
      )
  }
  return undefined
}

/** What letters in a month's cell mean, under the field that asks it. */
export const CELDAS_DE_MES = 'celdas'
export const SENTIDOS_DE_CELDA = ['pagado', 'debe', 'no corresponde'] as const
const POR_COSTUMBRE: Readonly<Record<string, (typeof SENTIDOS_DE_CELDA)[number]>> = {
  ...{ p: 'pagado', pag: 'pagado', pago: 'pagado', pagado: 'pagado', ok: 'pagado' },
  ...{ d: 'debe', debe: 'debe', adeuda: 'debe', x: 'no corresponde', '': 'no corresponde' },
}
/** What a letter hardly ever does not mean; undefined for any other. */
export const usualSentido = (valor: string): (typeof SENTIDOS_DE_CELDA)[number] | undefined =>
  POR_COSTUMBRE[foldValue(valor)]

const MES_DE_CAMPO = /^mes:(\d{4})-(\d{2})$/
/** The month of a column 'mes:2025-03'; null for another field. */
export function monthOfCampo(campo: string): { anio: number; mes: number; clave: string } | null {
  const [, anio, mes] = MES_DE_CAMPO.exec(campo) ?? []
  return mes === undefined ? null : { anio: Number(anio), mes: Number(mes), clave: `${anio}-${mes}` }
}

/** What a month's cell says is owed: null for nothing, a fault where it is neither an amount nor a known letter. */
export function owedIn(
  cell: Celda,
  { month, titulo }: { month: { anio: number; mes: number; clave: string }; titulo: string },
  modo: Pick<Mundo, 'hoy' | 'precios' | 'respuestas'> & Pick<ModoDeColumna, 'conMilesimos'>,
): { monto: Centavos | null } | Falla {
  const bad = faultOfCell(cell)
  if (bad) return bad.falla
  const owed = amountIn(cell, { clave: month.clave, titulo }, modo)
  return 'monto' in owed && owed.monto !== null && isToCome(month, modo.hoy)
    ? {
        codigo: 'periodo.futuro',
        texto: `${writeMes(month)} todavía no llegó: no se carga ningún mes de esta fila`,
      }
    : owed
}

function amountIn(
  cell: Celda,
  { clave, titulo }: { clave: string; titulo: string },
  { precios, respuestas, conMilesimos }: Parameters<typeof owedIn>[2],
): { monto: Centavos | null } | Falla {
  const text = lineOf(cell)
  const sentido = respuestas.of(CELDAS_DE_MES, text) ?? usualSentido(text)
  if (sentido === 'debe') {
    const precio = precios.get(clave)
    return precio === undefined
      ? { codigo: 'precio.falta', texto: `Falta el precio de ${titulo}: no se sabe cuánto debe` }
      : { monto: precio }
  }
  if (sentido !== undefined || isNothing(cell) || cell === 0) return { monto: null }
  const leido = readAmount(cell, { conMilesimos })
  if (!leido.falla) return { monto: leido.valor }
  const { codigo, texto } = leido.falla
  return codigo === 'monto.formato'
    ? {
        codigo: 'celda.desconocida',
        texto: `«${shown(cell)}» en ${titulo} no es importe ni P, D o X: no se carga ningún mes de esta fila`,
      }
    : { codigo, texto: `En ${titulo}: ${texto.charAt(0).toLowerCase()}${texto.slice(1)}` }
}

/** Amounts by month of a wide row stand under 'mes:AAAA-MM' until here. */
function wideMonths({ valores, avisos }: FilaLeida): Registro[] {
  const months = Object.entries(valores).flatMap(([campo, monto]) => {
    const month = monthOfCampo(campo)
    return month && typeof monto === 'string' ? [{ anio: month.anio, mes: month.mes, monto }] : []
  })
  return months
    .toSorted((a, b) => a.anio - b.anio || a.mes - b.mes)
    .map(({ anio, mes, monto }, at) => ({
      valores: { matricula: valores['matricula'] ?? null, anio, mes, tipo: 'Matricula', monto },
      avisos: at === 0 ? avisos : [],
    }))
}

export const deudaMeses: Reglas = {
  arma: (fila, mundo) => {
    const wide = mundo.lectura.columnas.some((campo) => campo !== null && monthOfCampo(campo))
    const { concepto, ...valores } = fila.valores
    const month = { anio: Number(valores['anio']), mes: Number(valores['mes']) }
    if (!wide && isToCome(month, mundo.hoy))
      return { rechazo: fila.falla('mes', 'periodo.futuro', `${writeMes(month)} todavía no llegó`) }
    const registros = wide
      ? wideMonths(fila)
      : [{ valores: { ...valores, ...month, tipo: concepto ?? 'Matricula' }, avisos: fila.avisos }]
    if (registros.length === 0) return { porque: 'no debe ningún mes' }
    const rechazo = repeatedMonth(fila, registros, mundo)
    return rechazo ? { rechazo } : { registros }
  },
  nota: ({ valores }, { fila }, { vistos }) => void vistos.set(monthKey(valores), fila),
  suma: (totales, { valores }) => {
    totales.count('meses')
    totales.add('monto', valores['monto'])
  },
  totales: ['meses', 'monto'],
  sumas: () => ({ monto: (totales) => totales.sumOf('monto') }),
}
