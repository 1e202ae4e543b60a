import * as z from 'zod'
import { entero, id, opcional, texto } from '@/contract/campos'
import { dato, lista } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'

/** All that is held about a member, as the tables have it (decision 212). It begins with what the trail keeps of it. */
export const empezar = dato({
  metodo: 'POST',
  ruta: '/expediente/empezar',
  acceso: 'auditoria.ver',
  extension: true,
  auditoria: { acto: 'expediente.empezar', palabras: 'Todo lo que hay sobre el matriculado, bajado' },
  ejemplo: ({ matriculadoID }) => ({ matriculadoID }),
  entrada: objeto({ matriculadoID: id }),
  salida: objeto({ expedienteID: id, matricula: entero(), tablas: z.array(texto(60)) }).cable,
})

/** The rows of one table that are his, from the `desde`th on, each as JSON; only for who began it, for an hour. */
export const traerTabla = lista({
  metodo: 'GET',
  ruta: '/expediente/traerTabla',
  acceso: 'auditoria.ver',
  extension: true,
  lista: 'completa',
  ejemplo: ({ expedienteID }) => ({ expedienteID, tabla: 'matriculado', desde: 0, cantidad: 10 }),
  entrada: objeto({
    expedienteID: id,
    tabla: texto(60),
    desde: opcional(entero('Número inválido', 0)),
    cantidad: entero('Cantidad inválida', 1, 500),
  }),
  salida: objeto({ fila: z.string() }).cable,
})
