import type { ColumnaDeCuadro, Cuadro } from '@/components/estadisticas/grafico/cuadro'
import type { FilaDe } from '@/contract/llamada'
import type {
  traerAltasYBajas,
  traerCobrabilidad,
  traerDeudaPorAntiguedad,
  traerEspecialidadesPorDepartamento,
  traerIngresosPorMedio,
  traerPiramideDeEdades,
} from '@/contract/evolucion'
import { type Centavos, subtract, sumMoney } from '@/domain/dinero'
import { INGRESO } from '@/domain/medio-de-ingreso'
import { type Mes, nameOfMonth } from '@/domain/fechas'
import { recibosHref } from '@/components/estadisticas/tablero/hrefs'

/** What each of the council's own calls answered, as rows and columns. */

/** These calls are answered by our own server alone, whose rows lack nothing. */
export const whole = <F extends object>(filas: readonly F[]) => filas as readonly Required<Known<F>>[]
type Known<F> = { [K in keyof F]: Exclude<F[K], undefined> }

const MES = 'Mes'
/** Of what stood a year before, in every chart. */
const TRAMA_DE_ANTES = 7
const ANTES = 'Un año antes'

/** 'Ene 2026', which twelve of fit under a chart. */
const shortMonth = ({ anio, mes }: Mes): string => `${nameOfMonth(mes).slice(0, 3)} ${anio}`

/** The rows of each month, in their order. */
function byMonth<F extends Mes>(filas: readonly F[]): [nombre: string, filas: F[]][] {
  const months = new Map<string, F[]>()
  for (const fila of filas) {
    const nombre = shortMonth(fila)
    months.set(nombre, [...(months.get(nombre) ?? []), fila])
  }
  return [...months]
}

export function cuadroDeIngresos(filas: readonly FilaDe<typeof traerIngresosPorMedio>[]): Cuadro {
  const medios = new Map(filas.map(({ medio, nombre }) => [medio, nombre]))
  const drawn = largest(filas)
  const columnas = [...medios].map(([medio, titulo]): ColumnaDeCuadro => {
    const columna = { id: `m${medio}`, titulo, tipo: 'dinero', suma: true } as const
    if (!drawn.includes(medio)) return columna
    const trama = medio === INGRESO.devuelto ? 3 : skip(drawn.indexOf(medio))
    return { ...columna, dibujo: { forma: 'barra', trama, pila: 'medios' } }
  })
  if (drawn.length < medios.size)
    columnas.push({
      ...{ id: 'otros', titulo: 'Otros medios', tipo: 'dinero', suma: true, soloDibujo: true },
      dibujo: { forma: 'barra', trama: TRAMA_DE_OTROS, pila: 'medios' },
    })
  return {
    encabezado: MES,
    columnas: [
      ...columnas,
      { id: 'total', titulo: 'Percibido', tipo: 'dinero', suma: true },
      {
        ...{ id: 'anterior', titulo: ANTES, tipo: 'dinero', suma: true },
        dibujo: { forma: 'linea', trama: TRAMA_DE_ANTES },
      },
      { id: 'diferencia', titulo: 'Diferencia', tipo: 'dinero', suma: true },
    ],
    filas: byMonth(filas).map(([nombre, month]) => {
      const [total, anterior] = [
        sumMoney(month.map(({ monto }) => monto)),
        sumMoney(month.map((row) => row.anterior)),
      ]
      const otros = sumMoney(month.filter(({ medio }) => !drawn.includes(medio)).map(({ monto }) => monto))
      const valores = {
        ...Object.fromEntries(month.map(({ medio, monto }) => [`m${medio}`, monto])),
        ...(drawn.length < medios.size && { otros }),
      }
      const hrefs = Object.fromEntries(month.map((row) => [`m${row.medio}`, recibosHref(row, row.medio)]))
      return {
        nombre,
        hrefs,
        valores: { ...valores, total, anterior, diferencia: subtract(total, anterior) },
      }
    }),
  }
}

