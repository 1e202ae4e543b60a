import { plegar } from '@/domain/plegar'

/** The one type of certificate for a specialty or a practice. */
export const ACREDITACION = 'Certificado de Acreditación'

export const isAccreditation = (nombre: string | null | undefined): boolean =>
  plegar(nombre ?? '') === plegar(ACREDITACION)

/** Printed where the council's catalogue has no type of that name. */
export const CUERPO_DE_ACREDITACION =
  `<p><br></p><h1 class="ql-align-center">${ACREDITACION}</h1><p><br></p><p><br></p>` +
  '<p class="ql-align-justify"><span class="ql-size-large">Se certifica que <strong>##NOMBRE_MATRICULADO##</strong>, DNI ##DNI_MATRICULADO##, ' +
  'matrícula profesional Nº <strong>##MATRICULA_MATRICULADO##</strong>, se encuentra acreditado en lo que sigue:</span></p>' +
  '<p><br></p><p class="ql-align-center"><strong><span class="ql-size-large">##OBSERVACION_1##</span></strong></p>' +
  '<p><br></p><p><span class="ql-size-large">Fecha: ##FECHA_ACTUAL##.</span></p><p><br></p>'
