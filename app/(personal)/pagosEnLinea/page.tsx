import type { Metadata } from 'next'
import { listPage } from '@/components/listado/list-page'
import { OnlineTable } from '@/components/tesoreria/en-linea/online-table'
import { enLinea } from '@/contract/listas/en-linea'
import { traerTodos } from '@/contract/mercado-pago'
import { rutas } from '@/lib/routes'

export const metadata: Metadata = { title: enLinea.declaracion.titulo }

export default listPage(enLinea, {
  traerTodos,
  ruta: rutas.pagosEnLinea(),
  back: () => rutas.varios(),
  tabla: (tabla) => <OnlineTable {...tabla} />,
})
