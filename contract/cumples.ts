import * as z from 'zod'
import { entero, fecha, id, nulo, opcional, texto } from '@/contract/campos'
import { lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { LAPSOS_DE_CUMPLES } from '@/domain/estadisticas'

/** Birthdays of today, and of the seven days that begin with it. `fecha` is the birthday, `edad` what they turn. */
export const traerCumples = lista({
  metodo: 'GET',
  ruta: '/estadisticas/traerCumples',
  atrasa: true,
  acceso: 'estadisticas.ver',
  lista: 'completa',
  listas: ['hoy', 'semana'],
  entrada: objeto({}),
  salida: objeto({
    matriculadoID: nulo(id),
    nombre: nulo(texto()),
    fecha: nulo(fecha()),
    edad: nulo(entero()),
    lista: opcional(z.enum(['hoy', 'semana'])),
  }).cable,
})

/** The same page by page, the next birthday first and by name. */
export const traerPaginaDeCumples = lista({
  metodo: 'GET',
  ruta: '/estadisticas/traerPaginaDeCumples',
  atrasa: true,
  acceso: 'estadisticas.ver',
  extension: true,
  lista: 'paginada',
  ejemplo: () => ({ lapso: 'semana', nroPagina: 1, nombre: 'ledesma' }),
  entrada: objeto({
    lapso: z.enum(LAPSOS_DE_CUMPLES, 'Elija una opción'),
    pagina: ['nroPagina', opcional(entero('Página inválida', 1))],
    nombre: opcional(texto(100)),
  }),
  salida: objeto({
    matriculadoID: id,
    matricula: entero(),
    nombre: texto(),
    fecha: fecha(),
    edad: entero(),
  }).cable,
})
