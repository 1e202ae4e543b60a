import { type Fecha, formatFecha } from '@/domain/fechas'

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

/** 'Válido desde el …'; absent for a certificate without a first day. */
export function validityText(
  desde: Fecha | null | undefined,
  hasta: Fecha | null | undefined,
): string | undefined {
  if (!desde) return undefined
  return `Válido desde el ${formatFecha(desde)}${hasta ? ` hasta el ${formatFecha(hasta)}` : ''}`
}
