import type { Viaje } from '@/backend/mudanza/viaje/carpeta'
import { COBRANZAS, UNA_VEZ } from '@/backend/mudanza/viaje/llamadas'
import type { Leida } from '@/bench/mudanza-leida'
import { makeCuit } from '@/domain/cuit'

/** Beyond every number of the demonstration, so that no two copies share one. */
const SALTO = 20_000
const DNI = 20_000_000
const FILAS_POR_PAGINA = 20

interface Respuesta {
  llamada: string
  sobre: { datos: unknown }
}
type Persona = Record<string, unknown> & { id: number; dni: number }
type Mover = (value: never, mas: number) => unknown

const byNumber: Mover = (value: number, mas) => value + mas
const inText: Mover = (value: string, mas) =>
  value.replace(/(plan de pagos )(\d+)/i, (_all, words: string, id: string) => words + (Number(id) + mas))

/** What differs from one copy to the next, by its key. */
function moversOf(personas: readonly Persona[]): Readonly<Record<string, Mover>> {
  // Two people's numbers may lie as far apart as two copies, so that each is told by its place.
  const places = new Map(personas.map(({ dni }, place) => [dni, place]))
  const dni = (value: number, mas: number): number => DNI + (places.get(value) ?? 0) + mas
  return {
    ...{ matricula: byNumber, matriculadoID: byNumber, revalidaID: byNumber },
    ...{ nroSolicitud: byNumber, nroDa: byNumber, nroRecibo: byNumber, concepto: inText, nombre: inText },
    dni,
    cuit_cuil: (value: string, mas) => makeCuit(dni(Number(value.slice(2, 10)), mas), 1),
    nroCertificado: (value: string, mas) => (/^\d+$/.test(value) ? String(Number(value) + mas) : value),
    id: (value: number | string, mas) =>
      typeof value === 'number'
        ? value + mas
        : value.replace(/-([1-9]\d*)$/, (_all, pago: string) => `-${Number(pago) + mas}`),
  }
}

/** An id is its row's own; that of a thing inside it is a catalogue's. */
function move(movers: Readonly<Record<string, Mover>>, value: unknown, mas: number, isRow = true): unknown {
  if (Array.isArray(value)) return value.map((one) => move(movers, one, mas))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const mover = key === 'id' && !isRow ? undefined : movers[key]
      const plain = typeof one === 'number' || typeof one === 'string'
      return [key, mover && plain ? mover(one as never, mas) : move(movers, one, mas, false)]
    }),
  )
}

const OF_ONE = /\b(matricula(?:do)?ID=)(\d+)/

/** Writes a copy into a move's folder: those who were read so many times over, each time as other people. */
export function multiply({ estado, respuestas }: Leida, viaje: Viaje, veces: number): void {
  const all = [...respuestas].map(([llamada, texto]): Respuesta => ({
    llamada,
    sobre: JSON.parse(texto) as Respuesta['sobre'],
  }))
  const of = ({ ruta }: { ruta: string }) => all.filter(({ llamada }) => llamada.startsWith(`${ruta}?`))
  const isFirst = ({ llamada }: Respuesta) => llamada.endsWith('#0')
  const list = of(UNA_VEZ.matriculados).filter(isFirst)
  const personas = list.flatMap(({ sobre }) => sobre.datos as Persona[])
  const movers = moversOf(personas)
  const copies = Array.from({ length: veces }, (_, copy) => copy * SALTO)
  const leidaEn = new Date(estado.terminada ?? estado.comenzada)
  const keep = (some: readonly Respuesta[]) => {
    const texts = some.map(({ llamada, sobre }) => ({ llamada, texto: JSON.stringify(sobre) }))
    viaje.copia.keep(estado.pasada, texts, leidaEn)
  }
  const each = (datos: unknown) => copies.flatMap((mas) => move(movers, datos, mas) as unknown[])

  const ofAll = [...of(UNA_VEZ.matriculados), ...of(COBRANZAS)]
  keep(all.filter((one) => !ofAll.includes(one) && !OF_ONE.test(one.llamada)))
  for (const { llamada, sobre } of of(COBRANZAS))
    keep([{ llamada, sobre: { ...sobre, datos: each(sobre.datos) } }])
  const rows = each(personas) as Persona[]
  for (let pagina = 1, [one] = list; one && (pagina - 1) * FILAS_POR_PAGINA < rows.length; pagina++) {
    const datos = rows.slice((pagina - 1) * FILAS_POR_PAGINA, pagina * FILAS_POR_PAGINA)
    const llamada = one.llamada.replace(/(nroPagina=)\d+/, `$1${pagina}`)
    keep([{ llamada, sobre: { ...one.sobre, datos } }])
  }
  const members = all.filter(({ llamada }) => OF_ONE.test(llamada))
  for (const mas of copies)
    keep(
      members.map(({ llamada, sobre }) => ({
        llamada: llamada.replace(OF_ONE, (_all, key: string, id: string) => key + (Number(id) + mas)),
        sobre: { ...sobre, datos: move(movers, sobre.datos, mas) },
      })),
    )
  viaje.save({ ...estado, ids: rows.map(({ id }) => id).toSorted((one, other) => one - other) })
}
