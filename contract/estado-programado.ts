import * as z from 'zod'
import { entero, fecha, id, nulo, siNo, texto } from '@/contract/campos'
import { cambiosProgramados } from '@/contract/listas/cambios-programados'
import { llamadasDeListado } from '@/contract/listas/llamadas'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'

/** Changes of state that wait for their day are an extension as a whole. */
const CAMBIO = {
  id,
  dia: fecha(),
  /** The state that he must then have. */
  previo: texto(),
  estado: texto(),
  /** The end of a state with a term. */
  vuelve: siNo,
  causa: nulo(texto()),
  impedimento: nulo(texto(1000)),
  creo: nulo(texto()),
} as const

/** What is open alone: what was done stands in the member's periods. */
export const { traerTodos, traerLote } = llamadasDeListado(cambiosProgramados, {
  fila: objeto({
    ...CAMBIO,
    matriculadoID: id,
    matricula: entero(),
    apellidoNombre: texto(),
    ...LUGAR,
  }).cable,
  ejemplo: {
    pagina: () => ({ nroPagina: 1, orden: 'dia asc', nombre: 'ledesma', situacion: 'enEspera' }),
    lote: () => ({ nombre: 'ledesma', cantidad: 10 }),
  },
})

/** What waits of one member, the next first. `acto` is the one on which it rests. */
export const traerDe = lista({
  metodo: 'GET',
  ruta: '/estado_programado/traerDe',
  acceso: 'ficha.ver',
  extension: true,
  lista: 'completa',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({ ...CAMBIO, acto: nulo(objeto({ id, nombre: texto() }).cable) }).cable,
})

/** Makes one void, with the end of its term; refused where another rests on it. */
export const anular = dato({
  metodo: 'POST',
  ruta: '/estado_programado/anular',
  acceso: 'padron.editar',
  extension: true,
  auditoria: { acto: 'estadoProgramado.anular', palabras: 'Cambio de estado programado anulado' },
  ejemplo: ({ programadoID }) => ({ programadoID }),
  entrada: objeto({ programadoID: id }),
  salida: z.null(),
})
