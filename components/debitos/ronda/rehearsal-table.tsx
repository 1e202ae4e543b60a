'use client'

import Link from 'next/link'
import { Charges } from '@/components/debitos/ronda/charges'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import { DataTable } from '@/components/data-table/data-table'
import type { PagedList } from '@/components/espera/paged-list'
import { useGrowing } from '@/components/espera/use-growing'
import { type Ensayo, MOTIVO_EN_PALABRAS } from '@/domain/debito/ronda'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Fila = LeidoEn<'/ronda/ensayar'>[number]
type Props = PagedList<Fila> & {
  address: Address
  lista: Ensayo
  /** There is a round before to compare with. */
  comparada: boolean
}

/** Who is in a list with what he would be asked for, and what mends it where he stays out. */
export function RehearsalTable({ content, address, pagination, lista, comparada }: Props) {
  return (
    <DataTable
      label="Ensayo del débito"
      columns={columnsFor(lista, comparada)}
      content={useGrowing(content)}
      rowKey={({ id }) => String(id)}
      empty={{ text: VACIA[lista], filtered: 'Nadie con ese nombre en esta lista' }}
      address={address}
      filters={['nombre']}
      pagination={pagination}
    />
  )
}

const VACIA: Readonly<Record<Ensayo, string>> = {
  van: 'A nadie se le debita nada en este mes',
  afuera: 'Nadie queda afuera',
  entran: 'Nadie que no estuviera en el débito anterior',
  salen: 'Todos los del débito anterior siguen en este',
  cambian: 'A nadie le cambia el importe desde el débito anterior',
}

const columnsFor = (lista: Ensayo, comparada: boolean): readonly Column<Fila>[] => [
  { id: 'matricula', label: 'Matrícula', kind: 'number', width: '6.5rem' },
  {
    id: 'apellidoNombre',
    label: 'Apellido y Nombre',
    kind: 'text',
    title: true,
    href: '/fichaMatriculado/{id}/pagos',
  },
  { id: 'importe', label: 'Importe', kind: 'money', width: '8.5rem', blank: true },
  ...(comparada
    ? [
        {
          id: 'importeAntes' as const,
          label: 'Anterior',
          kind: 'money' as const,
          width: '8.5rem',
          blank: true,
        },
      ]
    : []),
  {
    id: 'cargos',
    label: 'Cargos',
    kind: 'own',
    cell: ({ cargos, apellidoNombre = '' }) => <Charges cargos={cargos} quien={apellidoNombre} />,
  },
  ...(lista === 'afuera' || lista === 'salen'
    ? [
        {
          id: 'porque',
          label: 'Por qué',
          kind: 'own' as const,
          width: '15rem',
          cell: (row: Fila) => <Why row={row} />,
        },
      ]
    : []),
]

function Why({ row: { id, motivo, apellidoNombre = '' } }: { row: Fila }) {
  const way = motivo && id !== undefined ? wayTo(motivo, id) : undefined
  return (
    <span>
      {motivo ? MOTIVO_EN_PALABRAS[motivo] : 'Ya no está en este débito'}
      {way && (
        <span className="cell-note">
          <Link
            href={way.href}
            prefetch={false}
            className="underline underline-offset-2"
            aria-label={`${way.texto}: ${apellidoNombre}`}
          >
            {way.texto}
          </Link>
        </span>
      )}
    </span>
  )
}

/** Where it is mended; what a later month brings by itself is mended nowhere. */
function wayTo(motivo: NonNullable<Fila['motivo']>, matriculadoID: number) {
  switch (motivo) {
    case 'saldo':
      return { href: rutas.pagos(matriculadoID), texto: 'Aplicar el saldo' }
    case 'enLinea':
    case 'nadaQueCobrar':
      return { href: rutas.pagos(matriculadoID), texto: 'Ver sus pagos pendientes' }
    case 'enRonda':
      return { href: rutas.pagos(matriculadoID), texto: 'Ver en cuál' }
    case 'sinDatos':
    case 'otroBanco':
      return { href: rutas.debitosDeMatriculado(matriculadoID), texto: 'Corregir su débito' }
    case 'estado':
      return { href: rutas.ficha(matriculadoID), texto: 'Ver su ficha' }
    case 'autorizacion':
    case 'planSinVencer':
      return undefined
  }
}
