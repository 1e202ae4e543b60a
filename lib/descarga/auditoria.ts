import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { exportar, traerLote } from '@/contract/auditoria'
import { formatInstante } from '@/domain/fechas'
import { llamar } from '@/lib/api/cliente'
import { Cortada, lectorDe } from '@/lib/descarga/lectura'
import type { FilaDescarga, Renglon } from '@/lib/descarga/renglon'
import type { Sesion } from '@/lib/galleta'

/** Acts of one read; each becomes a line per changed field. */
const LOTE = 500

/** The filtered trail, one line per changed field. The export is audited first. */
export async function* walkAudit(
  filtros: EntradaDe<typeof exportar>,
  sesion: Sesion,
  senal: AbortSignal,
): AsyncGenerator<Renglon, void> {
  const begun = await llamar(exportar, filtros, sesion, { senal })
  if (!begun.ok) throw new Cortada(begun)
  const { exportacionID } = begun.datos
  if (exportacionID === undefined) return
  yield { total: null }
  const leer = lectorDe(sesion, senal)
  for (let despuesDe: number | undefined; ;) {
    const { datos } = yield* leer(traerLote, { exportacionID, cantidad: LOTE, despuesDe })
    yield { filas: datos.flatMap(linesOf) }
    despuesDe = datos.at(-1)?.id
    if (datos.length < LOTE || despuesDe === undefined) return
  }
}

type Acto = Partial<FilaDe<typeof traerLote>>

function linesOf({ cuando, quien, accion, registro, matriculado, cambios, pedido }: Acto): FilaDescarga[] {
  const act = {
    cuando: cuando && formatInstante(cuando),
    quien: quien ?? 'El sistema',
    accion,
    registro: registro && [registro.tipo, registro.nombre ?? `N° ${registro.id}`].join(' '),
    matriculado: matriculado?.nombre,
    pedido,
  }
  return cambios && cambios.length > 0 ? cambios.map((cambio) => ({ ...act, ...cambio })) : [act]
}
