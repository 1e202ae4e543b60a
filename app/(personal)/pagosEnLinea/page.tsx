import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { addressOf, readPage } from '@/components/data-table/address'
import { OnlineTable } from '@/components/tesoreria/en-linea/online-table'
import { contentOf } from '@/components/espera/content-of'
import { PageHeader } from '@/components/shell/page-header'
import { traerTodos } from '@/contract/mercado-pago'
import { capacidades } from '@/lib/api/capacidades'
import { leer } from '@/lib/api/cliente'
import { describeList } from '@/lib/api/pagina'
import { type Busqueda, orLeave } from '@/lib/pantalla'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Pagos en línea' }

export default async function PagosEnLineaPage({ searchParams }: { searchParams: Busqueda }) {
  await exigir('pagos.ver')
  if (!(await capacidades()).has('pago.enLinea')) notFound()
  const address = addressOf(rutas.pagosEnLinea(), await searchParams)
  const pagina = readPage(address.params.pagina)
  const entrada = { pagina }
  const result = orLeave(await leer(traerTodos, entrada))
  const { datos, total } = result.ok ? result : { datos: [], total: 0 }
  const list = { ruta: traerTodos.ruta, pagina, filas: datos.length, total, propia: true }
  return (
    <>
      <PageHeader
        title="Pagos en línea"
        subtitle="Qué se pidió, qué se pagó y qué hay que revisar"
        back={rutas.varios()}
      />
      <OnlineTable
        content={contentOf(result, { ruta: '/mercado_pago/traerTodos', entrada, que: 'la lista' })}
        address={address}
        pagination={{ page: pagina, ...describeList(list) }}
      />
    </>
  )
}
