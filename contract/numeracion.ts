import * as z from 'zod'
import { entero, instante, nulo } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { CLASES, MAX_NUMERO } from '@/domain/papel'

const clase = z.enum(CLASES, 'Clase inválida')

/** Each kind of paper: the number that the next one gets, how many were issued, and who moved it last. */
export const traerTodos = lista({
  metodo: 'GET',
  ruta: '/numeracion/traerTodos',
  acceso: 'ajustes.administrar',
  extension: true,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({
    clase,
    proximo: entero(),
    emitidos: entero(),
    movido: nulo(instante),
    quien: nulo(z.string()),
  }).cable,
})

/** Only onwards: the numbers between stay without a paper. */
export const mover = dato({
  metodo: 'POST',
  ruta: '/numeracion/mover',
  acceso: 'ajustes.administrar',
  extension: true,
  auditoria: { acto: 'numeracion.mover', palabras: 'Próximo número de un papel' },
  ejemplo: () => ({ clase: 'practica', proximo: 5000 }),
  entrada: objeto({ clase, proximo: entero('Ingrese el próximo número', 1, MAX_NUMERO) }),
  salida: z.null(),
})
