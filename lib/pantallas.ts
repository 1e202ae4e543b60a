import 'server-only'
import { createHash } from 'node:crypto'
import type { Permiso } from '@/domain/roles'
import { type Destino, destinationsFor } from '@/lib/destinations'
import type { Alcance } from '@/lib/own-screens'

/** What somebody may open, as the browser keeps it. */
export interface Pantallas {
  permisos: readonly Permiso[]
  destinos: readonly Destino[]
}

interface Hechas extends Pantallas {
  texto: string
  /** Names this text and no other, so that a browser keeps it as long as it likes. */
  huella: string
}

/** Roles and what they may do are few; more than these are somebody's experiments. */
const MAX_HECHAS = 100
const hechas = new Map<string, Hechas>()

/** The same for everybody with these permissions at this server, so that it is made once and pages only name it. */
export function pantallasFor(permisos: ReadonlySet<Permiso>, hay: Alcance): Hechas {
  const key = JSON.stringify([[...permisos], hay])
  const known = hechas.get(key)
  if (known) return known
  const pantallas: Pantallas = { permisos: [...permisos], destinos: destinationsFor(permisos, hay) }
  const texto = JSON.stringify(pantallas)
  const huella = createHash('sha256').update(texto).digest('base64url').slice(0, 16)
  if (hechas.size >= MAX_HECHAS) hechas.clear()
  const made = { ...pantallas, texto, huella }
  hechas.set(key, made)
  return made
}
