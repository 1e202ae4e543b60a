import type { Celda } from '@/domain/celda'
import { guessColumns } from '@/domain/importar/adivinar-columnas'
import type { ColumnaAdivinada } from '@/domain/importar/columna-adivinada'
import { yearOfSheet } from '@/domain/importar/adivinar-meses'
import { isAllCapitals } from '@/domain/importar/columna'
import { destinoDe, type DestinoDeImportacion } from '@/domain/importar/destinos'
import { findHeader, titlesAt } from '@/domain/importar/encabezado'
import { readDay } from '@/domain/importar/leer/fecha'
import { readAmount } from '@/domain/importar/leer/importe'
import { isNothing, lineOf } from '@/domain/importar/leer/leido'
import { readMatricula } from '@/domain/importar/leer/numero'
import type { Lectura, LecturaDeHoja, OpcionesDeLectura } from '@/domain/importar/lectura'
import { SEVERAL } from '@/domain/importar/obligatorio'
import type { PerfilDeLibro } from '@/domain/importar/perfil'
import { monthOfCampo } from '@/domain/importar/reglas/dinero'
import { knownTitle } from '@/domain/importar/titulos-de-destino'
import { foldTitle } from '@/domain/importar/titulos'
import { plegar } from '@/domain/plegar'
import { cut } from '@/domain/texto'

export interface HojaAdivinada {
  hoja: number
  /** Why this sheet; null where there is one alone. */
  porque: string | null
  columnas: ColumnaAdivinada[]
}
interface Adivinada {
  lectura: Lectura
  hojas: HojaAdivinada[]
}

/** How a sheet would be read for a target, and how good that is. */
interface Candidata {
  lectura: LecturaDeHoja
  columnas: ColumnaAdivinada[]
  /** Required fields that it has, then all its fields. */
  valor: number
}

function candidateOf(
  perfil: PerfilDeLibro,
  destino: DestinoDeImportacion,
  hoja: number,
  encabezado?: number,
): Candidata {
  const { hojas, cabezas } = perfil.datos
  const [mine, cabeza] = [hojas[hoja], cabezas[hoja]]
  if (!mine || !cabeza) return { lectura: { hoja, encabezado: 0, columnas: [] }, columnas: [], valor: -1 }
  const known = (title: string): number => knownTitle(destino, title)
  const fila = encabezado ?? findHeader(mine.arriba, cabeza, known)
  const titulos = cabeza.titulos ?? (fila === 0 ? [] : titlesAt(mine.arriba, cabeza, fila, known))
  const columnas = guessColumns(perfil, destino, { hoja, encabezado: fila, titulos })
  const campos = destinoDe(destino).campos
  const required = columnas.filter(
    ({ campo }) => campo !== null && (campos[campo]?.requerido || campos[campo]?.da),
  ).length
  const fields = columnas.filter(({ campo }) => campo !== null).length
  return {
    lectura: { hoja, encabezado: fila, columnas: columnas.map(({ campo }) => campo) },
    columnas,
    // Of two that are alike, the one that is seen.
    valor: required * 100 + fields * 10 + (mine.llenas > 1 ? 2 : 0) + (cabeza.oculta ? 0 : 1),
  }
}

/** Whether two sheets are of the same people: half of the numbers that are known of the second are in the first. */
function areJoined(perfil: PerfilDeLibro, one: LecturaDeHoja, other: LecturaDeHoja): boolean {
  const numbersOf = ({ hoja, encabezado, columnas }: LecturaDeHoja): Set<number> => {
    const muestras = perfil.datos.hojas[hoja]?.columnas[columnas.indexOf('matricula')]?.muestras ?? []
    return new Set(
      muestras.flatMap(([fila, cell]) => (fila > encabezado ? (readMatricula(cell).valor ?? []) : [])),
    )
  }
  const [mine, theirs] = [numbersOf(one), numbersOf(other)]
  const shared = [...theirs].filter((number) => mine.has(number)).length
  return theirs.size > 0 && shared * 2 >= theirs.size
}

/**
 * How a file would be read for a target; `hoja` and `encabezado` are a person's own, where given. Nothing of it is
 * taken without being shown.
 */
export function guess(
  perfil: PerfilDeLibro,
  destino: DestinoDeImportacion,
  hoja?: number,
  encabezado?: number,
): Adivinada {
  const all = perfil.datos.cabezas.map((_cabeza, at) =>
    candidateOf(perfil, destino, at, at === hoja ? encabezado : undefined),
  )
  const best = all.toSorted((a, b) => b.valor - a.valor)[0]
  const main = (hoja === undefined ? best : all[hoja]) ?? candidateOf(perfil, destino, 0)
  const others =
    destino === 'matriculados' && main.lectura.columnas.includes('matricula')
      ? all.filter(
          (one) =>
            one !== main && isMore(one.lectura, main.lectura) && areJoined(perfil, main.lectura, one.lectura),
        )
      : []
  const rest = all.filter((one) => one !== main && !others.includes(one) && isAsGood(one, main))
  const names = rest.map(({ lectura }) => perfil.datos.cabezas[lectura.hoja]?.nombre ?? '')
  const why = hoja === undefined ? 'es la que más columnas conocidas tiene' : 'elegida'
  const aparte = names.length === 0 ? '' : `; se importan aparte: ${names.join(', ')}`
  const porque = all.length < 2 ? null : cut(`${why}${aparte}`, 300)
  return {
    lectura: {
      ...main.lectura,
      otras: others.map((one) => one.lectura),
      fijos: fixedOf(perfil, destino, main.lectura),
      respuestas: [],
      opciones: optionsOf(perfil, main.lectura),
    },
    hojas: [
      { hoja: main.lectura.hoja, porque, columnas: main.columnas },
      ...others.map(({ lectura, columnas }) => ({
        ...{ hoja: lectura.hoja, porque: 'tiene las mismas matrículas', columnas },
      })),
    ],
  }
}

