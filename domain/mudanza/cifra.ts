import { centavos, formatMoney } from '@/domain/dinero'
import { formatCount } from '@/domain/texto'

/** Figures of all that both sides tell beside each member's own. */
export const CIFRAS = {
  deuda: 'Deuda, según el listado de matriculados',
  mora: 'Lo que deben los morosos',
  morosos: 'Morosos',
  percibido: 'Percibido por año',
  devengado: 'Devengado por año',
  tipos: 'Matriculados por estado',
  coberturas: 'Matriculados por cobertura',
} as const
export type QueDeCifra = keyof typeof CIFRAS

const EN_PESOS: ReadonlySet<QueDeCifra> = new Set(['deuda', 'mora', 'percibido', 'devengado'])

/** Why a figure is not the same on both sides, as far as that can be told without asking. */
export const PORQUES_DE_CIFRA = {
  igual: 'Igual',
  'sin leer': 'El sistema anterior no la dio',
  matriculados: 'Cabe en los matriculados que no son iguales',
  'otro modo':
    'Sus cuentas, una por una, dan lo de este registro: la saca de otro modo, o cambió mientras se leía',
  ajustes: 'Puede salir de las cuentas que se cerraron con un ajuste',
  'sin explicar': 'Sin explicar',
} as const
export type PorQueDeCifra = keyof typeof PORQUES_DE_CIFRA

/** Whole centavos, or how many. `de`: the year, the state or the cover; '' of all. */
export interface Cifra {
  que: QueDeCifra
  de: string
  /** Null: the other server did not tell it. */
  viejo: number | null
  nuevo: number
  porque: PorQueDeCifra
}

/** Whether a person has to know of it before the register is opened: no member's own difference tells it. */
export const isPorSaber = ({ porque }: Pick<Cifra, 'porque'>): boolean =>
  porque === 'otro modo' || porque === 'ajustes' || porque === 'sin explicar'

export const decirCifra = (que: QueDeCifra, valor: number | null): string =>
  valor === null ? 'Sin dato' : EN_PESOS.has(que) ? formatMoney(centavos(BigInt(valor))) : formatCount(valor)

/** All figures of a kind in one, and how many of them differ or could not be had. */
export interface CifrasDe extends Omit<Cifra, 'de' | 'porque'> {
  /** With what the figure is of, where there is one alone. */
  nombre: string
  n: number
  distintas: readonly Cifra[]
  sinLeer: number
}

/** The kinds in their order; a side's sum is of those that both tell. */
export function cifrasPorQue(cifras: readonly Cifra[]): CifrasDe[] {
  return (Object.keys(CIFRAS) as QueDeCifra[]).flatMap((que) => {
    const all = cifras.filter((cifra) => cifra.que === que)
    const told = all.filter(({ viejo }) => viejo !== null)
    const [one] = all
    if (!one) return []
    const sum = (side: 'viejo' | 'nuevo', rows: readonly Cifra[]) =>
      rows.reduce((total, row) => total + (row[side] ?? 0), 0)
    return {
      que,
      nombre: all.length === 1 && one.de ? `${CIFRAS[que]}: ${one.de}` : CIFRAS[que],
      n: all.length,
      viejo: told.length === 0 ? null : sum('viejo', told),
      nuevo: sum('nuevo', told.length === 0 ? all : told),
      distintas: told.filter(({ porque }) => porque !== 'igual'),
      sinLeer: all.length - told.length,
    }
  })
}

/** Of a kind how many are equal, or why its one figure is not. */
export function estadoDeCifras({ n, distintas, sinLeer }: CifrasDe): string {
  const [one] = distintas
  if (sinLeer === n) return PORQUES_DE_CIFRA['sin leer']
  if (n === 1) return PORQUES_DE_CIFRA[one?.porque ?? 'igual']
  const apart = one ? `${formatCount(distintas.length)} de ${formatCount(n)} no son iguales` : ''
  const unread = sinLeer > 0 ? `${formatCount(sinLeer)} sin dato` : ''
  return [apart, unread].filter(Boolean).join(', ') || `${formatCount(n)} iguales`
}

/** A kind in one line and, after it, each figure that differs in one of its own. */
export function decirCifras(kind: CifrasDe): string[] {
  const tell = (nombre: string, { viejo, nuevo }: Pick<Cifra, 'viejo' | 'nuevo'>, como: string) =>
    `${nombre}: ${decirCifra(kind.que, viejo)} en el sistema anterior, ${decirCifra(kind.que, nuevo)} en este. ${como}.`
  return [
    tell(kind.nombre, kind, estadoDeCifras(kind)),
    ...(kind.n === 1 ? [] : kind.distintas.map((row) => tell(row.de, row, PORQUES_DE_CIFRA[row.porque]))),
  ]
}
