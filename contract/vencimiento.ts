import * as z from 'zod'
import { entero, fecha, id, texto } from '@/contract/campos'
import { filtrosDe, llamadasDeListado } from '@/contract/listas/llamadas'
import { vencimientos } from '@/contract/listas/vencimientos'
import { dato } from '@/contract/llamada'
import { ALCANCE, CARTA, DESTINATARIO, ELEGIDOS, encolados, VISTA } from '@/contract/mensaje-a-elegidos'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'
import { CLASES_QUE_VENCEN } from '@/domain/vencimiento'

/** What expires of the members' records is an extension as a whole (decision 124). */
const EJEMPLO = { dias: 90, lado: 'porVencer', nombre: 'ledesma' } as const

/** `id` is of the list alone: ids of several tables. */
const fila = objeto({
  id: entero(),
  clase: z.enum(CLASES_QUE_VENCEN, 'Clase inválida'),
  que: texto(),
  vence: fecha(),
  matriculadoID: id,
  matricula: entero(),
  apellidoNombre: texto(),
  ...LUGAR,
}).cable

/** What comes is first, the nearest to today before the others; then what has expired, likewise. */
export const { traerTodos, traerLote } = llamadasDeListado(vencimientos, {
  fila,
  ejemplo: {
    pagina: () => ({ nroPagina: 1, orden: 'vence asc', clase: 'dni', ...EJEMPLO }),
    lote: () => ({ ...EJEMPLO, cantidad: 10 }),
  },
})

/** The members whose expiries the filters find are written to, each about all of his. */
const DE_QUIENES = { ...ELEGIDOS, ...filtrosDe(vencimientos) } as const

/** Whom a message would reach and where, and who cannot be reached and why; one page. */
export const simularMensaje = dato({
  metodo: 'GET',
  ruta: '/vencimiento/simularMensaje',
  acceso: 'mensajes.enviar',
  extension: true,
  ejemplo: ({ matriculadoID }) => ({
    medio: 2,
    nroPagina: 1,
    matriculadosJSON: JSON.stringify([matriculadoID]),
  }),
  entrada: objeto({ ...VISTA, ...DE_QUIENES }),
  salida: objeto({
    ...ALCANCE,
    filas: z.array(objeto({ ...DESTINATARIO, vencimientos: texto(4000) }).cable),
  }).cable,
})

/** Queues a message for each; another number than `cantidad`, which was shown, refuses the act. */
export const enviarMensaje = dato({
  metodo: 'POST',
  ruta: '/vencimiento/enviarMensaje',
  acceso: 'mensajes.enviar',
  extension: true,
  auditoria: { acto: 'vencimiento.enviarMensaje', palabras: 'Mensajes por vencimientos' },
  ejemplo: ({ matriculadoID }) => ({
    medio: 2,
    asunto: 'Vencimientos',
    texto: 'Le vence: {vencimientos}',
    cantidad: 1,
    matriculadosJSON: JSON.stringify([matriculadoID]),
    dias: 3_000,
  }),
  entrada: objeto({ ...CARTA, ...DE_QUIENES }),
  salida: encolados,
})
