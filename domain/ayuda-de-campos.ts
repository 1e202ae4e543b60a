import type { RutaCampo } from '@/domain/campos-ficha'

/** What the record's odd fields are for, in a sentence or two; the manual has the same under 'Los campos de la ficha'. */
export const AYUDA_DE_CAMPOS: Readonly<Partial<Record<RutaCampo, string>>> = {
  'matriculado.nro_colegio':
    'Otro número del legajo o de un colegio, si el médico lo tiene. No es la matrícula de este consejo.',
  'matriculado.datosprofesionales.cuit_cuil':
    'Once cifras: dos del tipo de persona, las del DNI y una de control, que se revisa. Con él entra el médico a su página.',
  'matriculado.varios.ingreso_cm':
    'Fecha en que entró al consejo de médicos. Se imprime en el carnet; la matrícula del mes no depende de ella.',
  'matriculado.varios.egreso_cm':
    'Fecha en que dejó el consejo. Es un dato del legajo: para que deje de pagar, use Cambiar Estado.',
  'matriculado.varios.ultimo_periodo_renovado':
    'Hasta cuándo renovó por última vez su matrícula. Es un dato del legajo y no cambia lo que se cobra.',
  'matriculado.varios.uad_fecha':
    'La fecha de UAD que figura en el legajo. El sistema la guarda y la muestra; ninguna regla depende de ella.',
  'matriculado.varios.isspse':
    'Si el médico está en el ISSPSE, según su legajo. Es informativo: no cambia lo que se le cobra.',
  'matriculado.varios.iosep':
    'Si el médico atiende por el IOSEP, la obra social, según su legajo. Es informativo: no cambia lo que se le cobra.',
}
