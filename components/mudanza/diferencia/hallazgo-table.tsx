'use client'

import Link from 'next/link'
import { useMemo } from 'react'
import type { PagedList } from '@/components/espera/paged-list'
import type { TablaDe } from '@/components/listado/list-page'
import { columnsOf, ListTable } from '@/components/listado/list-table'
import type { Hallazgo } from '@/components/mudanza/diferencia/datos'
import { SurnameChoice } from '@/components/mudanza/diferencia/surname-choice'
import { hallazgosDeMudanza } from '@/contract/listas/hallazgos-de-mudanza'
import { nombreDeHallazgo } from '@/domain/mudanza/hallazgo'
import { rutas } from '@/lib/routes'

type Props = PagedList<Hallazgo> &
  TablaDe<typeof hallazgosDeMudanza.declaracion> & {
    /** May say where a surname ends. */
    decide: boolean
  }

export function HallazgoTable({ decide, ...tabla }: Props) {
  const columnas = useMemo(() => columnasFor(decide), [decide])
  return (
    <ListTable
      {...tabla}
      listado={hallazgosDeMudanza}
      columnas={columnas}
      empty={{ text: 'Todo se pudo traer tal cual', filtered: 'Ningún hallazgo con estos filtros' }}
    />
  )
}

const columnasFor = (decide: boolean) =>
  columnsOf<Hallazgo, typeof hallazgosDeMudanza.declaracion>(hallazgosDeMudanza, {
    clase: { kind: 'own', width: '14rem', cell: ({ clase }) => clase && nombreDeHallazgo(clase) },
    texto: {
      kind: 'own',
      cell: (row) => (
        <span className="wrap-anywhere">
          {row.texto}
          {row.clase === 'apellido' && <SurnameChoice hallazgo={row} decide={decide} />}
        </span>
      ),
    },
    apellidoNombre: {
      kind: 'own',
      width: '14rem',
      blank: true,
      cell: ({ matriculadoID, apellidoNombre }) =>
        matriculadoID && (
          <Link href={rutas.ficha(matriculadoID)} prefetch={false} className="cell-link">
            {apellidoNombre || `Matriculado ${matriculadoID}`}
          </Link>
        ),
    },
  })
