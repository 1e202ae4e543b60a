import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { addressOf, readPage } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { contentOf } from '@/components/espera/content-of'
import { HistoryDownload } from '@/components/padron/ficha/history-download'
import { CAMPOS_HISTORIAL, readFilters } from '@/components/padron/ficha/history-filters'
import { HistoryTable } from '@/components/padron/ficha/history-table'
import { MemberHeader } from '@/components/padron/matriculado/member-header'
import { traerHistorial } from '@/contract/historial'
import { traerDatosBasicos } from '@/contract/matriculado'
import { today } from '@/domain/fechas'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import { describeList } from '@/lib/api/pagina'
import { type Busqueda, orLeave, orNotFound, readId } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Historial' }

type Props = { params: Promise<{ id: string }>; searchParams: Busqueda }

export default async function HistorialPage({ params, searchParams }: Props) {
  await exigir('historial.ver')
  const matriculadoID = readId((await params).id)
  if (!(await capacidades()).has('matriculado.traerHistorial')) notFound()
  const address = addressOf(rutas.historial(matriculadoID), await searchParams)
  const filtros = readFilters(address)
  const pagina = readPage(address.params.pagina)
  const entrada = { matriculadoID, pagina, ...filtros }
  const [quien, lista] = await Promise.all([
    leer(traerDatosBasicos, { matriculadoID }),
    leer(traerHistorial, entrada),
  ])
  const basicos = orNotFound(quien)
  const datos = basicos.ok ? basicos.datos : undefined
  const result = orLeave(lista)
  const { datos: rows, total } = result.ok ? result : { datos: [], total: 0 }
  const list = { ruta: traerHistorial.ruta, pagina, filas: rows.length, total, propia: true }
  return (
    <>
      <MemberHeader pantalla="Historial" matriculadoID={matriculadoID} datos={datos} />
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <FilterForm filters={CAMPOS_HISTORIAL} address={address} values={filtros} />
        <HistoryDownload
          matriculadoID={matriculadoID}
          nombre={`historial-${datos?.matricula ?? matriculadoID}-${today()}.xlsx`}
          filtros={filtros}
        />
      </div>
      <HistoryTable
        content={contentOf(result, {
          ruta: '/matriculado/traerHistorial',
          entrada,
          que: 'el historial',
        })}
        address={address}
        pagination={{ page: pagina, ...describeList(list) }}
      />
    </>
  )
}
