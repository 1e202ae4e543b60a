'use client'

import { FILTROS_DE_UNO, FILTROS_PAPELES, valuesOf } from '@/components/credenciales/emitidos/filters'
import { PaperDownloads } from '@/components/credenciales/emitidos/paper-downloads'
import type { FilaPapel } from '@/components/credenciales/emitidos/paper-columns'
import { PaperTable, type PaperTableProps } from '@/components/credenciales/emitidos/paper-table'
import { LISTA_PAPELES } from '@/components/credenciales/emitidos/lista'
import { ColumnChooser } from '@/components/data-table/column-chooser'
import { besidesOf } from '@/components/data-table/lista'
import { FilterForm } from '@/components/data-table/filter-form'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import type { PagedList } from '@/components/espera/paged-list'
import { DateInput } from '@/components/form/date-input'
import { PageHeader } from '@/components/shell/page-header'

type Props = Omit<PaperTableProps, keyof PagedList<FilaPapel> | 'deUno'> & {
  /** Absent where a filter cannot be read. */
  lista: PagedList<FilaPapel> | undefined
  exporta: boolean
}

/** The register of all papers. A client component whole, so that a page of it travels as its rows (decision 108). */
export function PaperList({ back, exporta, ...props }: Props & { back: string }) {
  const values = valuesOf(FILTROS_PAPELES, props.address)
  return (
    <>
      <PageHeader
        title="Papeles emitidos"
        subtitle="Certificados y carnets numerados, a quién, cuándo y si valen"
        back={back}
        actions={
          exporta && <PaperDownloads values={values} puesta={props.puesta} disabled={isEmpty(props)} />
        }
      />
      <div className="mb-4">
        <FilterForm
          vacia
          filters={FILTROS_PAPELES}
          day={DateInput}
          address={props.address}
          values={values}
          vistas="papeles"
          besides={besidesOf(props.puesta)}
        >
          <ColumnChooser lista={LISTA_PAPELES} address={props.address} puesta={props.puesta} />
        </FilterForm>
      </div>
      <Rows {...props} />
    </>
  )
}

/** One member's papers; the screen has said above whose. */
export function PapersOfMember({ matriculadoID, exporta, ...props }: Props & { matriculadoID: number }) {
  const values = valuesOf(FILTROS_DE_UNO, props.address)
  const asked = { ...values, matriculadoID: String(matriculadoID) }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <FilterForm vacia filters={FILTROS_DE_UNO} day={DateInput} address={props.address} values={values} />
        {exporta && <PaperDownloads values={asked} puesta={props.puesta} disabled={isEmpty(props)} />}
      </div>
      <Rows {...props} deUno />
    </>
  )
}

type Listed = Omit<Props, 'exporta'> & { deUno?: boolean }

const Rows = ({ lista, ...props }: Listed) =>
  lista ? <PaperTable {...lista} {...props} /> : <UnreadableFilter clearHref={props.address.path} />

const isEmpty = ({ lista }: Pick<Props, 'lista'>): boolean => !lista?.pagination.total
