import type { Option } from '@/components/ui/options'
import { CLAVES_DE_DESTINO, destinoDe, type DestinoDeImportacion } from '@/domain/importar/destinos'
import type { Permiso } from '@/domain/roles'

const GRUPOS = ['Padrón', 'Tesorería', 'Catálogos'] as const

function groupOf(clave: DestinoDeImportacion): (typeof GRUPOS)[number] {
  if (clave.startsWith('catalogo:')) return 'Catálogos'
  return destinoDe(clave).permiso === 'importar.tesoreria' ? 'Tesorería' : 'Padrón'
}

/** What a file may bring for whoever has these permissions, group by group, each with its group beside it. */
export const targetsFor = (permisos: ReadonlySet<Permiso>): Option<DestinoDeImportacion>[] =>
  GRUPOS.flatMap((grupo) =>
    CLAVES_DE_DESTINO.flatMap((clave) => {
      const { nombre, permiso, escribe } = destinoDe(clave)
      const may = permisos.has(permiso) && permisos.has(escribe)
      return may && groupOf(clave) === grupo ? [{ id: clave, nombre, detalle: grupo }] : []
    }),
  )
