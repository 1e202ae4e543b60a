import { dinero, entero, id, nulo, opcional, texto } from '@/contract/campos'
import { lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/**
 * S1 7, Concepts: type 1 are the yearly registration prices. `tipo`, `anio`, `tipoMatriculaID` and `variante`
 * (0 none, 1 insured, 2 ampliacion, 3 ampliacion extendida) are the price keys, an extension (D9).
 */
export const traerTodosSinPaginar = lista({
  metodo: 'GET',
  ruta: '/concepto/traerTodosSinPaginar',
  acceso: 'precios.ver',
  lista: 'completa',
  entrada: objeto({ tipo: entero('Tipo inválido', 0, 99) }),
  salida: objeto({
    id,
    nombre: nulo(texto()),
    descripcion: nulo(texto(2000)),
    monto: nulo(dinero()),
    tipo: opcional(entero()),
    anio: opcional(entero()),
    tipoMatriculaID: opcional(id),
    variante: opcional(entero()),
  }).cable,
})
