import type { FilaAuditoria } from '@/components/acceso/auditoria/audit-table'
import { DECLARADOS, direccionDeFila, type NounDeclarado } from '@/contract/catalogo/lista'
import { rutas } from '@/lib/routes'

type Registro = NonNullable<FilaAuditoria['registro']>

/** The row with where its record is opened, since the browser does not have the addresses of all catalogues. */
export function withHref(fila: FilaAuditoria): FilaAuditoria {
  const href = fila.registro && hrefOf(fila.registro)
  return href ? { ...fila, href } : fila
}

const isDeclared = (entidad: string): entidad is NounDeclarado => Object.hasOwn(DECLARADOS, entidad)

function hrefOf({ entidad, id, vigente }: Registro): string | undefined {
  if (!vigente || !id || !entidad) return undefined
  if (entidad === 'usuario') return rutas.usuario(id)
  if (entidad === 'corrida') return rutas.corrida(id)
  return isDeclared(entidad) ? direccionDeFila(entidad, id) : undefined
}
