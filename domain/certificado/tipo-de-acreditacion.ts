import { plegar } from '@/domain/plegar'

/** The one type of certificate for a specialty or a practice. */
export const ACREDITACION = 'Certificado de Acreditación'

export const isAccreditation = (nombre: string | null | undefined): boolean =>
  plegar(nombre ?? '') === plegar(ACREDITACION)

/** Printed where the council's catalogue has no type of that name. */
export const CUERPO_DE_ACREDITACION =
  `<h2 class="ql-align-center">${ACREDITACION}</h2><p><br></p>` +
  '<p class="ql-align-justify">Se certifica que <strong>##NOMBRE_MATRICULADO##</strong>, DNI ##DNI_MATRICULADO##, ' +
  'matrícula profesional Nº <strong>##MATRICULA_MATRICULADO##</strong>, se encuentra acreditado en lo que sigue:</p>' +
  '<p><br></p><p class="ql-align-center"><strong>##OBSERVACION_1##</strong></p><p><br></p><p>Fecha: ##FECHA_ACTUAL##.</p>'
