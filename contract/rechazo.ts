import * as z from 'zod'
import { dinero, entero, id, nulo, opcional, siNo, texto } from '@/contract/campos'
import { llamadasDeListado } from '@/contract/listas/llamadas'
import { rechazos } from '@/contract/listas/rechazos'
import { dato } from '@/contract/llamada'
import { ALCANCE, CARTA, DESTINATARIO, ELEGIDOS, encolados, VISTA } from '@/contract/mensaje-a-elegidos'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'
import { respuesta } from '@/contract/respuesta-de-debito'
import { QUIENES } from '@/domain/bancos/motivos'

const COMUN = { extension: true } as const

/**
 * Debits that the bank rejected. Without a month those that are still owed and were their member's last; of a month all
 * of them. `aBaja` are of members rejected so often in a row that leaving the debit is proposed.
 */
const DE_CUANDO = {
  forma: opcional(entero('Elija un débito', 1, 99)),
  mes: opcional(entero('Elija el mes', 1, 12)),
  anio: opcional(entero('Elija el año', 2000, 2199)),
} as const
const EJEMPLO = { forma: 42, mes: 11, anio: 2026, nombre: 'ledesma', aBaja: false } as const

/**
 * `id` is the debit's and `daListadoID` the enrolment in force; `debe` is what is still owed of it, `seguidos` how many
 * in a row, `paso` what to do next and `dejar` that the reason itself asks to leave the debit.
 */
const fila = objeto({
  id,
  matriculadoID: id,
  matricula: entero(),
  apellidoNombre: texto(),
  daListadoID: nulo(id),
  formaPago: nulo(texto()),
  debe: dinero(),
  seguidos: entero(),
  aBaja: siNo,
  paso: texto(500),
  quien: z.enum(QUIENES),
  dejar: siNo,
  respuesta,
  ...LUGAR,
}).cable

export const { traerTodos, traerLote } = llamadasDeListado(rechazos, {
  fila,
  ejemplo: {
    pagina: () => ({ nroPagina: 1, orden: 'debe desc', ...EJEMPLO }),
    lote: () => ({ ...EJEMPLO, cantidad: 10 }),
  },
})

const DE_QUIENES = { ...ELEGIDOS, ...DE_CUANDO } as const

/** Whom of the chosen a message about his rejected debit would reach; those who owe nothing of it any more are none. */
export const simularMensaje = dato({
  metodo: 'GET',
  ruta: '/rechazo/simularMensaje',
  acceso: 'mensajes.enviar',
  ...COMUN,
  ejemplo: ({ rechazado }) => ({ medio: 2, nroPagina: 1, matriculadosJSON: JSON.stringify([rechazado]) }),
  entrada: objeto({ ...VISTA, ...DE_QUIENES }),
  salida: objeto({
    ...ALCANCE,
    filas: z.array(
      objeto({
        ...DESTINATARIO,
        importe: dinero(),
        mes: texto(),
        porque: texto(500),
      }).cable,
    ),
  }).cable,
})

/** Queues a message for each; another number than `cantidad`, which was shown, refuses the act. */
export const enviarMensaje = dato({
  metodo: 'POST',
  ruta: '/rechazo/enviarMensaje',
  acceso: 'mensajes.enviar',
  ...COMUN,
  auditoria: { acto: 'rechazo.enviarMensaje', palabras: 'Mensajes por débitos rechazados' },
  ejemplo: ({ rechazado }) => ({
    medio: 2,
    asunto: 'Su débito',
    texto: 'No se pudo debitar {importe}. {pago}',
    cantidad: 1,
    matriculadosJSON: JSON.stringify([rechazado]),
  }),
  entrada: objeto({ ...CARTA, ...DE_QUIENES }),
  salida: encolados,
})
