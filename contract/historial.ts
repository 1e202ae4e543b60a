import * as z from 'zod'
import { cambio } from '@/contract/cambio'
import { entero, fecha, id, instante, nulo, opcional, texto } from '@/contract/campos'
import { lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/** Newest first; the open period has no fechaHasta. `causa` and `acto` are extensions: why he was in the state, and by what act. */
export const periodos = lista({
  metodo: 'GET',
  ruta: '/periodoMatricula/traerTodos',
  acceso: 'ficha.ver',
  propio: 'matriculadoID',
  lista: 'completa',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({
    fechaDesde: nulo(fecha()),
    fechaHasta: nulo(fecha()),
    tipoMatricula: nulo(objeto({ nombre: nulo(texto()) }).cable),
    causa: nulo(texto()),
    acto: nulo(objeto({ id, nombre: texto() }).cable),
  }).cable,
})

/** Who changed what of a record, newest first. `accion` is the act's name in Spanish; values are as on the screen. */
export const traerHistorial = lista({
  metodo: 'GET',
  ruta: '/matriculado/traerHistorial',
  acceso: 'historial.ver',
  extension: true,
  lista: 'paginada',
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, nroPagina: 1 }),
  entrada: objeto({
    matriculadoID: id,
    pagina: ['nroPagina', opcional(entero('Página inválida', 1))],
    desde: opcional(fecha()),
    hasta: opcional(fecha()),
    usuario: opcional(texto(100)),
    texto: opcional(texto(100)),
  }),
  salida: objeto({
    id,
    cuando: instante,
    usuario: nulo(texto()),
    accion: texto(),
    cambios: z.array(cambio),
  }).cable,
})
