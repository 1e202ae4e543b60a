import type { FilaDe } from '@/contract/llamada'
import type { traerDatos, traerLogo } from '@/contract/consejo'
import { findBytes, readWhole } from '@/backend/archivo/store'
import { readMembrete } from '@/backend/credenciales/membrete/store'
import type { Queryable } from '@/backend/db/conexion'
import { linesOfConsejo } from '@/domain/consejo'
import { linesOf } from '@/domain/membrete'

/** What anybody is told of the council; without a name the installation's own stands there. */
export async function readConsejo(db: Queryable): Promise<FilaDe<typeof traerDatos>> {
  const { nombre, lineas, copiasDelRecibo, logoHuella, ...senas } = await readMembrete(db)
  const written = nombre === null ? [] : linesOfConsejo({ ...senas, lineas: linesOf(lineas ?? '') })
  return { nombre, lineas: written, copiasDelRecibo, logoHuella }
}

export async function readLogo(db: Queryable): Promise<FilaDe<typeof traerLogo>> {
  const { logoHuella } = await readMembrete(db)
  const kept = logoHuella && (await findBytes(db, logoHuella))
  if (!kept) return null
  const { huella, tipo } = kept
  return { huella, tipo, imagen: (await readWhole(db, kept)).toString('base64') }
}
