import type { Metadata } from 'next'
import { listPage } from '@/components/listado/list-page'
import { HallazgoCounts } from '@/components/padron/control/hallazgo-counts'
import { HallazgoTable } from '@/components/padron/control/hallazgo-table'
import { contar, traerTodos } from '@/contract/control-padron'
import { controlPadron } from '@/contract/listas/control-padron'
import { sayHallazgos } from '@/domain/control-padron'
import { formatCount } from '@/domain/texto'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'

export const metadata: Metadata = { title: controlPadron.declaracion.titulo }

const sayBuenos = (buenos = 0): string => (buenos === 0 ? '' : `, ${formatCount(buenos)} dados por buenos`)

export default listPage(controlPadron, {
  traerTodos,
  ruta: rutas.controlPadron(),
  back: () => rutas.varios(),
  ademas: async ({ legible }) => (legible ? await readApi(contar, {}) : undefined),
  subtitulo: ({ leida, ademas }) =>
    leida?.result.ok
      ? `${sayHallazgos(leida.paginas.total ?? 0)}${ademas?.ok ? sayBuenos(ademas.datos.buenos) : ''}`
      : undefined,
  resumen: ({ ademas, address, filtros: { clase } }) =>
    ademas?.ok && <HallazgoCounts cuenta={ademas.datos} address={address} elegida={clase} />,
  tabla: (tabla) => <HallazgoTable {...tabla} />,
})
