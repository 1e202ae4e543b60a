import type { Metadata } from 'next'
import { AuditoriaTable, type FilaAuditoria } from '@/components/acceso/auditoria/auditoria-table'
import type { Filter } from '@/components/data-table/filter-form'
import { DateInput } from '@/components/form/date-input'
import { listPage } from '@/components/listado/list-page'
import { traerOpciones, traerTodos } from '@/contract/auditoria'
import { DECLARADOS, direccionDeFila, type NounDeclarado } from '@/contract/catalogo/lista'
import { auditoria } from '@/contract/listas/auditoria'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'

export const metadata: Metadata = { title: auditoria.declaracion.titulo }

export default listPage(auditoria, {
  traerTodos,
  ruta: rutas.auditoria(),
  back: () => rutas.ajustesAvanzados(),
  ademas: () => readApi(traerOpciones, {}),
  campos: (leidas) => {
    const { actos, entidades } = leidas.ok ? leidas.datos : {}
    const opciones: Partial<Record<string, typeof actos>> = { accion: actos, entidad: entidades }
    return auditoria.campos.map((campo): Filter =>
      campo.kind === 'choice' ? { ...campo, options: known(opciones[campo.name]) } : campo,
    )
  },
  day: DateInput,
  tabla: ({ content, ...tabla }) => (
    <AuditoriaTable
      {...tabla}
      content={content.state === 'rows' ? { ...content, rows: content.rows.map(withHref) } : content}
    />
  ),
})

const known = (options: readonly { id?: string | undefined; nombre?: string | undefined }[] = []) =>
  options.flatMap(({ id, nombre }) => (id && nombre ? [{ id, nombre }] : []))

type Registro = NonNullable<FilaAuditoria['registro']>

/** The row with where its record is opened, since the browser does not have the addresses of all catalogues. */
function withHref(fila: FilaAuditoria): FilaAuditoria {
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
