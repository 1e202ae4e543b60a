import { MUESTRA, type Formato, type Marco } from '@/domain/bancos/banco'
import { titleOf, type Campos, type Valores } from '@/domain/bancos/campos'
import { addDefect, gatherDefect, joinDefects, noDefects, type Defectos } from '@/domain/bancos/defectos'
import { makeDetails, type Leido } from '@/domain/bancos/detalles'
import {
  explain,
  readRegistro,
  strangeCharacter,
  templateOf,
  type Defecto,
  type Renglon,
} from '@/domain/bancos/leer-registro'
import type { Fila } from '@/domain/bancos/modelos'
import { at, totalsDefect, type Leida } from '@/domain/bancos/totales'

/** What is known of a file when its last line was read. */
export interface Final {
  defectos: Defectos
  perfil: string | null
  /** The fields that tell whose file it is. */
  identidad: Valores
  cantidad: number
  suma: bigint
  /** The first line says that it is of a test round. */
  marcada: boolean
}
export interface Recorrido {
  /** Reads the next line and answers its row, if it is one and sound. */
  take: (renglon: Renglon, sucio: boolean, last: boolean) => Fila | undefined
  /** Some line was refused. */
  isWrong: () => boolean
  end: () => Final
}
/** A further check on a row and its record, by who knows what was sent. */
export type Control = (
  fila: Fila,
  identidad: Valores,
  formato: Formato<Fila>,
  campos: Campos,
) => Defecto | undefined

/** Walks through the lines of a file in the given format. Nothing of them is kept but counts and sums. */
export function makeWalk(formato: Formato<Fila>, control: Control): Recorrido {
  const defectos = noDefects()
  const marcos = makeFrames(formato, defectos)
  const filas = makeRows(formato, control, defectos)
  let lastLine = 1

  return {
    isWrong: () => defectos.cantidad > 0 || filas.isWrong(),
    take(renglon, sucio, last) {
      const strange = sucio ? strangeCharacter(renglon) : undefined
      if (strange) {
        addDefect(defectos, () => strange)
        return undefined
      }
      if (last) lastLine = renglon.numero
      return marcos.take(renglon, last) ? undefined : filas.take(renglon)
    },
    end() {
      const { cantidad, suma, identidad, perfil, malas } = filas.end()
      if (defectos.cantidad === 0) marcos.end(lastLine)
      const all = joinDefects([defectos, malas])
      const [cabecera, pie] = [marcos.cabecera(), marcos.pie()]
      const wrong = all.cantidad === 0 && totalsDefect([cabecera, pie], { cantidad, suma, linea: lastLine })
      if (wrong) addDefect(all, () => wrong)
      return {
        defectos: all,
        perfil,
        identidad: formato.identidad.en === 'cabecera' ? pick(cabecera?.valores ?? {}, formato) : identidad,
        cantidad,
        suma,
        marcada: cabecera?.valores.marca === MUESTRA,
      }
    },
  }
}

