'use client'

import Link from 'next/link'
import type { Address } from '@/components/data-table/address'
import type { Column } from '@/components/data-table/columns'
import type { TableContent } from '@/components/data-table/content'
import { DataTable } from '@/components/data-table/data-table'
import type { PaginationState } from '@/components/data-table/pagination'
import { useGrowing } from '@/components/espera/use-growing'
import { describeEnsayado, type DatoRequerido, type Ensayo } from '@/domain/archivo-federacion'
import type { Mes } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Fila = LeidoEn<'/archivoFederacion/ensayar'>[number]
type Props = {
  content: TableContent<Fila>
  address: Address
  pagination: PaginationState
  lista: Ensayo
  anterior: Mes | null
  /** May open the insurance types. */
  tipos: boolean
}

/** Who is in a list and why, with what mends it where something is missing. */
export function EnsayoTable({ content, address, pagination, lista, anterior, tipos }: Props) {
  return (
    <DataTable
      label="Ensayo del archivo"
      wide="page"
      columns={columnsFor(lista, anterior, tipos)}
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
  altas: 'Ningún seguro empieza en este mes',
  bajas: 'Ningún seguro termina en este mes',
  unificado: 'Nadie está asegurado en este mes',
  afuera: 'Nadie queda afuera: a todos se les conoce lo que pide la federación',
  entran: 'Nadie que no estuviera en el archivo anterior',
  salen: 'Todos los del archivo anterior siguen asegurados',
  cambian: 'Nadie cambió de seguro ni de suma desde el archivo anterior',
}

function columnsFor(lista: Ensayo, anterior: Mes | null, tipos: boolean): readonly Column<Fila>[] {
  return [
    { id: 'matricula', label: 'Matrícula', kind: 'number', width: '6.5rem' },
    {
      id: 'apellidoNombre',
      label: 'Apellido y Nombre',
      kind: 'text',
      title: true,
      href: '/fichaMatriculado/{matriculadoID}/federacion',
    },
    { id: 'tipoSeguro', label: 'Tipo Seguro', kind: 'text' },
    { id: 'sumaAsegurada', label: 'Suma Asegurada', kind: 'money', width: '9.5rem' },
    { id: 'desde', label: 'Desde', kind: 'date', width: '6.75rem' },
    { id: 'hasta', label: 'Hasta', kind: 'date', width: '6.75rem', blank: true },
    {
      id: 'porque',
      label: 'Por qué',
      kind: 'own',
      width: '14rem',
      cell: (row) => <Why row={row} lista={lista} anterior={anterior} tipos={tipos} />,
    },
  ]
}

type WhyProps = { row: Fila; lista: Ensayo; anterior: Mes | null; tipos: boolean }

function Why({ row, lista, anterior, tipos }: WhyProps) {
  const { desde = '', hasta = null, motivo = null, faltan = [], matriculadoID } = row
  const { otroTipo = null, otraFecha = null, otraSuma = null } = row
  const told = { desde, hasta, motivo, otroTipo, otraFecha, otraSuma, faltan }
  const [falta] = faltan
  const way = falta && matriculadoID !== undefined ? wayTo(falta, matriculadoID, tipos) : undefined
  return (
    <span className="wrap-anywhere">
      {describeEnsayado(lista, told, anterior)}
      {way && (
        <span className="cell-note">
          <Link
            href={way.href}
            prefetch={false}
            className="underline underline-offset-2"
            aria-label={`${way.texto}: ${row.apellidoNombre ?? ''}`}
          >
            {way.texto}
          </Link>
        </span>
      )}
    </span>
  )
}

/** Where the first thing that is missing can be filled in. */
function wayTo(falta: DatoRequerido, matriculadoID: number, tipos: boolean) {
  switch (falta) {
    case 'nacimiento':
      return { href: rutas.ficha(matriculadoID), texto: 'Completar en la ficha' }
    case 'tipo':
      return { href: rutas.seguros(matriculadoID), texto: 'Elegir el tipo de seguro' }
    case 'suma':
      return tipos ? { href: '/tipoSeguros', texto: 'Completar el tipo de seguro' } : undefined
  }
}
