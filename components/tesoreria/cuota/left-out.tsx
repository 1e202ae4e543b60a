import Link from 'next/link'
import { type Address, hrefWith } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/tesoreria/cuota/paged-list'
import type { Simulado } from '@/components/tesoreria/cuota/preview'
import { recordColumn } from '@/components/tesoreria/cuota/record-column'
import { MOTIVOS_EXCLUSION, type MotivoExclusion, type traerExcluidos } from '@/contract/cuota'
import type { FilaDe } from '@/contract/llamada'
import { formatCount } from '@/domain/texto'
import type { Leido } from '@/lib/api/resultado'

/** Names in the address: the reason that is open, and the page of its list. */
export const MOTIVO_PARAM = 'excluidos'
export const PAGINA_PARAM = 'hoja'

type Excluidos = NonNullable<Simulado['excluidos']>
type FilaExcluido = Leido<FilaDe<typeof traerExcluidos>>

/** The reason an address asks for. */
export const chosenReason = (text: string | undefined): MotivoExclusion | undefined =>
  text !== undefined && Object.hasOwn(MOTIVOS_EXCLUSION, text) ? (text as MotivoExclusion) : undefined

export type Abierto = PagedList<FilaExcluido> & { motivo: MotivoExclusion }

type Props = { excluidos: Excluidos; address: Address; abierto: Abierto | undefined }

/** Who is left out, by reason; one reason at a time shows its people. */
export function LeftOut({ excluidos, address, abierto }: Props) {
  if (excluidos.length === 0) return null
  return (
    <section className="grid gap-3" aria-labelledby="excluidos">
      <h2 id="excluidos" className="text-base font-semibold">
        A quiénes no se les genera
      </h2>
      <DataTable
        label="A quiénes no se les genera"
        columns={reasonColumns(address, abierto?.motivo)}
        content={{ state: 'rows', rows: excluidos }}
        rowKey={({ motivo }) => motivo}
        empty={{ text: 'A nadie' }}
        address={address}
      />
      {abierto && <People {...abierto} address={address} />}
    </section>
  )
}

const reasonColumns = (
  address: Address,
  open: MotivoExclusion | undefined,
): readonly Column<Excluidos[number]>[] => [
  {
    id: 'motivo',
    label: 'Motivo',
    kind: 'own',
    title: true,
    cell: ({ motivo }) => MOTIVOS_EXCLUSION[motivo],
  },
  {
    id: 'cantidad',
    label: 'Matriculados',
    kind: 'own',
    align: 'end',
    width: '9rem',
    cell: ({ cantidad }) => formatCount(cantidad),
  },
  {
    id: 'ver',
    label: 'Acciones',
    kind: 'actions',
    width: '8rem',
    cell: ({ motivo }) => (
      <Link
        href={hrefWith(address, {
          [MOTIVO_PARAM]: motivo === open ? undefined : motivo,
          [PAGINA_PARAM]: undefined,
        })}
        scroll={false}
        prefetch={false}
        className="cell-action"
        aria-label={`${motivo === open ? 'Ocultar' : 'Ver'} a quienes: ${MOTIVOS_EXCLUSION[motivo]}`}
      >
        {motivo === open ? 'Ocultar' : 'Ver'}
      </Link>
    ),
  },
]

const PEOPLE: readonly Column<FilaExcluido>[] = [
  { id: 'apellidoNombre', label: 'Nombre Completo', kind: 'text', title: true },
  { id: 'matricula', label: 'Matricula', kind: 'number', width: '8rem' },
  { id: 'detalle', label: 'Detalle', kind: 'text' },
  recordColumn(),
]

function People({ motivo, content, pagination, address }: Abierto & { address: Address }) {
  return (
    <section aria-label={MOTIVOS_EXCLUSION[motivo]} className="grid gap-2">
      <h3 className="text-sm font-semibold">{MOTIVOS_EXCLUSION[motivo]}</h3>
      <DataTable
        label={MOTIVOS_EXCLUSION[motivo]}
        columns={PEOPLE}
        content={content}
        rowKey={({ matriculadoID, matricula }) => `${matriculadoID}-${matricula}`}
        empty={{ text: 'Ya no queda nadie por este motivo' }}
        address={address}
        pageParam={PAGINA_PARAM}
        pagination={pagination}
      />
    </section>
  )
}
