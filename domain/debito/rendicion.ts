import { nombreDeForma } from '@/domain/debito/formas'
import { type Centavos, moneyOrDash, sumMoney } from '@/domain/dinero'
import { formatMes, type Mes } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'

/** 'parcial': its job ended before its last row, and ordering it again goes on there. */
export const ESTADOS_DE_RENDICION = ['leida', 'aplicando', 'parcial', 'aplicada', 'deshecha'] as const
export type EstadoDeRendicion = (typeof ESTADOS_DE_RENDICION)[number]

export const ESTADO_DE_RENDICION: Readonly<Record<EstadoDeRendicion, string>> = {
  leida: 'Sin aplicar',
  aplicando: 'Aplicándose',
  parcial: 'A medio aplicar',
  aplicada: 'Aplicada',
  deshecha: 'Deshecha',
}

/** Of money that pays nothing by itself; 'anulado' and 'visto' are said of money that went back. */
export const ESTADOS_DE_COBRO = ['pendiente', 'acreditado', 'devuelto', 'anulado', 'visto'] as const
export type EstadoDeCobro = (typeof ESTADOS_DE_COBRO)[number]

export const COBRO_EN_PALABRAS: Readonly<Record<EstadoDeCobro, string>> = {
  pendiente: 'Por resolver',
  acreditado: 'Acreditado',
  devuelto: 'Devuelto',
  anulado: 'Recibo anulado',
  visto: 'Dado por visto',
}

/** The results of a settlement as the specification counts them (document 2, section 6), the good ones first. */
const RESULTADOS = [1, 2, -1, -2, -3, -4] as const
type ResultadoContado = (typeof RESULTADOS)[number]

export const RESULTADO_EN_PALABRAS: Readonly<Record<ResultadoContado, string>> = {
  1: 'Correcto',
  2: 'Correcto con saldo',
  '-1': 'Error de CBU',
  '-2': 'Matrícula inexistente',
  '-3': 'Matrícula ya pagada',
  '-4': 'Error del banco',
}

/** What the bank has not decided: its lines are -4 on the wire and no rejects. */
export const PENDIENTE = 'pendiente'
type ClaveDeResultado = ResultadoContado | typeof PENDIENTE
export const CLAVES_DE_RESULTADO: readonly ClaveDeResultado[] = [...RESULTADOS, PENDIENTE]

/** '-4 Error del banco', '-4 Pendiente en el banco'. */
export const nameOfResult = (clave: ClaveDeResultado): string =>
  clave === PENDIENTE ? '-4 Pendiente en el banco' : `${clave} ${RESULTADO_EN_PALABRAS[clave]}`

/** Every result that counts as -2. */
export const INEXISTENTE: readonly number[] = [-2, -9, -10, -11]

/** ICBC's -9, -10 and -11 count as -2; undefined for what is no result. */
export const countedAs = (resultado: number): ResultadoContado | undefined =>
  RESULTADOS.find((one) => one === (INEXISTENTE.includes(resultado) ? -2 : resultado))

interface Contado {
  resultado?: number | undefined
  pendiente?: boolean | undefined
  cantidad?: number | undefined
  cobrado?: Centavos | undefined
}

const keyOf = ({ resultado, pendiente }: Contado): ClaveDeResultado | undefined =>
  pendiente ? PENDIENTE : resultado === undefined ? undefined : countedAs(resultado)

/** How many lines came to each result and what was collected by them, in the results' order, what is pending last. */
export function countResults(codigos: readonly Contado[]) {
  return CLAVES_DE_RESULTADO.flatMap((clave) => {
    const own = codigos.filter((one) => keyOf(one) === clave)
    const cantidad = own.reduce((sum, one) => sum + (one.cantidad ?? 0), 0)
    const cobrado = sumMoney(own.flatMap((one) => one.cobrado ?? []))
    return cantidad === 0 ? [] : [{ clave, cantidad, cobrado }]
  })
}

/** So many days the result of a debit is told where the work with the banks begins. */
export const DIAS_DE_RESULTADO = 31

interface Resultado extends Mes {
  forma: number
  cobros: number
  rechazos: number
  total: Centavos | undefined
}

/** 'BSE de Noviembre 2026: 61 cobros por $ 1.321.600,00, 7 rechazos'. */
export const tellResultado = ({ forma, cobros, rechazos, total, ...mes }: Resultado): string =>
  `${nombreDeForma(forma)} de ${formatMes(mes)}: ${formatCount(cobros)} ${cobros === 1 ? 'cobro' : 'cobros'} por ${moneyOrDash(total)}, ${formatCount(rechazos)} ${rechazos === 1 ? 'rechazo' : 'rechazos'}`
