import { concepto } from '@/contract/catalogo/concepto'
import { hrefOfRow } from '@/contract/catalogo/declaracion'
import type { Permiso } from '@/domain/roles'
import { rutas } from '@/lib/routes'

interface Lugar {
  permiso: Permiso
  href: (donde: number) => string
}

/** Where what rests on an act is seen, by its table, and by whom. */
const LUGARES: Readonly<Record<string, Lugar>> = {
  concepto: { permiso: 'catalogos.administrar', href: (id) => hrefOfRow(concepto, id) },
  periodo_matricula: { permiso: 'ficha.ver', href: rutas.periodoMatricula },
  estado_programado: { permiso: 'ficha.ver', href: rutas.periodoMatricula },
  solicitud: { permiso: 'solicitudes.ver', href: rutas.solicitud },
}

/** Undefined for who may not open it. */
export function hrefOfCita(
  { tabla, donde }: { tabla: string; donde: number },
  permisos: ReadonlySet<Permiso>,
): string | undefined {
  const lugar = LUGARES[tabla]
  return lugar && permisos.has(lugar.permiso) ? lugar.href(donde) : undefined
}
