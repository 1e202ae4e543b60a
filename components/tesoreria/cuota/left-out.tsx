import Link from 'next/link'
import { type Address, hrefWith } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { MATRICULADOS } from '@/components/tesoreria/cuota/matriculados-column'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import type { Simulado } from '@/components/tesoreria/cuota/preview'
import { type FilaExcluido, People } from '@/components/tesoreria/cuota/people'
import { MOTIVOS_EXCLUSION, type MotivoExclusion } from '@/contract/cuota'

/** The address's names for the open reason and for the page of its list. */
export const MOTIVO_PARAM = 'excluidos'
export const PAGINA_PARAM = 'hoja'

type Excluidos = NonNullable<Simulado['excluidos']>

export const chosenReason = (text: string | undefined): MotivoExclusion | undefined =>
  text !== undefined && Object.hasOwn(MOTIVOS_EXCLUSION, text) ? (text as MotivoExclusion) : undefined

export type Abierto = PagedList<FilaExcluido> & { motivo: MotivoExclusion }

type Props = { excluidos: Excluidos; address: Address; abierto: Abierto | undefined }

/** One reason at a time shows its people. */
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
      {abierto && (
        <People
          {...abierto}
          titulo={MOTIVOS_EXCLUSION[abierto.motivo]}
          address={address}
          pageParam={PAGINA_PARAM}
        />
      )}
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
  MATRICULADOS,
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
