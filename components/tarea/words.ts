import type { TareaLeida } from '@/components/tarea/tarea-leida'
import type { BadgeColor } from '@/components/ui/badge'
import { readMes } from '@/domain/cuota'
import { formatMes } from '@/domain/fechas'
import { ESTADOS_EN_PALABRAS, type EstadoDeTarea, type TipoDeTarea, TITULOS_DE_TAREA } from '@/domain/tarea'
import { formatCount } from '@/domain/texto'
import { rutas } from '@/lib/routes'

export const titleOf = ({ tipo }: TareaLeida): string => (tipo ? TITULOS_DE_TAREA[tipo] : 'Tarea')

/** 'Generación de cuotas de Diciembre 2026'. */
export function nameOf(tarea: TareaLeida): string {
  const mes = readMes(tarea.clave ?? '')
  return mes ? `${titleOf(tarea)} de ${formatMes(mes)}` : titleOf(tarea)
}

export const isRunning = ({ estado }: TareaLeida): boolean => estado === 'pendiente'

/** Nothing of it is left to see to. */
export const endedWell = ({ estado, problemas = 0 }: TareaLeida): boolean =>
  estado === 'terminada' && problemas === 0

type Avance = Partial<Pick<TareaLeida, 'tipo' | 'hechas' | 'total'>>

/** '1.500 de 3.000'; how many they are may not be known yet. */
export function progressOf({ tipo, hechas = 0, total = 0 }: Avance): string {
  if (total === 0) return 'empieza enseguida'
  // A review goes through its rows twice: nobody's file has as many.
  return tipo === 'revision'
    ? `${Math.floor((hechas * 100) / total)} %`
    : `${formatCount(hechas)} de ${formatCount(total)}`
}

export const endOf = ({ estado, resumen }: TareaLeida): string =>
  [estado === 'detenida' && 'Se detuvo.', resumen].filter(Boolean).join(' ')

const COLORES: Record<EstadoDeTarea, BadgeColor> = {
  pendiente: 'blue',
  terminada: 'green',
  detenida: 'orange',
  fallada: 'red',
}
export const BADGES_DE_TAREA = Object.fromEntries(
  Object.entries(ESTADOS_EN_PALABRAS).map(([estado, label]) => [
    estado,
    { label, color: COLORES[estado as EstadoDeTarea] },
  ]),
)

export function linkOf({
  tipo,
  clave,
  corridaID,
  cargaID,
}: TareaLeida): { href: string; texto: string } | undefined {
  if (cargaID) return { href: rutas.conceptosAVarios(), texto: 'Ver la carga' }
  if (tipo === 'llevar') return { href: rutas.llevarse(), texto: 'Ver el archivo' }
  if (corridaID) return { href: rutas.corrida(corridaID), texto: 'Ver la generación' }
  if (!tipo || !clave) return undefined
  // The key of the job that applies reports is their round, and that of a sheet's jobs its import.
  if (tipo === 'rendicion') return { href: rutas.ronda(Number(clave)), texto: 'Ver el débito' }
  if (tipo === 'comparacion')
    return { href: rutas.comparacionRefeps(Number(clave)), texto: 'Ver la comparación' }
  if (tipo === 'fallecidos') return { href: rutas.listaDeFallecidos(Number(clave)), texto: 'Ver la lista' }
  return DE_PLANILLA.has(tipo)
    ? { href: rutas.importacion(Number(clave)), texto: 'Ver la importación' }
    : undefined
}

const DE_PLANILLA: ReadonlySet<TipoDeTarea> = new Set(['revision', 'importacion', 'deshacer'])

export type FilaTarea = TareaLeida & { nombre: string; quien: string }

export const toFila = (tarea: TareaLeida): FilaTarea => ({
  ...tarea,
  nombre: nameOf(tarea),
  quien: tarea.usuario ?? 'El sistema',
})
