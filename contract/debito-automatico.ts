import * as z from 'zod'
import { entero, fecha, id, nulo, texto } from '@/contract/campos'
import { debitos } from '@/contract/listas/debitos'
import { llamadasDeListado } from '@/contract/listas/llamadas'
import { dato, lista } from '@/contract/llamada'
import { ALCANCE, CARTA, DESTINATARIO, ELEGIDOS, encolados, VISTA } from '@/contract/mensaje-a-elegidos'
import { objeto } from '@/contract/objeto'
import { LUGAR } from '@/contract/orden'
import { respuesta } from '@/contract/respuesta-de-debito'

/** Everybody in debit is an extension as a whole. */
const FILTROS_DE_EJEMPLO = { forma: '41', tipoMatriculaID: 1, nombre: 'ledesma', ultimo: 'nunca' } as const

/** `id` is the enrolment's; `ultimo` is his last debit that went out, by whatever enrolment. */
const fila = objeto({
  id,
  matriculadoID: id,
  matricula: entero(),
  apellidoNombre: texto(),
  formaPago: texto(),
  banco: nulo(texto()),
  sucursal: nulo(texto()),
  tipoCuentaID: nulo(entero()),
  nroCuenta: nulo(texto()),
  fechaAlta: fecha(),
  estado: texto(),
  ultimo: nulo(respuesta),
  ...LUGAR,
}).cable

/** By name unless in another order. */
export const { traerTodos, traerLote } = llamadasDeListado(debitos, {
  fila,
  ejemplo: {
    pagina: () => ({ nroPagina: 1, ...FILTROS_DE_EJEMPLO, orden: 'fechaAlta desc' }),
    lote: () => ({ ...FILTROS_DE_EJEMPLO, cantidad: 10 }),
  },
})

/** What became of a member's last debits, the last first. */
export const traerResultados = lista({
  metodo: 'GET',
  ruta: '/da_listado/traerResultados',
  acceso: 'debitos.ver',
  extension: true,
  lista: 'completa',
  ejemplo: ({ adherido }) => ({ matriculadoID: adherido }),
  entrada: objeto({ matriculadoID: id }),
  salida: respuesta,
})

/** Whom of the chosen that are in debit a message would reach, and who cannot be reached and why; one page. */
export const simularMensaje = dato({
  metodo: 'GET',
  ruta: '/da_listado/simularMensaje',
  acceso: 'mensajes.enviar',
  extension: true,
  ejemplo: ({ adherido }) => ({ medio: 2, nroPagina: 1, matriculadosJSON: JSON.stringify([adherido]) }),
  entrada: objeto({ ...VISTA, ...ELEGIDOS }),
  salida: objeto({
    ...ALCANCE,
    filas: z.array(objeto({ ...DESTINATARIO, forma: texto() }).cable),
  }).cable,
})

/** Queues a message for each; another number than `cantidad`, which was shown, refuses the act. */
export const enviarMensaje = dato({
  metodo: 'POST',
  ruta: '/da_listado/enviarMensaje',
  acceso: 'mensajes.enviar',
  extension: true,
  auditoria: { acto: 'debito.enviarMensaje', palabras: 'Mensajes por débito automático' },
  ejemplo: ({ adherido }) => ({
    medio: 2,
    asunto: 'Su débito',
    texto: 'Se le debita por {forma}',
    cantidad: 1,
    matriculadosJSON: JSON.stringify([adherido]),
  }),
  entrada: objeto({ ...CARTA, ...ELEGIDOS }),
  salida: encolados,
})
