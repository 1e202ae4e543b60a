import * as z from 'zod'
import { dinero, fecha, id, texto } from '@/contract/campos'
import { dato } from '@/contract/llamada'
import { ALCANCE, CARTA, DESTINATARIO, encolados, VISTA } from '@/contract/mensaje-a-elegidos'
import { objeto } from '@/contract/objeto'

const COMUN = { acceso: 'mensajes.enviar', extension: true } as const
const DE_RONDA = { rondaID: id } as const

/** Whom of a closed round a notice of his debit would still reach: nobody is told of one debit twice. */
export const simular = dato({
  metodo: 'GET',
  ruta: '/avisoDeDebito/simular',
  ...COMUN,
  ejemplo: ({ rondaEnviadaID: rondaID }) => ({ medio: 2, nroPagina: 1, soloSinDestino: false, rondaID }),
  entrada: objeto({ ...VISTA, ...DE_RONDA }),
  salida: objeto({
    ...ALCANCE,
    filas: z.array(
      objeto({
        ...DESTINATARIO,
        importe: dinero(),
        conceptos: texto(4000),
        forma: texto(),
        fecha: fecha(),
      }).cable,
    ),
  }).cable,
})

/**
 * Queues the notice for each who was not told yet; who has no address is told once he has one. Another number than
 * `cantidad`, which was shown, refuses the act.
 */
export const enviar = dato({
  metodo: 'POST',
  ruta: '/avisoDeDebito/enviar',
  ...COMUN,
  auditoria: { acto: 'avisoDeDebito.enviar', palabras: 'Avisos del débito' },
  ejemplo: ({ rondaEnviadaID: rondaID }) => ({
    medio: 2,
    asunto: 'Su débito',
    texto: 'El {fecha} se le debitan {importe}: {conceptos}',
    cantidad: 1,
    rondaID,
  }),
  entrada: objeto({ ...CARTA, ...DE_RONDA }),
  salida: encolados,
})
