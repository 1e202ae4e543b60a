import * as z from 'zod'
import { id, siNo, texto, textoRequerido } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { CLAVES_DE_LISTA, MAX_CONSULTA, MAX_NOMBRE_DE_VISTA } from '@/domain/vista'

/** Views of lists are an extension as a whole (decision 172). */
const de = z.enum(CLAVES_DE_LISTA, 'Lista desconocida')

/** Whose they are who asks, and those that are for everybody, by list and name. */
export const traerTodas = lista({
  metodo: 'GET',
  ruta: '/vista/traerTodas',
  acceso: 'inicio.ver',
  extension: true,
  lista: 'completa',
  entrada: objeto({}),
  salida: objeto({
    id,
    lista: de,
    nombre: texto(),
    consulta: texto(MAX_CONSULTA),
    paraTodos: siNo,
    propia: siNo,
    borrable: siNo,
    quien: texto(),
  }).cable,
})

/** The same name again changes one's own view. */
export const guardar = dato({
  metodo: 'POST',
  ruta: '/vista/guardar',
  acceso: 'inicio.ver',
  extension: true,
  auditoria: { acto: 'vista.guardar', palabras: 'Vista guardada' },
  ejemplo: () => ({ lista: 'morosos', nombre: 'Deben tres meses', consulta: 'meses=3', paraTodos: false }),
  entrada: objeto({
    lista: de,
    nombre: textoRequerido('Ingrese Nombre', MAX_NOMBRE_DE_VISTA),
    consulta: texto(MAX_CONSULTA),
    paraTodos: siNo,
  }),
  salida: objeto({ id }).cable,
})

/** One's own; of those for everybody also administration. */
export const eliminar = dato({
  metodo: 'POST',
  ruta: '/vista/eliminar',
  acceso: 'inicio.ver',
  extension: true,
  auditoria: { acto: 'vista.eliminar', palabras: 'Vista eliminada' },
  ejemplo: ({ vistaID }) => ({ vistaID }),
  entrada: objeto({ vistaID: id }),
  salida: z.null(),
})
