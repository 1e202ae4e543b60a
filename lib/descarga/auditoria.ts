import { exportar, traerLote } from '@/contract/auditoria'
import type { EntradaDe } from '@/contract/llamada'
import { callApi } from '@/lib/api/client'
import type { LeidoDe } from '@/lib/api/result'
import { DownloadCut } from '@/lib/descarga/lectura'
import { walkLots } from '@/lib/descarga/lotes'
import { type Renglon, changeLines } from '@/lib/descarga/renglon'
import type { Quien } from '@/lib/descarga/respuesta'

/** Acts of one read; each becomes as many lines as fields it changed. */
const CANTIDAD = 500

/** The filtered trail from beginning to end. That it was taken is written down first. */
export async function* walkAudit(
  filtros: EntradaDe<typeof exportar>,
  { leer, sesion, senal }: Quien,
): AsyncGenerator<Renglon, void> {
  const begun = await callApi(exportar, filtros, sesion, { senal })
  if (!begun.ok) throw new DownloadCut(begun)
  const { exportacionID } = begun.datos
  if (exportacionID === undefined) return
  yield { total: null }
  yield* walkLots(({ cantidad, lugar }) => leer(traerLote, { exportacionID, cantidad, lugar }), {
    cantidad: CANTIDAD,
    lineas: (actos) => changeLines(actos.map(asShown)),
  })
}

type Acto = LeidoDe<typeof traerLote>[number]

const asShown = ({ quien, registro, matriculado, ...acto }: Acto) => ({
  ...acto,
  quien: quien ?? 'El sistema',
  registro: registro && [registro.tipo, registro.nombre ?? `N° ${registro.id}`].join(' '),
  matriculado: matriculado?.nombre,
})
