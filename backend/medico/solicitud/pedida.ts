import type { EntradaDe } from '@/contract/llamada'
import type { presentarPorEl } from '@/contract/solicitud'
import type { TipoDeSolicitud } from '@/backend/medico/solicitud/tipos'
import { refuse } from '@/backend/nucleo/rechazo'
import { type Fecha, formatFecha } from '@/domain/fechas'
import { faultOfDesde, hasTerm } from '@/domain/solicitud'
import { isBlank, oneLine } from '@/domain/texto'

/** What he asks for, of what its kind knows. */
export interface Pedida {
  desde: Fecha | null
  anios: number | null
  conBaja: boolean
  nombre: string | null
  apellido: string | null
  texto: string | null
}

type Escrita = Pick<
  EntradaDe<typeof presentarPorEl>,
  'desde' | 'anios' | 'conBaja' | 'nombre' | 'apellido' | 'texto'
>

/** Throws `Rechazo` beside what its kind needs, and beside a day or a term that cannot be. */
export function readAsked(
  { clase, anios: maximo }: Pick<TipoDeSolicitud, 'clase' | 'anios'>,
  { desde, anios, conBaja = true, nombre = '', apellido = '', texto = '' }: Escrita,
  { presentada, hoy }: { presentada: Fecha; hoy: Fecha },
): Pedida {
  const renames = clase === 'cambioDeNombre'
  const fault = desde === undefined ? null : faultOfDesde(desde, presentada, hoy)
  if (fault) refuse('desde', fault)
  refuseTerm(clase, maximo, anios)
  if (renames && isBlank(nombre)) refuse('nombre', 'Ingrese el nombre nuevo')
  if (renames && isBlank(apellido)) refuse('apellido', 'Ingrese el apellido nuevo')
  if (clase === 'traslado' && isBlank(texto)) refuse('texto', 'Diga a qué consejo se traslada')
  return {
    desde: renames ? null : (desde ?? null),
    anios: anios ?? null,
    conBaja: clase !== 'traslado' || conBaja,
    ...(renames
      ? { nombre: oneLine(nombre), apellido: oneLine(apellido) }
      : { nombre: null, apellido: null }),
    texto: texto.trim() || null,
  }
}

/** Throws `Rechazo` beside a term that its kind does not have, or that is longer than its kind allows. */
export function refuseTerm(
  clase: TipoDeSolicitud['clase'],
  maximo: number | null,
  anios: number | undefined,
): void {
  if (anios === undefined) return
  if (maximo === null || !hasTerm(clase)) refuse('anios', 'Lo que se pide no tiene plazo')
  if (anios > maximo)
    refuse('anios', maximo === 1 ? 'Se pide por un año a lo sumo' : `Se pide por ${maximo} años a lo sumo`)
}

/** For the trail. */
export const wordsOf = ({ desde, anios, conBaja, nombre, apellido, texto }: Pedida) => ({
  ...(desde && { desde: formatFecha(desde) }),
  ...(anios && { anios }),
  ...(!conBaja && { conBaja }),
  ...(nombre && { nombreNuevo: `${apellido}, ${nombre}` }),
  ...(texto && { texto }),
})