/** Whether a sheet is as much of the target as another, as those of other years are. */
const isAsGood = (one: Candidata, main: Candidata): boolean =>
  one.valor >= 100 && Math.floor(one.valor / 10) >= Math.floor(main.valor / 10)

/** Says of the same numbers what the chosen sheet does not. */
const isMore = ({ columnas }: LecturaDeHoja, main: LecturaDeHoja): boolean =>
  columnas.includes('matricula') && columnas.some((campo) => campo !== null && !main.columnas.includes(campo))

const SEPARADORES_DE_VARIAS = ['/', '+', ';'] as const

function optionsOf(perfil: PerfilDeLibro, lectura: LecturaDeHoja): OpcionesDeLectura {
  const { hojas } = perfil.datos
  const mine = hojas[lectura.hoja]
  const samplesOf = (campo: string): Celda[] =>
    (mine?.columnas[lectura.columnas.indexOf(campo)]?.muestras ?? [])
      .filter(([fila]) => fila > lectura.encabezado)
      .map(([, cell]) => cell)
  const several = lectura.columnas.filter((campo): campo is string => campo !== null && SEVERAL.has(campo))
  const mark = SEPARADORES_DE_VARIAS.find((one) =>
    several.some((campo) => samplesOf(campo).some((cell) => lineOf(cell).includes(` ${one} `))),
  )
  const names = samplesOf('apellidoNombre').filter((cell) => !isNothing(cell))
  const withComma = names.filter((cell) => lineOf(cell).includes(',')).length
  return {
    mayusculas: lectura.columnas.some((campo, at) => {
      const rasgos = mine?.columnas[at]?.rasgos
      return DE_NOMBRE.has(campo ?? '') && rasgos !== undefined && isAllCapitals(rasgos)
    }),
    diaPrimero: true,
    variasPorCelda: mark ?? '',
    filaDePrecios: priceRow(perfil, lectura),
    completarHasta: false,
    modo: 'vacios',
    sinComa: names.length > 0 && withComma * 5 < names.length ? 'apellidoPrimero' : 'rehusar',
  }
}
const DE_NOMBRE = new Set(['apellidoNombre', 'apellido', 'nombre', 'domicilio', 'localidad'])

/** The row under the titles of months that has an amount for most of them and nobody's number; 0 for none. */
function priceRow(perfil: PerfilDeLibro, { hoja, encabezado, columnas }: LecturaDeHoja): number {
  const months = columnas.flatMap((campo, at) => (campo !== null && monthOfCampo(campo) ? [at] : []))
  const clave = columnas.indexOf('matricula')
  if (months.length === 0) return 0
  const found = perfil.datos.hojas[hoja]?.arriba.find(
    ([fila, celdas]) =>
      fila > encabezado &&
      fila <= encabezado + 3 &&
      isNothing(celdas[clave]) &&
      months.filter((at) => readAmount(celdas[at]).valor != null).length * 2 > months.length,
  )
  return found?.[0] ?? 0
}

/** What is most often meant for a whole file, or written above its titles. */
function fixedOf(
  perfil: PerfilDeLibro,
  destino: DestinoDeImportacion,
  lectura: LecturaDeHoja,
): Lectura['fijos'] {
  const { campos } = destinoDe(destino)
  const lacks = (campo: string): boolean => campos[campo]?.fijo === true && !lectura.columnas.includes(campo)
  const fijos: Lectura['fijos'] = []
  if (destino === 'matriculados' && lacks('formaPago')) fijos.push({ campo: 'formaPago', valor: 'Efectivo' })
  const day = destino === 'saldosIniciales' && lacks('fecha') ? dayAbove(perfil, lectura) : undefined
  if (day !== undefined) fijos.push({ campo: 'fecha', valor: day })
  const year = lacks('anio') && lectura.columnas.includes('mes') ? yearOfSheet(perfil, lectura) : undefined
  if (year !== undefined) fijos.push({ campo: 'anio', valor: String(year) })
  return fijos
}

/** 'Saldos al 31/10/2026' over the titles. */
function dayAbove(perfil: PerfilDeLibro, { hoja, encabezado }: LecturaDeHoja): string | undefined {
  const { hojas, hoy, epoca } = perfil.datos
  for (const [fila, celdas] of hojas[hoja]?.arriba ?? [])
    for (const cell of fila < encabezado ? celdas : []) {
      const [found] = /\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}/.exec(lineOf(cell)) ?? []
      const leido = found
        ? readDay(found, 'pasado', { hoy, epoca, diaPrimero: true, mayusculas: false })
        : undefined
      if (leido?.valor && leido.valor <= hoy) return leido.valor
    }
  return undefined
}

/** The folded titles of the chosen sheet: an earlier reading of the same ones serves again. */
export function titlesOf(perfil: PerfilDeLibro, { hoja, encabezado }: LecturaDeHoja): string[] {
  const { hojas, cabezas } = perfil.datos
  const [mine, cabeza] = [hojas[hoja], cabezas[hoja]]
  if (!mine || !cabeza) return []
  return (cabeza.titulos ?? titlesAt(mine.arriba, cabeza, encabezado)).map(
    (title) => foldTitle(title) || plegar(title),
  )
}
