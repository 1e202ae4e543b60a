import type { Viaje } from '@/backend/mudanza/viaje/carpeta'
import type { Horario } from '@/backend/mudanza/viaje/horario'
import { Lector } from '@/backend/mudanza/viaje/lector'
import { type AvanceDeLectura, leer } from '@/backend/mudanza/viaje/leer'
import { Ritmo } from '@/backend/mudanza/viaje/ritmo'
import { ServidorViejo } from '@/backend/mudanza/viaje/servidor-viejo'

export interface PedidoDeLectura {
  origen: URL
  usuario: string
  clave: string
  aLaVez: number
  horario: Horario | undefined
  solo?: ReadonlySet<number> | undefined
  /** A reading that missed something is left, and another is begun. */
  completa: boolean
  /** How far it is, line by line. */
  decir: (line: string) => void
  /** Instead of waiting, in tests. */
  esperar?: (ms: number) => Promise<void>
}

export interface Leido {
  matriculados: number
  segundos: number
  pedidos: number
  ingresos: number
  fallas: { llamada: string; falla: string }[]
}

/** Goes on with the reading that was interrupted or missed something, or begins another. */
export async function leerTodo(viaje: Viaje, pedido: PedidoDeLectura): Promise<Leido> {
  const begin = performance.now()
  const { copia, estado: antes } = viaje
  const follows = antes !== undefined && antes.lectura !== 'leida' && !pedido.completa
  const estado = follows
    ? antes
    : {
        origen: pedido.origen.href,
        pasada: (antes?.pasada ?? 0) + 1,
        comenzada: new Date().toISOString(),
        ids: [],
      }
  const { pasada } = estado
  const known = follows && estado.ids.length > 0 && !pedido.solo ? estado.ids : undefined
  const ritmo = new Ritmo({
    aLaVez: pedido.aLaVez,
    ...(pedido.esperar && { esperar: pedido.esperar }),
    alAflojar: (limite, ms) =>
      pedido.decir(`  el servidor va lento o falla: pausa de ${ms / 1000} s, y de a ${limite}`),
  })
  const servidor = new ServidorViejo(pedido.origen, pedido, ritmo)
  await servidor.signIn()
  const ids = await leer(new Lector(servidor, copia, pasada), {
    aLaVez: pedido.aLaVez,
    horario: pedido.horario,
    solo: pedido.solo,
    ids: known,
    alProbar: () => ritmo.setUsual(),
    alListar: (found) => viaje.save({ ...estado, lectura: 'leyendo', ids: found }),
    alAvanzar: teller(pedido.decir),
    alEsperar: (ms) => pedido.decir(`  fuera de horario: sigue en ${Math.ceil(ms / 60_000)} minutos`),
  })
  const fallas = copia.failures(pasada)
  viaje.save({
    ...estado,
    lectura: fallas.length === 0 ? 'leida' : 'incompleta',
    terminada: new Date().toISOString(),
    ids,
  })
  return {
    matriculados: ids.length,
    segundos: Math.round((performance.now() - begin) / 1000),
    pedidos: servidor.pedidos,
    ingresos: servidor.ingresos,
    fallas,
  }
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
