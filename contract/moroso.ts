import * as z from 'zod'
import { dinero, entero, fecha, id, nulo, opcional, texto } from '@/contract/campos'
import { MIEMBRO } from '@/contract/campos-persona'
import { llamadasConTotales } from '@/contract/listas/llamadas'
import { morosos } from '@/contract/listas/morosos'
import { lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'

export const FILTROS_DE_EJEMPLO = { nombre: 'moroso', mesesDesde: 1, importeDesde: 10.5, tipoMatriculaID: 4 }

const fila = objeto({
  ...MIEMBRO,
  /** Each month counts once. */
  meses: entero(),
  mora: dinero(),
  ...LUGAR,
}).cable

/**
 * One page by name, with the totals of all that match. Mora is the debt of periods before the current month; debt of
 * more than five years is only summed in `antigua` (decision 52).
 */
export const { traerTodos, traerLote } = llamadasConTotales(morosos, {
  fila,
  totales: objeto({
    cantidad: entero(),
    mora: dinero(),
    conAntigua: entero(),
    antigua: dinero(),
    filas: z.array(fila),
  }).cable,
  ejemplo: {
    pagina: () => ({ nroPagina: 1, ...FILTROS_DE_EJEMPLO, orden: 'mora desc' }),
    lote: () => ({ ...FILTROS_DE_EJEMPLO, cantidad: 10 }),
  },
})

/**
 * The specification's call, without parameters: a list of registration months and one of concepts. `fecha` is the
 * oldest owed month's due date; `meses` counts both lists. `cantidad` asks for so many of each, those who owe most.
 * The rest is ours and tolerates other servers' keys.
 */
export const traerMorosos = lista({
  metodo: 'GET',
  ruta: '/estadisticas/traerMorosos',
  acceso: 'morosos.ver',
  lista: 'completa',
  listas: ['matricula', 'concepto'],
  extensiones: ['cantidad'],
  ejemplo: () => ({ cantidad: 20 }),
  entrada: objeto({ cantidad: opcional(entero('Cantidad inválida', 1, 100)) }),
  salida: objeto({
    matriculadoID: nulo(id),
    nombre: nulo(texto()),
    monto: nulo(dinero()),
    fecha: nulo(fecha()),
    matricula: nulo(entero()),
    dni: nulo(entero()),
    telefono: nulo(texto()),
    meses: opcional(entero()),
    otroID: ['id', opcional(id)],
    apellidoNombre: opcional(texto()),
    otroNombre: ['apellido_nombre', opcional(texto())],
    mora: opcional(dinero()),
    deuda: opcional(dinero()),
    lista: opcional(z.enum(['matricula', 'concepto'])),
  }).cable,
})
