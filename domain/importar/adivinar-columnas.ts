import { isIlegible } from '@/domain/celda'
import type { ColumnaAdivinada, Ubicada } from '@/domain/importar/columna-adivinada'
import { type CampoDeDestino, destinoDe, type DestinoDeImportacion } from '@/domain/importar/destinos'
import { giveMonths } from '@/domain/importar/adivinar-meses'
import { contentOf, DE_NOMBRES, isCount, idleRows, type Vista, viewOf } from '@/domain/importar/contenido'
import { isNothing, lineOf, shown } from '@/domain/importar/leer/leido'
import type { PerfilDeLibro } from '@/domain/importar/perfil'
import { monthOfCampo } from '@/domain/importar/reglas/dinero'
import { camposOfTitle } from '@/domain/importar/titulos-de-destino'
import { cut } from '@/domain/texto'

/** Classes whose cells cannot be mistaken for another's. */
const ESTRUCTURA = new Set<CampoDeDestino['clase']>([
  ...(['matricula', 'dni', 'cuit', 'fecha', 'nacimiento', 'hasta', 'vence', 'email', 'periodo'] as const),
  ...([
    'importe',
    'saldo',
    'cbu',
    'entero',
    'mes',
    'anio',
    'siNo',
    'sexo',
    'recibo',
    'numeroDePapel',
    'lado',
    'anulado',
  ] as const),
])
/** Those of them that are known even under no title. */
const POR_CONTENIDO = ['cuit', 'cbu', 'email', 'dni', 'apellidoNombre', 'matricula', 'valor'] as const
const SEGURO_POR_TITULO = 0.95
const POCAS = 0.5
const CASI_TODAS = 0.9

const percent = (parte: number | null): string => `${Math.round((parte ?? 0) * 100)} %`

/** What each column of a sheet is, for a target. A field is given to one column alone. */
export function guessColumns(
  perfil: PerfilDeLibro,
  destino: DestinoDeImportacion,
  donde: Ubicada,
): ColumnaAdivinada[] {
  const { hoja, encabezado, titulos } = donde
  const mine = perfil.datos.hojas[hoja]
  const columns = mine?.columnas ?? []
  const sueltas = mine ? idleRows(mine, titulos) : new Set<number>()
  const views = Array.from({ length: Math.max(columns.length, titulos.length) }, (_, at) =>
    viewOf(perfil, columns[at], { encabezado, sueltas }),
  )
  const guessed = views.map(({ cells }, columna): ColumnaAdivinada => ({
    ...{ columna, titulo: cut(titulos[columna] ?? '', 200), campo: null, razon: null, seguro: true },
    muestras: [...new Set(cells.map((cell) => cut(shown(cell) ?? '', 80)).filter(Boolean))].slice(0, 5),
  }))
  if (destino === 'deudaMeses') giveMonths(perfil, donde, guessed)
  giveByTitle(destino, views, guessed)
  giveWholeNames(destino, views, guessed)
  giveByContent(destino, views, guessed)
  return guessed
}

function giveByTitle(
  destino: DestinoDeImportacion,
  views: readonly Vista[],
  guessed: ColumnaAdivinada[],
): void {
  const { campos } = destinoDe(destino)
  const scored = guessed
    .filter(({ campo }) => campo === null)
    .flatMap((one) =>
      camposOfTitle(destino, one.titulo).flatMap(({ campo, score }) => {
        const def = campos[campo]
        const view = views[one.columna]
        return def && view ? [{ one, campo, def, score, ...contentOf(view, campo, def) }] : []
      }),
    )
    // Of two columns that are called alike, the one that is more of it; of two that are alike, the first.
    .toSorted((a, b) => b.score - a.score || (b.parte ?? 0) - (a.parte ?? 0) || a.one.columna - b.one.columna)
  const given = new Set(guessed.map(({ campo }) => campo))
  // Beside months the other amounts of a row are their sum.
  if (guessed.some(({ campo }) => campo !== null && monthOfCampo(campo)))
    for (const campo of ['periodo', 'mes', 'anio', 'monto', 'concepto']) given.add(campo)
  for (const { one, campo, def, score, parte, cuantas } of scored) {
    if (one.campo !== null || given.has(campo)) continue
    const structured = ESTRUCTURA.has(def.clase) || DE_NOMBRES.has(def.clase)
    if (structured && parte !== null && parte < POCAS) {
      Object.assign(one, {
        seguro: false,
        razon: `El título parece ${def.titulo}, pero solo ${percent(parte)} lo es`,
      })
      continue
    }
    given.add(campo)
    const agrees =
      (ESTRUCTURA.has(def.clase) || def.lista === 'estado') && parte !== null && parte >= CASI_TODAS
    const told = ESTRUCTURA.has(def.clase) && cuantas > 0 ? `, y ${percent(parte)} lo es` : ''
    Object.assign(one, {
      ...{ campo, razon: `Por el título${told}` },
      seguro: score >= SEGURO_POR_TITULO || agrees,
    })
  }
}

