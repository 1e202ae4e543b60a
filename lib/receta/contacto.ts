import 'server-only'
import type { Enlace } from '@/lib/footer-links'
import { environment } from '@/lib/environment'

/** How a doctor reaches the council: what stands under its name, and the links of the footer. */
export interface Contacto {
  consejo: string
  lineas: readonly string[]
  enlaces: readonly Enlace[]
}

export function contactOf(): Contacto {
  const { CONSEJO_NOMBRE, CONSEJO_LINEAS, SISTEMA_ENLACES } = environment()
  return { consejo: CONSEJO_NOMBRE, lineas: CONSEJO_LINEAS, enlaces: SISTEMA_ENLACES }
}
