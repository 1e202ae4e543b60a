import { formatCount } from '@/domain/texto'

/** A part of a whole; null is not known, which is not zero. */
export interface Porcion {
  nombre: string
  cantidad: number | null
  /** The rows that make it. */
  href?: string | undefined
  /** Said beside the count: '$ 1.200,00'. */
  detalle?: string | undefined
}

export const totalOf = (porciones: readonly Porcion[]): number =>
  porciones.reduce((sum, { cantidad }) => sum + (cantidad ?? 0), 0)

export const unknownOf = (porciones: readonly Porcion[]): string[] =>
  porciones.flatMap(({ nombre, cantidad }) => (cantidad === null ? nombre : []))

const porcentaje = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1 })

/** '40,5 %'; a dash for what is not known, and where there is nothing to be a part of. */
export function shareOf({ cantidad }: Porcion, total: number): string {
  return cantidad === null || total === 0 ? '—' : `${porcentaje.format((cantidad * 100) / total)} %`
}

/** 'Pagos: 12, 40 %. Impagos: 18, 60 %.', for who does not see the chart. */
export const inWords = (porciones: readonly Porcion[]): string =>
  porciones
    .map((porcion) =>
      porcion.cantidad === null
        ? `${porcion.nombre}: sin dato.`
        : `${porcion.nombre}: ${formatCount(porcion.cantidad)}, ${shareOf(porcion, totalOf(porciones))}.`,
    )
    .join(' ')

/** Each part in a line beside the picture of its chart. */
export const linesOf = (porciones: readonly Porcion[]): { texto: string; trama: number }[] =>
  porciones.map((porcion, trama) => {
    const cantidad = porcion.cantidad === null ? 'sin dato' : formatCount(porcion.cantidad)
    return { trama, texto: `${porcion.nombre}: ${cantidad} (${shareOf(porcion, totalOf(porciones))})` }
  })
