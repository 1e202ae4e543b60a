import { formatFecha } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'
import type { Fecha } from '@/domain/fechas'

/** The one type of certificate for a specialty or a practice. */
export const ACREDITACION = 'Certificado de Acreditación'

/** What a certificate of accreditation certifies. */
export interface Acreditado {
  clase: 'Práctica' | 'Especialidad'
  nombre: string | null | undefined
  fechaObtencion: Fecha | null | undefined
  /** Absent where it does not expire. */
  fechaCaducidad?: Fecha | null | undefined
  nroCertificado?: string | null | undefined
}

/** What stands on the paper; undefined where its name or date are not known. */
export function accreditedText(que: Acreditado): string | undefined {
  const { clase, nombre, fechaObtencion, fechaCaducidad, nroCertificado } = que
  if (!nombre || !fechaObtencion) return undefined
  return [
    `${clase}: ${nombre}`,
    `obtenida el ${formatFecha(fechaObtencion)}`,
    fechaCaducidad && `válida hasta el ${formatFecha(fechaCaducidad)}`,
    nroCertificado && `certificado Nº ${nroCertificado}`,
  ]
    .filter(Boolean)
    .join(', ')
}

export const isAccreditation = (nombre: string | null | undefined): boolean =>
  plegar(nombre ?? '') === plegar(ACREDITACION)

/** Printed where the council's catalogue has no type of that name. */
export const CUERPO_DE_ACREDITACION =
  '<p class="ql-align-justify">Se certifica que <strong>##NOMBRE_MATRICULADO##</strong>, DNI ##DNI_MATRICULADO##, ' +
  'matrícula profesional Nº <strong>##MATRICULA_MATRICULADO##</strong>, se encuentra acreditado en lo que sigue:</p>' +
  '<p><br></p><p class="ql-align-center"><strong>##OBSERVACION_1##</strong></p><p><br></p><p>Fecha: ##FECHA_ACTUAL##.</p>'
