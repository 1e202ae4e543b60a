import { ESTADOS, estadoID } from '@/domain/estados'
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

/** Of who pays and does not practise, or was issued it in spite of his state, a certificate says so; undefined of others. */
export function stateNote(tipoMatricula: Parameters<typeof estadoID>[0]): string | undefined {
  const estado = estadoID(tipoMatricula)
  const nombre = ESTADOS[estado as keyof typeof ESTADOS] as string | undefined
  return nombre && (estado ?? 0) > 2 ? `Estado de la matrícula: ${nombre}` : undefined
}
