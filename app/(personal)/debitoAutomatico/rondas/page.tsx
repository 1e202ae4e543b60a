import type { Metadata } from 'next'
import { roundRow } from '@/components/debitos/ronda/round-row'
import { RoundsTable } from '@/components/debitos/ronda/rounds-table'
import { listPage } from '@/components/listado/list-page'
import { rondas } from '@/contract/listas/rondas'
import { traerTodas } from '@/contract/ronda'
import { rutas } from '@/lib/routes'

export const metadata: Metadata = { title: rondas.declaracion.titulo }

export default listPage(rondas, {
  traerTodos: traerTodas,
  ruta: rutas.rondas(),
  back: (permisos) => (permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()),
  fila: roundRow,
  tabla: (tabla) => <RoundsTable {...tabla} />,
})
