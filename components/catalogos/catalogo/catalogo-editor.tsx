import type { ReactNode } from 'react'
import type { Fila } from '@/components/catalogos/catalogo/columns'
import { FormOf } from '@/components/catalogos/catalogo/form-of'
import { unreadOf } from '@/components/form/unread'
import type { SinOpciones } from '@/components/form/unread-options'
import { ReadFailure } from '@/components/espera/read-failure'
import { TabTitle } from '@/components/pestanas/tab-title'
import { PageHeader } from '@/components/shell/page-header'
import type { Option } from '@/components/ui/options'
import type { DeclaracionCatalogo, NounDeSeleccion } from '@/contract/catalogo/declaracion'
import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'
import { CONTRATO } from '@/contract/indice'
import { readApi } from '@/lib/api/client'
import type { Exito } from '@/lib/api/result'
import { type FallaVisible, orLeave, orNotFound } from '@/lib/screen'
import type { Elegibles } from '@/components/catalogos/catalogo/catalogo-form'

type Props = {
  noun: NounCatalogo
  /** Absent for a new row. */
  id?: number
  /** The form has what the specification's lacks: a signature's picture, a certificate's rules. */
  ampliado: boolean
}

export async function CatalogoEditor({ noun, id, ampliado }: Props) {
  const catalogo: DeclaracionCatalogo = CATALOGOS[noun]
  const [elegibles, leida] = await Promise.all([
    readOptions(catalogo),
    id === undefined ? undefined : readRow(noun, id),
  ])
  if (leida && !leida.ok)
    return (
      <Frame catalogo={catalogo} titulo={catalogo.titulo}>
        <ReadFailure
          bajoEncabezado
          falla={leida}
          ruta={`/${noun}/traerDatos` as '/titulo/traerDatos'}
          entrada={{ id: id ?? 0 }}
          que={catalogo.singular}
        />
      </Frame>
    )
  return (
    <Frame catalogo={catalogo} titulo={leida ? `Editar ${catalogo.singular}` : catalogo.nuevo}>
      {typeof leida?.datos.nombre === 'string' && <TabTitle titulo={`Editar ${leida.datos.nombre}`} />}
      <FormOf noun={noun} fila={leida?.datos} {...{ elegibles, ampliado }} />
    </Frame>
  )
}

function Frame(props: { catalogo: DeclaracionCatalogo; titulo: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={props.titulo} back={props.catalogo.lista} />
      {props.children}
    </>
  )
}

/** A row of any catalogue is shown by its keys; its own type ends here. */
async function readRow(noun: NounCatalogo, id: number) {
  return orNotFound(await readApi(CONTRATO[noun].traerDatos, { id })) as Exito<Fila> | FallaVisible
}

const SELECTS = {
  banco: CONTRATO.banco.traerTodosSelect,
  tipo_matricula: CONTRATO.tipo_matricula.traerTodosSelect,
} as const satisfies Record<NounDeSeleccion, unknown>

/** A field whose options could not be read offers what its row has. */
async function readOptions({ campos }: DeclaracionCatalogo): Promise<Elegibles> {
  const opciones: Record<string, Option<number>[]> = {}
  const sinOpciones: Record<string, SinOpciones> = {}
  for (const [key, campo] of Object.entries(campos)) {
    if (campo.tipo !== 'referencia') continue
    const result = orLeave(await readApi(SELECTS[campo.de], {}))
    if (!result.ok) sinOpciones[key] = unreadOf(result, `/${campo.de}/traerTodosSelect`)
    else
      opciones[key] = result.datos.flatMap(({ id, nombre }) =>
        id ? [{ id, nombre: nombre || `${id}` }] : [],
      )
  }
  return { opciones, sinOpciones }
}
