import * as z from 'zod'
import { dinero, entero, id, instante, nulo, opcional, siNo, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { ESTADOS_DE_TAREA, TITULOS_DE_TAREA, type TipoDeTarea } from '@/domain/tarea'

/** Jobs are an extension as a whole (decision 117). */
const pagina = ['nroPagina', opcional(entero('Página inválida', 1))] as const
const tipo = z.enum(Object.keys(TITULOS_DE_TAREA) as TipoDeTarea[], 'Tipo inválido')
const estado = z.enum(ESTADOS_DE_TAREA, 'Estado inválido')
const filtros = { tipo: opcional(tipo), estado: opcional(estado), pagina }

/**
 * `clave`: what it is about, a month as 'AAAA-MM'. `problemas`: the rows with something to tell. `corridaID`: the run
 * of charges that it makes, `cargaID` a concept's charges to many. `vista`: there is nothing to tell the person who asks.
 */
const tarea = objeto({
  id,
  tipo,
  clave: nulo(texto()),
  estado,
  hechas: entero(),
  total: entero(),
  problemas: entero(),
  resumen: nulo(texto(2000)),
  usuario: nulo(texto()),
  creada: instante,
  terminada: nulo(instante),
  /** Somebody asked it to stop. */
  deteniendo: siNo,
  vista: siNo,
  corridaID: nulo(id),
  cargaID: nulo(id),
}).cable

/** Everybody's jobs to those with `tareas.todas`, one's own to others. */
export const traerTodas = lista({
  metodo: 'GET',
  ruta: '/tarea/traerTodas',
  acceso: 'tareas.ver',
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({ nroPagina: 1 }),
  entrada: objeto(filtros),
  salida: tarea,
})

/** The person's jobs that are not done, or that ended without the person being told. */
export const traerActivas = lista({
  metodo: 'GET',
  ruta: '/tarea/traerActivas',
  acceso: 'tareas.ver',
  extension: true,
  lista: 'completa',
  entrada: objeto({}),
  salida: tarea,
})

/** The newest of a kind and key, whoever asked for it. */
export const traerUltima = lista({
  metodo: 'GET',
  ruta: '/tarea/traerUltima',
  acceso: 'tareas.todas',
  extension: true,
  lista: 'completa',
  ejemplo: () => ({ tipo: 'cuotas', clave: '2026-10' }),
  entrada: objeto({ tipo, clave: texto() }),
  salida: tarea,
})

export const traerDatos = dato({
  metodo: 'GET',
  ruta: '/tarea/traerDatos',
  acceso: 'tareas.ver',
  extension: true,
  ejemplo: ({ tareaID }) => ({ tareaID }),
  entrada: objeto({ tareaID: id }),
  salida: tarea,
})

/** Row by row: `estado` tells whether its turn came and whether there is something to tell, the `detalle`. */
export const traerFilas = lista({
  metodo: 'GET',
  ruta: '/tarea/traerFilas',
  acceso: 'tareas.ver',
  extension: true,
  lista: 'paginada',
  ejemplo: ({ tareaID }) => ({ tareaID, nroPagina: 1 }),
  entrada: objeto({ tareaID: id, soloProblemas: opcional(siNo), pagina }),
  salida: objeto({
    n: entero(),
    matriculadoID: nulo(id),
    apellidoNombre: nulo(texto()),
    matricula: nulo(entero()),
    monto: nulo(dinero()),
    estado: z.enum(['espera', 'hecha', 'problema'], 'Estado inválido'),
    detalle: nulo(texto()),
  }).cable,
})

/** Stops it after its current step; what is done stays done. */
export const detener = dato({
  metodo: 'POST',
  ruta: '/tarea/detener',
  acceso: 'tareas.ver',
  auditoria: { acto: 'tarea.detener', palabras: 'Tarea detenida' },
  extension: true,
  ejemplo: ({ tareaID }) => ({ tareaID }),
  entrada: objeto({ tareaID: id }),
  salida: z.null(),
})

/** The person was told how it ended. */
export const darPorVista = dato({
  metodo: 'POST',
  ruta: '/tarea/darPorVista',
  acceso: 'tareas.ver',
  auditoria: { acto: 'tarea.darPorVista', palabras: 'Aviso de tarea leído' },
  extension: true,
  ejemplo: ({ tareaID }) => ({ tareaID }),
  entrada: objeto({ tareaID: id }),
  salida: z.null(),
})