/** The first and the last line. */
function makeFrames({ cabecera, pie }: Formato<Fila>, defectos: Defectos) {
  const leidas: { cabecera?: Leida; pie?: Leida } = {}
  let opens = false

  function read(cual: 'cabecera' | 'pie', campos: Campos, renglon: Renglon): true {
    const plantilla = templateOf(campos)
    const valores = readRegistro(plantilla, renglon)
    if (!valores) addDefect(defectos, () => frameDefect(cual, campos, explain(plantilla, renglon)))
    else leidas[cual] = { campos, valores: { ...valores }, linea: renglon.numero }
    if (valores?.marca && valores.marca !== MUESTRA)
      addDefect(defectos, () =>
        at(renglon.numero, campos, 'marca', `Se esperaban espacios y dice «${String(valores.marca)}»`),
      )
    return true
  }

  return {
    cabecera: () => leidas.cabecera,
    pie: () => leidas.pie,
    /** Whether the line was one of them, sound or not. */
    take(renglon: Renglon, last: boolean): boolean {
      const isFrame = (marco: Marco) =>
        !marco.opcional || renglon.texto.startsWith(marco.opcional.inicio, renglon.desde)
      if (cabecera && renglon.numero === 1 && isFrame(cabecera)) {
        opens = true
        return read('cabecera', cabecera.campos, renglon)
      }
      return last && renglon.numero > 1 && !!pie && isFrame(pie) && read('pie', pie.campos, renglon)
    },
    /** One of them without the other means a cut file. */
    end(lastLine: number): void {
      const closes = leidas.pie !== undefined
      if (!cabecera?.opcional || opens === closes) return
      const [first, last] = [cabecera.opcional.inicio, pie?.opcional?.inicio ?? '']
      const motivo = opens
        ? `Falta el pie: el archivo empieza con ${first} y no termina con ${last}, puede estar cortado`
        : `Falta la cabecera: el archivo termina con ${last} y no empieza con ${first}`
      addDefect(defectos, () => ({ linea: opens ? lastLine : 1, columna: 1, motivo }))
    },
  }
}

/** The records between them: counted, added up, all of one owner, and none twice in what is sent. */
function makeRows(formato: Formato<Fila>, control: Control, defectos: Defectos) {
  const detalles = makeDetails(formato)
  const seen = new Map<string, number>()
  let identidad: Valores | undefined
  let cantidad = 0
  let suma = 0n

  function problemOf({ fila, campos, valores }: Leido): Defecto | undefined {
    const other = identidad && otherIdentity(identidad, valores, formato)
    if (other) return at(fila.linea, campos, formato.identidad.campos[0] ?? '', other)
    if (formato.identidad.en === 'detalle') identidad ??= pick(valores, formato)
    const before = formato.unico ? seen.get(fila.clave) : undefined
    if (formato.unico && before !== undefined)
      return at(
        fila.linea,
        campos,
        formato.unico,
        `${titleOf(campos, formato.unico)}: ${fila.clave} ya está en el renglón ${before}`,
      )
    if (formato.unico) seen.set(fila.clave, fila.linea)
    return control(fila, identidad ?? {}, formato, campos)
  }

  return {
    isWrong: detalles.isWrong,
    take(renglon: Renglon): Fila | undefined {
      const leido = detalles.read(renglon)
      if (!leido) return undefined
      cantidad += 1
      suma += leido.fila.importe
      const wrong = problemOf(leido)
      if (wrong) gatherDefect(defectos, wrong)
      return wrong ? undefined : leido.fila
    },
    end() {
      const { perfil, defectos: malas } = detalles.end()
      return { cantidad, suma, identidad: identidad ?? {}, perfil, malas }
    },
  }
}

const pick = (valores: Valores, { identidad }: Formato<Fila>): Valores =>
  Object.fromEntries(identidad.campos.map((nombre) => [nombre, valores[nombre] ?? '']))

function otherIdentity(first: Valores, valores: Valores, formato: Formato<Fila>): string | undefined {
  const nombres = formato.identidad.campos
  if (nombres.every((nombre) => first[nombre] === valores[nombre])) return undefined
  const campos = formato.variantes[0]?.detalle.campos ?? []
  const titles = nombres.map((nombre, i) =>
    i === 0 ? titleOf(campos, nombre) : titleOf(campos, nombre).toLowerCase(),
  )
  const said = (of: Valores) => nombres.map((nombre) => String(of[nombre])).join(' ')
  return `${titles.join(' y ')}: dice «${said(valores)}» y los anteriores «${said(first)}»`
}

const frameDefect = (cual: 'cabecera' | 'pie', campos: Campos, defecto: Defecto): Defecto =>
  cual === 'pie' && defecto.columna === 1 && campos[0]?.tipo === 'fijo'
    ? {
        ...defecto,
        motivo: `Falta el pie, que empieza con ${campos[0].valor}: el archivo puede estar cortado`,
      }
    : defecto
