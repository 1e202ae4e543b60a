import type { ConAyuda } from '@/lib/ayuda/con-ayuda'
import { escrito } from '@/lib/ortografia/escrito'

const OPCIONES = escrito('Mas Opciones')

/** What each odd field is. Fetched when a '?' is pressed, never before. */
export const QUE_ES: Readonly<Record<ConAyuda, string>> = {
  'Nro. de Colegio':
    'Su número en el Colegio de Médicos, si lo tiene. No es la matrícula y puede quedar vacío.',
  'Genera Cuotas': `Si cada mes se le carga la cuota de la matrícula. Con NO no se le genera ninguna. Se cambia en ${OPCIONES}.`,
  Libro: 'El libro de matrículas del consejo donde está asentada su inscripción. Por ejemplo, IV.',
  Folio: 'La hoja del libro de matrículas en que está asentada su inscripción. Por ejemplo, 56.',
  'UAD Fecha':
    'La fecha de UAD que trae su legajo. Se guarda y se muestra; ninguna regla depende de ella. Si el legajo no la trae, queda vacía.',
  'Ingreso CM': 'La fecha en que entró al consejo. Sale en el carnet. Por ejemplo, 14/03/2011.',
  'Egreso CM': `La fecha en que dejó el consejo. Anotarla no hace que deje de pagar: para eso está Cambiar Estado, en ${OPCIONES}.`,
  'Ultimo Periodo Renovado':
    'La fecha de su última renovación, según el legajo. Es un dato anotado: lo que se cobra no depende de él.',
  Federacion: 'Si hoy lo cubre el seguro de la federación. Sale de la pantalla Seguros y no se escribe acá.',
  Superintendencia: `Si hoy tiene abierto un período de Superintendencia. Se agrega y se cierra en ${OPCIONES}.`,
  IOSEP:
    'Si está en el IOSEP (Instituto de Obra Social del Empleado Provincial), según su legajo. No cambia lo que se cobra.',
  ISSPSE: 'Si está en el ISSPSE, según su legajo. No cambia lo que se cobra.',
}

/** The task of the manual that tells about all of them. */
export const TEMA_DE_LOS_CAMPOS = 'los-campos-de-la-ficha'