/** So many parts of a pile are told apart; of more the smallest are one. */
const MAX_PARTES = 6
const TRAMA_DE_OTROS = 6

/** The means that are drawn by themselves, in the order of the rows: the largest, and what was given back. */
function largest(filas: readonly FilaDe<typeof traerIngresosPorMedio>[]): number[] {
  const sums = new Map<number, number>()
  for (const { medio, monto } of filas) sums.set(medio, (sums.get(medio) ?? 0) + Math.abs(Number(monto)))
  if (sums.size <= MAX_PARTES) return [...sums.keys()]
  const weight = (medio: number) => (medio === INGRESO.devuelto ? Infinity : (sums.get(medio) ?? 0))
  const kept = new Set([...sums.keys()].toSorted((a, b) => weight(b) - weight(a)).slice(0, MAX_PARTES - 1))
  return [...sums.keys()].filter((medio) => kept.has(medio))
}

/** What was given back has the colour of what is lost, so the others pass over it. */
const skip = (index: number): number => (index < 3 ? index : index + 1)

/** A part now and a year before, side by side. */
const beside = (
  id: string,
  titulo: string,
  tipo: ColumnaDeCuadro['tipo'],
  suma: { suma?: true } = { suma: true },
): ColumnaDeCuadro[] => [
  { id, titulo, tipo, ...suma, dibujo: { forma: 'barra', trama: 0 } },
  { id: `${id}Antes`, titulo: ANTES, tipo, ...suma, dibujo: { forma: 'barra', trama: TRAMA_DE_ANTES } },
]

export const cuadroDeDeuda = (filas: readonly FilaDe<typeof traerDeudaPorAntiguedad>[]): Cuadro => ({
  encabezado: 'Vencida hace',
  columnas: beside('monto', 'Se debe', 'dinero'),
  filas: filas.map(({ nombre, monto, anterior }) => ({ nombre, valores: { monto, montoAntes: anterior } })),
})

/** Hundredths of a percent point; null where nothing was charged. */
const rateOf = (cobrado: Centavos, cargado: Centavos): number | null =>
  cargado === 0n ? null : Number((cobrado * 10_000n) / cargado)

export const cuadroDeCobrabilidad = (filas: readonly FilaDe<typeof traerCobrabilidad>[]): Cuadro => ({
  encabezado: 'Forma de pago',
  columnas: [
    ...beside('tasa', 'Cobrado de lo cargado', 'porcentaje', {}),
    { id: 'cargado', titulo: 'Cargado', tipo: 'dinero', suma: true },
    { id: 'cobrado', titulo: 'Cobrado', tipo: 'dinero', suma: true },
    { id: 'cargadoAntes', titulo: 'Cargado un año antes', tipo: 'dinero', suma: true },
    { id: 'cobradoAntes', titulo: 'Cobrado un año antes', tipo: 'dinero', suma: true },
  ],
  totales: {
    tasa: rateOf(sumMoney(filas.map((fila) => fila.cobrado)), sumMoney(filas.map((fila) => fila.cargado))),
    tasaAntes: rateOf(
      sumMoney(filas.map((fila) => fila.cobradoAnterior)),
      sumMoney(filas.map((fila) => fila.cargadoAnterior)),
    ),
  },
  filas: filas.map(({ nombre, cargado, cobrado, cargadoAnterior, cobradoAnterior }) => ({
    nombre,
    valores: {
      tasa: rateOf(cobrado, cargado),
      tasaAntes: rateOf(cobradoAnterior, cargadoAnterior),
      ...{ cargado, cobrado, cargadoAntes: cargadoAnterior, cobradoAntes: cobradoAnterior },
    },
  })),
})

const LLEGAN = ['alta', 'reingreso']

