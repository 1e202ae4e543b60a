import type { Metadata } from 'next'
import { BandejaSummary } from '@/components/avisos/mensaje/bandeja-summary'
import { BandejaTable } from '@/components/avisos/mensaje/bandeja-table'
import { LinkButton } from '@/components/listado/link-button'
import { listPage } from '@/components/listado/list-page'
import { mensajes } from '@/contract/listas/mensajes'
import { traerResumen, traerTodos } from '@/contract/mensaje'
import { WHATSAPP } from '@/domain/mensaje'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'

export const metadata: Metadata = { title: mensajes.declaracion.titulo }

export default listPage(mensajes, {
  traerTodos,
  ruta: rutas.mensajes(),
  back: () => rutas.morosos(),
  ademas: ({ filtros: { envioID } }) => readApi(traerResumen, { envioID }),
  acciones: ({ filtros: { envioID } }) =>
    envioID && <LinkButton href={rutas.mensajes()}>Ver todos los envíos</LinkButton>,
  resumen: ({ ademas: resumen, filtros: { envioID }, leida }) =>
    resumen.ok ? (
      <BandejaSummary
        resumen={resumen.datos}
        envioID={envioID}
        conChats={
          resumen.datos.whatsapp !== 'api' &&
          leida?.result.ok === true &&
          leida.result.datos.some(({ medio }) => medio === WHATSAPP)
        }
      />
    ) : (
      // Where the list was read, what failed is the summary alone.
      leida?.result.ok && (
        <p role="alert" className="mb-4">
          No se pudo leer el resumen: {resumen.mensaje}
        </p>
      )
    ),
  tabla: (tabla, { ademas: resumen }) => (
    <BandejaTable {...tabla} chats={resumen.ok ? resumen.datos.whatsapp : undefined} />
  ),
})
