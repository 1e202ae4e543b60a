import * as z from 'zod'
import { entero, fecha, id, opcional, texto, textoRequerido, vaciable } from '@/contract/campos'
import { archivo, dato } from '@/contract/llamada'
import { objeto } from '@/contract/objeto'
import { ADJUNTO_ENTRANTE } from '@/domain/adjunto'
import { CLAVES_DE_MEDIO, MAX_DETALLE_DE_EVENTO, MAX_SEGUIMIENTO } from '@/domain/prescripcion'

/** What was done to collect, as far as the last day to claim depends on it; an extension as a whole (decision 323). */
const dia = fecha('Ingrese el día')
const detalle = vaciable(texto(MAX_DETALLE_DE_EVENTO), null)
const anotado = objeto({ id }).cable

/** A letter that was sent. It moves nothing until its reception is noted. */
export const intimar = dato({
  metodo: 'POST',
  ruta: '/cobranza/intimar',
  acceso: 'cobranza.gestionar',
  extension: true,
  auditoria: { acto: 'cobranza.intimar', palabras: 'Intimación enviada' },
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, dia: '2026-03-02', medio: 'carta', seguimiento: 'CD1' }),
  entrada: objeto({
    matriculadoID: id,
    dia,
    medio: z.enum(CLAVES_DE_MEDIO, 'Elija cómo se envió'),
    seguimiento: vaciable(texto(MAX_SEGUIMIENTO), null),
    detalle,
  }),
  salida: anotado,
})

/** Its reception, with the paper that proves it. One a letter. */
export const recepcion = archivo({
  metodo: 'POST',
  ruta: '/cobranza/recepcion',
  acceso: 'cobranza.gestionar',
  extension: true,
  auditoria: { acto: 'cobranza.recepcion', palabras: 'Recepción de una intimación' },
  entra: ADJUNTO_ENTRANTE,
  ejemplo: ({ intimacionID }) => ({ intimacionID, dia: '2026-03-09' }),
  entrada: objeto({ intimacionID: entero('Elija la intimación', 1), dia, detalle }),
  salida: anotado,
})

/** The member's own word that he owes, a signed agreement of a plan among them, from the day on which he signed it. */
export const reconocer = archivo({
  metodo: 'POST',
  ruta: '/cobranza/reconocer',
  acceso: 'cobranza.gestionar',
  extension: true,
  auditoria: { acto: 'cobranza.reconocer', palabras: 'Reconocimiento de deuda' },
  entra: ADJUNTO_ENTRANTE,
  ejemplo: ({ matriculadoID }) => ({ matriculadoID, dia: '2026-04-06', detalle: 'Convenio firmado' }),
  entrada: objeto({ matriculadoID: id, dia, detalle }),
  salida: anotado,
})

/** A mediation that was closed, or a petition to a court. `hasta` is the day of a mediation's closing act. */
export const anotar = dato({
  metodo: 'POST',
  ruta: '/cobranza/anotar',
  acceso: 'cobranza.gestionar',
  extension: true,
  auditoria: { acto: 'cobranza.anotar', palabras: 'Mediación o demanda' },
  ejemplo: ({ matriculadoID }) => ({
    matriculadoID,
    ...{ clase: 'mediacion', dia: '2026-05-04', hasta: '2026-06-01', detalle: 'Sin acuerdo' },
  }),
  entrada: objeto({
    matriculadoID: id,
    clase: z.enum(['mediacion', 'demanda'], 'Elija qué fue'),
    dia,
    hasta: opcional(fecha('Ingrese el día del acta de cierre')),
    detalle,
  }),
  salida: anotado,
})

/** What was noted by mistake counts no more and stays to be seen. A letter goes after its reception. */
export const anular = dato({
  metodo: 'POST',
  ruta: '/cobranza/anular',
  acceso: 'cobranza.gestionar',
  extension: true,
  auditoria: { acto: 'cobranza.anular', palabras: 'Evento de cobranza anulado' },
  ejemplo: ({ eventoAnulable }) => ({ eventoID: eventoAnulable, motivo: 'Es de otro matriculado' }),
  entrada: objeto({ eventoID: id, motivo: textoRequerido('Ingrese el motivo', MAX_DETALLE_DE_EVENTO) }),
  salida: z.null(),
})

/** The paper that came with one. */
export const verEscaneo = archivo({
  metodo: 'GET',
  ruta: '/cobranza/verEscaneo',
  acceso: 'cobranza.ver',
  extension: true,
  sale: true,
  ejemplo: ({ eventoConPapel }) => ({ eventoID: eventoConPapel }),
  entrada: objeto({ eventoID: id }),
  salida: objeto({ huella: texto(64), nombre: texto() }).cable,
})
