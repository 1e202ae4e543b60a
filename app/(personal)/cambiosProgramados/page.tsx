import type { Metadata } from 'next'
import { DateInput } from '@/components/form/date-input'
import { listPage } from '@/components/listado/list-page'
import { ProgramadoTable } from '@/components/padron/programado/programado-table'
import { traerTodos } from '@/contract/estado-programado'
import { cambiosProgramados } from '@/contract/listas/cambios-programados'
import { rutas } from '@/lib/routes'

export const metadata: Metadata = { title: cambiosProgramados.declaracion.titulo }

export default listPage(cambiosProgramados, {
  traerTodos,
  ruta: rutas.cambiosProgramados(),
  back: () => rutas.varios(),
  day: DateInput,
  tabla: (tabla) => <ProgramadoTable {...tabla} />,
})
