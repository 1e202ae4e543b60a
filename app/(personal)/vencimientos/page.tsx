import type { Metadata } from 'next'
import { VencimientoTable } from '@/components/avisos/vencimiento/vencimiento-table'
import { LinkButton } from '@/components/listado/link-button'
import { listPage } from '@/components/listado/list-page'
import { vencimientos } from '@/contract/listas/vencimientos'
import { traerTodos } from '@/contract/vencimiento'
import { today } from '@/domain/fechas'
import { sayVencimientos } from '@/domain/vencimiento'
import { rutas } from '@/lib/routes'

export const metadata: Metadata = { title: vencimientos.declaracion.titulo }

export default listPage(vencimientos, {
  traerTodos,
  ruta: rutas.vencimientos(),
  back: (permisos) => (permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()),
  subtitulo: ({ leida, filtros }) =>
    leida?.result.ok ? sayVencimientos(leida.paginas.total, filtros) : undefined,
  acciones: ({ permisos }) =>
    permisos.has('mensajes.enviar') && <LinkButton href={rutas.mensajes()}>Bandeja de salida</LinkButton>,
  tabla: (tabla, { permisos, filtros }) => (
    <VencimientoTable
      key={JSON.stringify(filtros)}
      {...tabla}
      filtros={filtros}
      hoy={today()}
      elige={permisos.has('mensajes.enviar')}
    />
  ),
})
