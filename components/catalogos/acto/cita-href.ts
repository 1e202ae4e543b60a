import { concepto } from '@/contract/catalogo/concepto'
import { hrefOfRow } from '@/contract/catalogo/declaracion'
import type { Permiso } from '@/domain/roles'

interface Lugar {
  permiso: Permiso
  href: (fila: number) => string
}

/** Where what rests on an act is seen, by its table, and by whom. */
const LUGARES: Readonly<Record<string, Lugar>> = {
  concepto: { permiso: 'catalogos.administrar', href: (fila) => hrefOfRow(concepto, fila) },
}

/** Undefined for who may not open it. */
export function hrefOfCita(
  { tabla, fila }: { tabla: string; fila: number },
  permisos: ReadonlySet<Permiso>,
): string | undefined {
  const lugar = LUGARES[tabla]
  return lugar && permisos.has(lugar.permiso) ? lugar.href(fila) : undefined
}
