import { NOBODY } from '@/backend/acceso/cuenta/clave'
import type { Carga } from '@/backend/generador/carga'
import type { Hallazgos } from '@/backend/mudanza/viaje/hallazgos'
import { LISTAS, POR_FILA } from '@/backend/mudanza/viaje/llamadas'
import type { Relectura } from '@/backend/mudanza/viaje/relectura'
import { ROLES } from '@/domain/roles'

/** Nobody's password can be had: each account waits for a key of its own. */
export async function armarUsuarios(carga: Carga, copia: Relectura, hallazgos: Hallazgos): Promise<void> {
  const taken = new Set<string>()
  for (const row of await copia.pages(LISTAS.usuarios, {})) {
    if (row.id === undefined) continue
    const full = (await copia.read(POR_FILA.usuario, { id: row.id })) ?? row
    const rol = full.rolID ?? ROLES.findIndex((name) => full.roles?.some(({ nombre }) => nombre === name)) + 1
    const named = full.username?.trim() || `usuario${row.id}`
    const username = taken.has(named.toLowerCase()) ? `${named}.${row.id}` : named
    taken.add(username.toLowerCase())
    if (rol < 1 || rol > ROLES.length || username !== full.username)
      hallazgos.note(
        'usuario',
        null,
        `El usuario «${full.username ?? ''}» no tiene rol, o su nombre está dos veces`,
        { id: row.id },
      )
    carga.add('usuario', {
      id: row.id,
      username,
      clave_hash: NOBODY,
      debe_cambiar_clave: true,
      nombre: full.nombre ?? '',
      apellido: full.apellido ?? '',
      dni: full.dni === null || full.dni === undefined ? null : String(full.dni),
      email: full.email ?? null,
      direccion: full.direccion ?? null,
      telefono: full.telefono ?? null,
      observaciones: full.observaciones ?? null,
      rol_id: rol >= 1 && rol <= ROLES.length ? rol : null,
    })
  }
}