/** 'Nombre' alone over 'Paz, Ana' is both. */
function giveWholeNames(
  destino: DestinoDeImportacion,
  views: readonly Vista[],
  guessed: ColumnaAdivinada[],
): void {
  if (!('apellidoNombre' in destinoDe(destino).campos)) return
  const named = guessed.filter(
    ({ campo }) => campo === 'apellido' || campo === 'nombre' || campo === 'apellidoNombre',
  )
  const [one] = named
  if (!one || named.length > 1 || one.campo === 'apellidoNombre') return
  const names = (views[one.columna]?.cells ?? [])
    .filter((cell) => !isNothing(cell))
    .map((cell) => lineOf(cell))
  const withComma = names.filter((name) => name.includes(',')).length
  const withBlank = names.filter((name) => name.includes(' ')).length
  if (withComma * 2 > names.length)
    Object.assign(one, {
      campo: 'apellidoNombre',
      razon: 'Lleva apellido y nombre, con una coma',
      seguro: true,
    })
  else if (withBlank > names.length * CASI_TODAS)
    Object.assign(one, {
      campo: 'apellidoNombre',
      razon: 'No hay otra columna con el apellido: parece llevar los dos, sin coma',
      seguro: false,
    })
}

function giveByContent(
  destino: DestinoDeImportacion,
  views: readonly Vista[],
  guessed: ColumnaAdivinada[],
): void {
  const { campos } = destinoDe(destino)
  for (const clase of POR_CONTENIDO) {
    const [campo, def] = Object.entries(campos).find(([, one]) => one.clase === clase) ?? []
    if (campo === undefined || !def || isGiven(campo, guessed)) continue
    const fit = guessed.filter(({ campo: taken, columna }) => {
      const view = views[columna]
      const cells = (view?.cells ?? []).filter((cell) => !isIlegible(cell) && !isNothing(cell))
      if (taken !== null || !view || cells.length < 3) return false
      const distinct = new Set(cells.map((cell) => lineOf(cell))).size === cells.length
      if (
        clase === 'matricula' &&
        (!distinct || isCount(view) || cells.some((cell) => Number(lineOf(cell)) > 999_999))
      )
        return false
      if (
        clase === 'apellidoNombre' &&
        cells.filter((cell) => lineOf(cell).includes(',')).length < cells.length * 0.8
      )
        return false
      // A letter may stand for anything.
      if (clase === 'valor' && cells.some((cell) => lineOf(cell).length < 3)) return false
      return (contentOf(view, campo, def).parte ?? 0) >= CASI_TODAS && (clase !== 'dni' || distinct)
    })
    const [one] = fit
    if (one && fit.length === 1)
      Object.assign(one, { campo, razon: `Por su contenido: parece ${def.titulo}`, seguro: false })
  }
}

const isGiven = (campo: string, guessed: readonly ColumnaAdivinada[]): boolean =>
  guessed.some((one) => one.campo === campo) ||
  (campo === 'apellidoNombre' && guessed.some((one) => one.campo === 'apellido'))
