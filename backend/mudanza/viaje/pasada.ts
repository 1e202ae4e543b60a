import { lastLook } from '@/backend/mudanza/viaje/cambios'
import type { Clase, Estado, Viaje } from '@/backend/mudanza/viaje/carpeta'
import { MudanzaError } from '@/backend/mudanza/viaje/error'
import type { Horario } from '@/backend/mudanza/viaje/horario'
import { Lector } from '@/backend/mudanza/viaje/lector'
import { type Alcance, type AvanceDeLectura, leer } from '@/backend/mudanza/viaje/leer'
import { Ritmo } from '@/backend/mudanza/viaje/ritmo'
import { ServidorViejo } from '@/backend/mudanza/viaje/servidor-viejo'
import { dayOf, type Fecha } from '@/domain/fechas'

export interface PedidoDeLectura {
  origen: URL
  usuario: string
  clave: string
  aLaVez: number
  horario: Horario | undefined
  solo?: ReadonlySet<number> | undefined
  /** Everybody is read whole again. */
  completa?: boolean
  /** Everybody's money is read again, whoever changed. */
  final?: boolean
  /** How far it is, line by line. */
  decir: (line: string) => void
  /** Instead of waiting, in tests. */
  esperar?: (ms: number) => Promise<void>
}

export interface Leido {
  clase: Clase
  matriculados: number
  /** Those of whom nothing but the money may have been read: how many, and the day of the oldest answer. */
  tomados?: { cuantos: number; desde: Fecha } | undefined
  segundos: number
  pedidos: number
  ingresos: number
  fallas: { llamada: string; falla: string }[]
}

/** Goes on with the reading that was interrupted or missed something, or begins another: of all, then of what changed. */
export async function leerTodo(viaje: Viaje, pedido: PedidoDeLectura): Promise<Leido> {
  const begin = performance.now()
  const { copia } = viaje
  let estado = choose(viaje.estado, pedido)
  const ritmo = new Ritmo({
    aLaVez: pedido.aLaVez,
    ...(pedido.esperar && { esperar: pedido.esperar }),
    alAflojar: (limite, ms) =>
      pedido.decir(`  el servidor va lento o falla: pausa de ${ms / 1000} s, y de a ${limite}`),
  })
  const servidor = new ServidorViejo(pedido.origen, pedido, ritmo)
  await servidor.signIn()
  viaje.save({ ...estado, lectura: 'leyendo' })
  const lector = new Lector(servidor, copia, estado.pasada)
  const alcance = await leer(lector, {
    aLaVez: pedido.aLaVez,
    horario: pedido.horario,
    clase: estado.clase,
    solo: pedido.solo,
    desde: estado.listados ?? dayOf(new Date(estado.comenzada)),
    alcance: estado.ids.length > 0 && !pedido.solo ? estado : undefined,
    alProbar: () => ritmo.setUsual(),
    alDecidir: (decided, sinLista) => {
      for (const line of tellAlcance(decided, sinLista, estado)) pedido.decir(line)
      estado = { ...estado, ...decided }
      viaje.save({ ...estado, lectura: 'leyendo' })
    },
    alAvanzar: teller(pedido.decir),
    alEsperar: (ms) => pedido.decir(`  fuera de horario: sigue en ${Math.ceil(ms / 60_000)} minutos`),
  })
  const fallas = copia.failures(estado.pasada)
  viaje.save({
    ...estado,
    lectura: fallas.length === 0 ? 'leida' : 'incompleta',
    terminada: new Date().toISOString(),
    ...(estado.clase !== 'solo' && { listados: dayOf(new Date(estado.comenzada)) }),
  })
  return {
    clase: alcance.clase,
    matriculados: alcance.ids.length,
    tomados: takenOf(lector, alcance),
    segundos: Math.round((performance.now() - begin) / 1000),
    pedidos: servidor.pedidos,
    ingresos: servidor.ingresos,
    fallas,
  }
}

/** The same order goes on with what a reading missed as long as this after its end; later much may have changed. */
const MISMA_NOCHE = 12 * 60 * 60 * 1000

/** The reading to go on with, or another. Throws `MudanzaError` where one that was interrupted would be left in the middle. */
function choose(antes: Estado | undefined, { origen, solo, completa, final }: PedidoDeLectura): Estado {
  const asked = solo ? 'solo' : completa ? 'entera' : final ? 'final' : undefined
  if (antes && !completa && followsOn(antes, asked)) return antes
  const { pasada = 0, listados } = antes ?? {}
  const clase = asked === 'solo' || asked === 'entera' ? asked : listados ? (asked ?? 'cambios') : 'entera'
  return {
    ...{ origen: origen.href, clase, pasada: pasada + 1, lectura: 'leyendo', ids: [], listados },
    comenzada: new Date().toISOString(),
  }
}

function followsOn({ lectura, clase, terminada }: Estado, asked: Clase | undefined): boolean {
  if (lectura === 'leida') return false
  if (clase === 'solo') return asked === 'solo'
  const same = asked === undefined || asked === clase
  if (lectura === 'incompleta') return same && Date.now() - Date.parse(terminada ?? '') < MISMA_NOCHE
  if (same) return true
  throw new MudanzaError(
    'Quedó una lectura sin terminar. La misma orden sin --solo ni --final la termina; --completa empieza otra.',
  )
}

function* tellAlcance(
  { clase, ids, cambiados }: Alcance,
  sinLista: number,
  { clase: asked }: Estado,
): Generator<string> {
  if (clase !== asked) yield '  los listados no dicen quién cambió: se lee todo'
  if (!cambiados) return
  yield `  cambios: ${cambiados.length} de ${ids.length} matriculados se leen enteros`
  if (sinLista > 0) yield `  ${sinLista} no están en los listados, que de ellos no dicen nada`
}

function takenOf(lector: Lector, { ids, cambiados }: Alcance): Leido['tomados'] {
  if (!cambiados) return undefined
  const looks = ids.map((id) => lastLook(lector, id)).filter(({ pasada }) => pasada !== lector.pasada)
  const [first] = looks.map(({ leidaEn }) => leidaEn).sort()
  return first === undefined ? undefined : { cuantos: looks.length, desde: dayOf(new Date(first)) }
}

const CADA = 5_000

/** One line for each stage, and one every five seconds of a long one. */
function teller(decir: (line: string) => void): (avance: AvanceDeLectura) => void {
  let stage = ''
  let last = 0
  return ({ etapa, hecho, total }) => {
    const now = performance.now()
    if (etapa === stage && now - last < CADA && hecho < total) return
    last = now
    stage = etapa
    decir(`  ${etapa}: ${hecho} de ${total}`)
  }
}
