import type { Metadata } from 'next'
import { DebitoTable } from '@/components/debitos/adheridos/debito-table'
import { LinkButton } from '@/components/listado/link-button'
import { listPage } from '@/components/listado/list-page'
import { traerTodos } from '@/contract/debito-automatico'
import { debitos } from '@/contract/listas/debitos'
import { countMatriculados } from '@/domain/texto'
import { rutas } from '@/lib/routes'
import { actsOf, queryOf } from '@/lib/seleccion'
import { emisor } from '@/lib/tesoreria/emisor'

export const metadata: Metadata = { title: debitos.declaracion.titulo }

export default listPage(debitos, {
  traerTodos,
  ruta: rutas.debitoAutomatico(),
  back: (permisos) => (permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()),
  subtitulo: ({ leida }) =>
    leida?.result.ok ? `Adheridos: ${countMatriculados(leida.paginas.total ?? 0)}` : undefined,
  acciones: ({ permisos }) =>
    permisos.has('debitos.rondas') && <LinkButton href={rutas.rechazos()}>Débitos rechazados</LinkButton>,
  tabla: async (tabla, { sesion, permisos, filtros }) => (
    <DebitoTable
      key={JSON.stringify(filtros)}
      {...tabla}
      filtros={filtros}
      escribe={permisos.has('mensajes.enviar')}
      actos={actsOf(sesion, 'debitoAutomatico', queryOf(traerTodos.entrada, filtros))}
      emisor={await emisor()}
    />
  ),
})
