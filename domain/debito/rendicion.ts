import { type Centavos, sumMoney } from '@/domain/dinero'

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

/** Of money that pays nothing by itself; 'visto' is said of money that went back. */
export const ESTADOS_DE_COBRO = ['pendiente', 'acreditado', 'devuelto', 'visto'] as const
export type EstadoDeCobro = (typeof ESTADOS_DE_COBRO)[number]

export const COBRO_EN_PALABRAS: Readonly<Record<EstadoDeCobro, string>> = {
  pendiente: 'Por resolver',
  acreditado: 'Acreditado',
  devuelto: 'Devuelto',
  visto: 'Dado por visto',
}

/** The results of a settlement as the specification counts them (document 2, section 6), the good ones first. */
export const RESULTADOS = [1, 2, -1, -2, -3, -4] as const
export type ResultadoContado = (typeof RESULTADOS)[number]

export const RESULTADO_EN_PALABRAS: Readonly<Record<ResultadoContado, string>> = {
  1: 'Correcto',
  2: 'Correcto con saldo',
  '-1': 'Error de CBU',
  '-2': 'Matrícula inexistente',
  '-3': 'Matrícula ya pagada',
  '-4': 'Error del banco',
}

/** Every result that counts as -2. */
export const INEXISTENTE: readonly number[] = [-2, -9, -10, -11]

/** ICBC's -9, -10 and -11 count as -2; undefined for what is no result. */
export const countedAs = (resultado: number): ResultadoContado | undefined =>
  RESULTADOS.find((one) => one === (INEXISTENTE.includes(resultado) ? -2 : resultado))

interface Contado {
  resultado?: number | undefined
  cantidad?: number | undefined
  cobrado?: Centavos | undefined
}

/** How many lines came to each result and what was collected by them, in the results' order. */
export function countResults(codigos: readonly Contado[]) {
  return RESULTADOS.flatMap((resultado) => {
    const own = codigos.filter((one) => one.resultado !== undefined && countedAs(one.resultado) === resultado)
    const cantidad = own.reduce((sum, one) => sum + (one.cantidad ?? 0), 0)
    const cobrado = sumMoney(own.flatMap((one) => one.cobrado ?? []))
    return cantidad === 0 ? [] : [{ resultado, cantidad, cobrado }]
  })
}
