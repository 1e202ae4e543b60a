import { formatCuit } from '@/domain/cuit'

/** What stands under the council's name, each in a field of its own; `lineas` are further lines, already parted. */
export interface SenasDelConsejo {
  cuit?: string | null | undefined
  domicilio?: string | null | undefined
  telefono?: string | null | undefined
  correo?: string | null | undefined
  lineas: readonly string[]
}

export const MAX_SENA = 120
export const MAX_TELEFONO_DEL_CONSEJO = 60

/** Receipts on a sheet of A4. */
export const COPIAS = { 1: 'Uno por hoja', 2: 'Dos por hoja: original y duplicado' } as const
export type Copias = keyof typeof COPIAS
export const CLAVES_COPIAS = [1, 2] as const satisfies readonly Copias[]

/** The lines under the council's name: address, telephone and mail, CUIT, and those that it adds. */
export function linesOfConsejo({ cuit, domicilio, telefono, correo, lineas }: SenasDelConsejo): string[] {
  const contacto = [telefono && `Tel. ${telefono}`, correo].filter(Boolean).join(' · ')
  return [domicilio ?? '', contacto, cuit ? `CUIT ${formatCuit(cuit)}` : '', ...lineas].filter(Boolean)
}

/** The council's signature under a message: its name and how to reach it. */
export const signatureOf = (nombre: string, { telefono, correo }: Omit<SenasDelConsejo, 'lineas'>): string =>
  [nombre, telefono && `Tel. ${telefono}`, correo].filter(Boolean).join('\n')
