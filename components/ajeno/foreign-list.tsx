import { useDeferredValue, useMemo } from 'react'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import { useGrowing } from '@/components/espera/use-growing'
import { ForeignChat } from '@/components/ajeno/foreign-chat'
import { ForeignText, useForeignText } from '@/components/ajeno/foreign-text'
import type { FilaAjena } from '@/components/ajeno/foreign-rows'
import { rutas } from '@/lib/routes'
import type { Address } from '@/components/data-table/address'
import type { TableContent } from '@/components/data-table/content'

export type ForeignProps = {
  content: TableContent<FilaAjena>
  address: Address
  /** The area code for telephones without one; with '' they open no chat. */
  area: string
}

const DATOS: readonly Column<FilaAjena>[] = [
  { id: 'matricula', label: 'Matricula', kind: 'number', width: '7rem' },
  { id: 'dni', label: 'DNI', kind: 'number', width: '8rem' },
  {
    id: 'apellidoNombre',
    label: 'Apellido y Nombre',
    kind: 'text',
    title: true,
    href: '/fichaMatriculado/{id}',
  },
  { id: 'mora', label: 'Mora', kind: 'money', width: '11rem' },
]

/** The table, and the text that its links open a chat with. */
export function ForeignList({ content, address, area }: ForeignProps) {
  const text = useForeignText()
  // Hundreds of links are written anew, so they may lag behind the typing.
  const texto = useDeferredValue(text.texto)
  const columns = useMemo(
    (): readonly Column<FilaAjena>[] => [
      ...DATOS,
      {
        id: 'acciones',
        label: 'Accion',
        kind: 'actions',
        width: '16rem',
        cell: (fila) => <Actions fila={fila} texto={texto} area={area} />,
      },
    ],
    [texto, area],
  )
  return (
    <>
      {content.state === 'rows' && content.rows.length > 0 && (
        <ForeignText {...text} dice={{ meses: content.rows.some(({ meses }) => meses !== undefined) }} />
      )}
      <DataTable
        label="Morosos"
        columns={columns}
        content={useGrowing(content)}
        rowKey={({ clave }) => clave}
        empty={{ text: 'Nadie debe meses anteriores' }}
        address={address}
      />
    </>
  )
}

type ActionsProps = { fila: FilaAjena; texto: string; area: string }

function Actions({ fila, texto, area }: ActionsProps) {
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-1.5 max-sm:max-w-40">
      {fila.id && (
        <a
          href={rutas.cuentaCorriente(fila.id)}
          className="cell-action"
          aria-label={`Ver cuenta ${fila.apellidoNombre ?? ''}`}
        >
          Ver cuenta
        </a>
      )}
      <ForeignChat fila={fila} texto={texto} area={area} />
    </span>
  )
}