export function cuadroDeAltas(filas: readonly FilaDe<typeof traerAltasYBajas>[]): Cuadro {
  const cambios = new Map(filas.map(({ cambio, nombre }) => [cambio, nombre]))
  const columnas = [...cambios].map(([cambio, titulo], index): ColumnaDeCuadro => {
    if (cambio === 'padron') return { id: cambio, titulo, tipo: 'entero' }
    const llega = LLEGAN.includes(cambio)
    const dibujo = {
      forma: 'barra',
      trama: index,
      pila: 'cambios',
      ...(!llega && { opuesta: true as const }),
    } as const
    return { id: cambio, titulo, tipo: 'entero', suma: true, dibujo }
  })
  return {
    encabezado: MES,
    columnas: [
      ...columnas,
      { id: 'llegaronAntes', titulo: 'Llegaron un año antes', tipo: 'entero', suma: true },
      { id: 'seFueronAntes', titulo: 'Se fueron un año antes', tipo: 'entero', suma: true },
      { id: 'padronAntes', titulo: 'En el padrón un año antes', tipo: 'entero' },
    ],
    filas: byMonth(filas).map(([nombre, month]) => {
      const before = (which: (cambio: string) => boolean): number =>
        month.reduce((sum, { cambio, anterior }) => sum + (which(cambio) ? anterior : 0), 0)
      return {
        nombre,
        valores: {
          ...Object.fromEntries(month.map(({ cambio, cantidad }) => [cambio, cantidad])),
          llegaronAntes: before((cambio) => LLEGAN.includes(cambio)),
          seFueronAntes: before((cambio) => cambio !== 'padron' && !LLEGAN.includes(cambio)),
          padronAntes: before((cambio) => cambio === 'padron'),
        },
      }
    }),
  }
}

const SEXOS = [
  { sexo: 2, id: 'mujeres', titulo: 'Mujeres', dibujo: { forma: 'barra', trama: 1, pila: 'sexo' } },
  {
    sexo: 1,
    id: 'varones',
    titulo: 'Varones',
    dibujo: { forma: 'barra', trama: 0, pila: 'sexo', opuesta: true },
  },
  { sexo: null, id: 'sinDato', titulo: 'Sin sexo informado' },
] as const

type Banda = Pick<FilaDe<typeof traerPiramideDeEdades>, 'desde' | 'hasta'>
const nameOfBand = ({ desde, hasta }: Banda): string =>
  desde === null && hasta === null
    ? 'Sin fecha de nacimiento'
    : desde === null
      ? `Hasta ${hasta} años`
      : hasta === null
        ? `${desde} años o más`
        : `${desde} a ${hasta}`

/** The oldest above, as a pyramid of ages is drawn. */
export function cuadroDeEdades(filas: readonly FilaDe<typeof traerPiramideDeEdades>[]): Cuadro {
  const bands = new Map<string, Record<string, number>>()
  const known = SEXOS.filter(({ sexo }) => filas.some((fila) => fila.sexo === sexo))
  for (const fila of filas) {
    const nombre = nameOfBand(fila)
    const id = SEXOS.find(({ sexo }) => sexo === fila.sexo)?.id ?? 'sinDato'
    bands.set(nombre, { ...bands.get(nombre), [id]: fila.cantidad, [`${id}Antes`]: fila.anterior })
  }
  return {
    encabezado: 'Edad',
    columnas: [
      ...known.map(({ sexo: _, ...columna }) => ({
        ...columna,
        tipo: 'entero' as const,
        suma: true as const,
      })),
      ...known.map(({ id, titulo }) => ({
        ...{
          id: `${id}Antes`,
          titulo: `${titulo} un año antes`,
          tipo: 'entero' as const,
          suma: true as const,
        },
      })),
    ],
    filas: [...bands].map(([nombre, valores]) => ({ nombre, valores })).toReversed(),
  }
}

type PorDepartamento = readonly FilaDe<typeof traerEspecialidadesPorDepartamento>[]

export const cuadroDeEspecialidades = (filas: PorDepartamento): Cuadro => ({
  encabezado: 'Departamento',
  columnas: beside('cantidad', 'En vigor', 'entero'),
  filas: filas.map((fila) => ({
    nombre: [fila.departamento ?? 'Sin departamento', fila.provincia].filter(Boolean).join(', '),
    valores: { cantidad: fila.cantidad, cantidadAntes: fila.anterior },
  })),
})
