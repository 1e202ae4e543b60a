import { nameOfMonth } from '@/domain/fechas'

/** A month's charge for people: 'Cuota de matrícula, agosto 2026' of 'Matrícula ACTIVO 08/2026'; another name as it is. */
export function conceptInWords(nombre: string): string {
  const [, tipo, mes, anio] = /^Matrícula (.{1,40}) (0[1-9]|1[0-2])\/(\d{4})$/.exec(nombre) ?? []
  if (!tipo) return nombre
  const which = tipo === 'ACTIVO' ? '' : ` (${tipo.toLowerCase()})`
  return `Cuota de matrícula${which}, ${nameOfMonth(Number(mes)).toLowerCase()} ${anio}`
}
