import type { Metadata } from 'next'
import { rondaRow } from '@/components/debitos/ronda/ronda-row'
import { RondasTable } from '@/components/debitos/ronda/rondas-table'
import { listPage } from '@/components/listado/list-page'
import { rondas } from '@/contract/listas/rondas'
import { traerTodas } from '@/contract/ronda'
import { rutas } from '@/lib/routes'

export const metadata: Metadata = { title: rondas.declaracion.titulo }

export default listPage(rondas, {
  traerTodos: traerTodas,
  ruta: rutas.rondas(),
  back: (permisos) => (permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()),
  fila: rondaRow,
  tabla: (tabla) => <RondasTable {...tabla} />,
})
