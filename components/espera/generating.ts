import { formatCount } from '@/domain/texto'

/** 'Generando… 1.000 de 5.000'; without a total only that it goes on. */
export const generating = ({ hechos, total }: { hechos: number; total: number }): string =>
  total > 0 ? `Generando… ${formatCount(hechos)} de ${formatCount(total)}` : 'Generando…'
