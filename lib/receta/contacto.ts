import 'server-only'
import { readCara } from '@/lib/api/consejo'
import type { Enlace } from '@/lib/footer-links'
import { environment } from '@/lib/environment'

/** How a doctor reaches the council: what stands under its name, and the links of the footer. */
export interface Contacto {
  consejo: string
  lineas: readonly string[]
  enlaces: readonly Enlace[]
}

export async function contactOf(): Promise<Contacto> {
  const { nombre, lineas } = await readCara()
  return { consejo: nombre, lineas, enlaces: environment().SISTEMA_ENLACES }
}
