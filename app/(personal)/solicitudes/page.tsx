import type { Metadata } from 'next'
import { DateInput } from '@/components/form/date-input'
import { listPage } from '@/components/listado/list-page'
import { ColaNav } from '@/components/medico/solicitud/cola-nav'
import { SolicitudTable } from '@/components/medico/solicitud/solicitud-table'
import { solicitudes } from '@/contract/listas/solicitudes'
import { traerTodas } from '@/contract/solicitud'
import { rutas } from '@/lib/routes'

export const metadata: Metadata = { title: solicitudes.declaracion.titulo }

export default listPage(solicitudes, {
  traerTodos: traerTodas,
  ruta: rutas.solicitudes(),
  back: (permisos) => (permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()),
  day: DateInput,
  resumen: ({ filtros }) => <ColaNav cola={filtros.cola ?? 'abiertas'} />,
  tabla: (tabla) => <SolicitudTable {...tabla} />,
})
