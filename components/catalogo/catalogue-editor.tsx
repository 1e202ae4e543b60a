import type { ReactNode } from 'react'
import type { Fila } from '@/components/catalogo/columns'
import { FormOf } from '@/components/catalogo/form-of'
import { ReadFailure } from '@/components/espera/read-failure'
import { TabTitle } from '@/components/pestanas/tab-title'
import { PageHeader } from '@/components/shell/page-header'
import type { Option } from '@/components/ui/options'
import type { DeclaracionCatalogo, NounDeSeleccion } from '@/contract/catalogo/declaracion'
import { CATALOGOS, type NounCatalogo } from '@/contract/catalogo/lista'
import { CONTRATO } from '@/contract/indice'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import type { Exito } from '@/lib/api/resultado'
import { type FallaVisible, orLeave, orNotFound } from '@/lib/pantalla'

/** Options of the fields that choose a row of another catalogue, by field. */
export type Opciones = Readonly<Record<string, readonly Option<number>[]>>

type Props = {
  noun: NounCatalogo
  /** Absent while a new row is made. */
  id?: number
}

/** The create and edit screen of a catalogue. */
export async function CatalogueEditor({ noun, id }: Props) {
  const catalogo = CATALOGOS[noun]
  const [elegibles, leida, puede] = await Promise.all([
    readOptions(catalogo),
    id === undefined ? undefined : readRow(noun, id),
    capacidades(),
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
  if (!elegibles.ok)
    return (
      <Frame catalogo={catalogo} titulo={catalogo.titulo}>
        <ReadFailure falla={elegibles.falla} ruta={elegibles.ruta} entrada={{}} que="las opciones" />
      </Frame>
    )
  return (
    <Frame catalogo={catalogo} titulo={leida ? `Editar ${catalogo.singular}` : catalogo.nuevo}>
      {typeof leida?.datos.nombre === 'string' && <TabTitle titulo={`Editar ${leida.datos.nombre}`} />}
      <FormOf
        noun={noun}
        fila={leida?.datos}
        opciones={elegibles.opciones}
        tieneVersion={puede.has('catalogos.version')}
        puede={[...puede]}
      />
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
  return orNotFound(await leer(CONTRATO[noun].traerDatos, { id })) as Exito<Fila> | FallaVisible
}

const SELECTS = {
  banco: CONTRATO.banco.traerTodosSelect,
  tipo_matricula: CONTRATO.tipo_matricula.traerTodosSelect,
} as const satisfies Record<NounDeSeleccion, unknown>

type LeidasOpciones =
  | { ok: true; opciones: Opciones }
  | { ok: false; falla: FallaVisible; ruta: `/${NounDeSeleccion}/traerTodosSelect` }

/** The options of each field that chooses, or why some could not be read: without them the form would tell a lie. */
async function readOptions({ campos }: DeclaracionCatalogo): Promise<LeidasOpciones> {
  const opciones: Record<string, Option<number>[]> = {}
  for (const [key, campo] of Object.entries(campos)) {
    if (campo.tipo !== 'referencia') continue
    const result = orLeave(await leer(SELECTS[campo.de], {}))
    if (!result.ok) return { ok: false, falla: result, ruta: `/${campo.de}/traerTodosSelect` }
    opciones[key] = result.datos.flatMap(({ id, nombre }) => (id ? [{ id, nombre: nombre ?? `${id}` }] : []))
  }
  return { ok: true, opciones }
}
