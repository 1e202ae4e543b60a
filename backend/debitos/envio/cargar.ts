import type { validarPagosBse } from '@/contract/da-listado-rendicion'
import type { leer } from '@/contract/rendicion'
import { PARTE_ARCHIVO, type FilaDe } from '@/contract/llamada'
import type { Tx } from '@/backend/db/conexion'
import { orderReport } from '@/backend/debitos/rendicion/aplicar'
import { findParcial, readReport } from '@/backend/debitos/rendicion/leer'
import { markSent } from '@/backend/debitos/ronda/cambios'
import { findLiveRonda } from '@/backend/debitos/ronda/store'
import type { LlegadoEnParte, Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { nombreDeForma } from '@/domain/debito/formas'
import { formatMes, type Mes } from '@/domain/fechas'

type Cargadas = NonNullable<FilaDe<typeof validarPagosBse>>

/** A month's debit, and the class of each file by the part it comes under. */
interface Cual extends Mes {
  forma: number
  clases: Readonly<Record<string, string>>
}

/**
 * Reads a month's reports and orders them to be applied, for who knows only the specification's calls. Whoever has the
 * answer has sent the files, so a round that nobody marked as sent is marked. Throws `Rechazo`, which blames the file's
 * own part, and for a month without a round.
 */
export async function loadReports(
  tx: Tx,
  pedido: Pedido,
  { forma, clases, ...mes }: Cual,
  archivos: readonly LlegadoEnParte[],
): Promise<Cargadas> {
  const ronda = await findLiveRonda(tx, forma, mes)
  if (!ronda)
    throw new Rechazo(
      `No hay un débito de ${nombreDeForma(forma)} de ${formatMes(mes)}: su rendición no se puede cargar. Si se envió y después se restauró una copia anterior, ciérrelo de nuevo sin mandarlo al banco y cargue la rendición: lo que no coincida queda en Cobros por resolver.`,
    )
  if (ronda.estado === 'cerrada') await markSent(tx, { ...pedido, acto: 'ronda.enviar' }, ronda.id)
  const leidas: FilaDe<typeof leer>[] = []
  for (const archivo of archivos) {
    const donde = { rondaID: ronda.id, clase: clases[archivo.parte] ?? '' }
    leidas.push(await readOne(tx, pedido, donde, archivo))
  }
  const [first = 0, ...luego] = leidas.map(({ id }) => id)
  const { tareaID } = await orderReport(tx, { ...pedido, acto: 'rendicion.aplicar' }, first, luego)
  return {
    rendiciones: leidas.map(({ id: rendicionID, clase, lineas, codigos }) => ({
      ...{ rendicionID, tareaID, clase, lineas, codigos },
    })),
  }
}

async function readOne(
  tx: Tx,
  pedido: Pedido,
  donde: { rondaID: number; clase: string },
  archivo: LlegadoEnParte,
): Promise<FilaDe<typeof leer>> {
  if ('rechazo' in archivo) refuse(archivo.parte, archivo.rechazo)
  try {
    // Whoever knows only these calls goes on with a half applied one by sending it again.
    return (await findParcial(tx, donde, archivo)) ?? (await readReport(tx, pedido, donde, archivo))
  } catch (error) {
    if (error instanceof Rechazo && PARTE_ARCHIVO in error.errores) refuse(archivo.parte, error.message)
    throw error
  }
}
