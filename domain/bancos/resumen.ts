import { bancoDe } from '@/domain/bancos/bancos'
import type { FilaDeRendicion } from '@/domain/bancos/banco'
import { titleOf, type Valores } from '@/domain/bancos/campos'
import { MUESTRA } from '@/domain/bancos/banco'
import type { Especie } from '@/domain/bancos/especie'
import type { Fila, Modelo } from '@/domain/bancos/modelos'
import { motivoDe } from '@/domain/bancos/motivos'
import type { Final } from '@/domain/bancos/recorrido'
import type { Centavos } from '@/domain/dinero'
import { formatMes, monthAt, monthNumber, type Fecha, type Mes } from '@/domain/fechas'

interface Suma {
  cantidad: number
  total: Centavos
}

export interface Resumen extends Especie {
  /** Which of its possible records the file has, where a bank has several. */
  perfil: string | null
  /** Who sends: the agreement's codes as the file has them, with their titles. */
  identificacion: readonly (readonly [titulo: string, valor: string])[]
  meses: Mes[]
  /** Due dates of what is sent; of a report, the days on which money moved, in order. */
  fechas: { titulo: string; valores: Fecha[] }
  registros: number
  total: Centavos
  /** It is of a test round. */
  muestra: boolean
  /** Only reports have these: collected, given back afterwards, and the rest by reason, the most frequent first. */
  cobrados?: Suma
  devueltos?: Suma
  noCobrados?: { motivo: string; cantidad: number }[]
}

/** More reasons than these are told together. */
const MAX_RAZONES = 50
const OTRAS = 'Otros motivos'

/** Counts and sums of a file's rows as they come. */
export function makeSummary({ especie, formato }: Modelo) {
  const meses = new Set<number>()
  const fechas = { vencimiento: new Set<Fecha>(), cobro: new Set<Fecha>(), rendicion: new Set<Fecha>() }
  const cobrados = count()
  const devueltos = count()
  const reasons = new Map<string, number>()
  let muestras = 0

  function addReport(fila: FilaDeRendicion): void {
    if (fila.texto.includes(MUESTRA)) muestras += 1
    if (fila.fechaRendicion) fechas.rendicion.add(fila.fechaRendicion)
    if (fila.fechaCobro) fechas.cobro.add(fila.fechaCobro)
    if (fila.reversa) return devueltos.add(fila.importe)
    if (fila.cobrado) return cobrados.add(fila.importe)
    const words = reasonOf(fila)
    const known = reasons.has(words) || reasons.size < MAX_RAZONES ? words : OTRAS
    reasons.set(known, (reasons.get(known) ?? 0) + 1)
  }

  return {
    add(fila: Fila): void {
      if (fila.mes) meses.add(monthNumber(fila.mes))
      if (fila.vencimiento) fechas.vencimiento.add(fila.vencimiento)
      if ('cobrado' in fila) addReport(fila)
    },
    end({ perfil, identidad, cantidad, suma, marcada }: Omit<Final, 'defectos'>): Resumen {
      const report = especie.clase === 'rendicion'
      return {
        ...especie,
        perfil,
        identificacion: identify(identidad, formato),
        meses: [...meses].sort((a, b) => a - b).map(monthAt),
        fechas: report ? dated(fechas) : { titulo: 'Vencimiento', valores: [...fechas.vencimiento].sort() },
        registros: cantidad,
        total: suma as Centavos,
        muestra: marcada || (report && muestras === cantidad),
        ...(report && {
          cobrados: cobrados.done(),
          ...(devueltos.done().cantidad > 0 && { devueltos: devueltos.done() }),
          noCobrados: [...reasons]
            .map(([motivo, cantidad]) => ({ motivo, cantidad }))
            .sort((a, b) => b.cantidad - a.cantidad),
        }),
      }
    },
  }
}

function count() {
  let cantidad = 0
  let total = 0n
  return {
    add(importe: Centavos): void {
      cantidad += 1
      total += importe
    },
    done: (): Suma => ({ cantidad, total: total as Centavos }),
  }
}

function identify(
  identidad: Valores,
  { cabecera, identidad: { en }, variantes }: Modelo['formato'],
): Resumen['identificacion'] {
  const campos = (en === 'cabecera' ? cabecera?.campos : variantes[0]?.detalle.campos) ?? []
  return Object.entries(identidad).map(([nombre, valor]) => [titleOf(campos, nombre), String(valor) || '—'])
}

const dated = ({ cobro, rendicion }: Record<'cobro' | 'rendicion', Set<Fecha>>): Resumen['fechas'] =>
  rendicion.size > 0
    ? { titulo: 'Fecha de rendición', valores: [...rendicion].sort() }
    : { titulo: 'Fecha de cobro', valores: [...cobro].sort() }

function reasonOf(fila: FilaDeRendicion): string {
  const { descripcion, palabras } = motivoDe(fila)
  return fila.codigo === null ? descripcion || palabras : `${fila.codigo}: ${descripcion}`
}

/** Finds a class in '202605CA.BSE' or 'rendicion-bse-ca.txt': a word of its own, or right behind the month. */
export function claseDelNombre(banco: string, nombre: string): string | null {
  const clases = bancoDe(banco)?.clases ?? []
  const words = nombre.toUpperCase().split(/[^A-Z]+/)
  return clases.length > 1 ? (clases.find(({ clave }) => words.includes(clave))?.clave ?? null) : null
}

/** Warns about a file that is named after another month than its records'. */
export function avisosDelNombre(nombre: string, meses: readonly Mes[]): string[] {
  const parts = /^(2[01]\d\d)(0[1-9]|1[0-2])(?:\D|$)/i.exec(nombre)
  if (!parts) return []
  const said = { anio: Number(parts[1]), mes: Number(parts[2]) }
  return meses.some((mes) => monthNumber(mes) === monthNumber(said))
    ? []
    : [`El nombre del archivo dice ${formatMes(said)} y sus registros no son de ese mes`]
}
