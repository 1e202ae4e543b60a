import type { Metadata } from 'next'
import { listPage } from '@/components/listado/list-page'
import { FaltaCounts } from '@/components/seguros/control/falta-counts'
import { FaltaTable } from '@/components/seguros/control/falta-table'
import { contar, traerTodos } from '@/contract/control-cobertura'
import { controlCobertura } from '@/contract/listas/control-cobertura'
import { sayFaltas, writeMes } from '@/domain/control-cobertura'
import { formatMes, type Mes } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'

const { titulo } = controlCobertura.declaracion
export const metadata: Metadata = { title: titulo }

/** The filter has always one. */
const mesOf = ({ anio = 0, mes = 0 }: { [K in keyof Mes]?: number | undefined }): Mes => ({ anio, mes })

const sayPolizas = (polizas = 0): string =>
  polizas === 0 ? 'ninguna póliza cargada' : `${formatCount(polizas)} pólizas cargadas`

export default listPage(controlCobertura, {
  traerTodos,
  ruta: rutas.controlCobertura(),
  back: (permisos) => (permisos.has('varios.ver') ? rutas.varios() : rutas.inicio()),
  ademas: async ({ filtros, legible }) => (legible ? await readApi(contar, mesOf(filtros)) : undefined),
  subtitulo: ({ filtros, leida, ademas }) =>
    [
      `${formatMes(mesOf(filtros))}${leida?.result.ok ? `: ${sayFaltas(leida.paginas.total ?? 0)}` : ''}`,
      ...(ademas?.ok ? [sayPolizas(ademas.datos.polizas)] : []),
    ].join(', '),
  archivo: ({ filtros }) => {
    const mes = writeMes(mesOf(filtros))
    return { titulo: `${titulo} ${mes}`, pide: { mes } }
  },
  resumen: ({ ademas: cuenta, address, filtros: { falta } }) =>
    cuenta?.ok && <FaltaCounts cuenta={cuenta.datos} address={address} elegida={falta} />,
  tabla: (tabla, { permisos }) => (
    <FaltaTable
      {...tabla}
      carga={permisos.has('polizas.cargar')}
      genera={permisos.has('federacion.archivos')}
    />
  ),
})
