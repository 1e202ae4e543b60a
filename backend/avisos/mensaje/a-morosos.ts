import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { crear, simular } from '@/contract/mensaje'
import { readAjuste } from '@/backend/acceso/ajuste/store'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { POR_PAGINA, type Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { enqueueLots, LOTE, type Carta } from '@/backend/avisos/mensaje/encolar'
import { ESPERA, FALLECIO } from '@/backend/avisos/mensaje/vigencia'
import { readMorosos, type Elegidos, type Moroso } from '@/backend/avisos/moroso/store'
import { sumMoney } from '@/domain/dinero'
import type { Fecha } from '@/domain/fechas'
import {
  DATOS_MOROSO,
  destinoOf,
  faultOfTexto,
  fillTexto,
  MAIL,
  MAX_ASUNTO,
  MEDIOS,
  type DatoMensaje,
  type Destino,
  type Medio,
  valoresMoroso,
} from '@/domain/mensaje'
import { countMatriculados, cut, formatCount, oneLine } from '@/domain/texto'

/** This may be the whole register, so only what a letter needs is held. */
type Alcance = Pick<Moroso, 'id' | 'mora' | 'meses' | 'enPago'> & { nombre: string; destino: Destino }

const medioOf = (medio: number): Medio => (medio === MAIL ? MAIL : 1)

/** Everybody chosen who owes now, except the dead. */
async function reach(
  db: Queryable,
  hoy: Fecha,
  { medio, ...elegidos }: { medio: number } & Elegidos,
): Promise<Alcance[]> {
  const area = String(await readAjuste(db, 'areaTelefono'))
  const morosos = await readMorosos(db, elegidos, hoy)
  return morosos.map(({ id, apellidoNombre, mora, meses, enPago, fallecido, ...persona }) => ({
    id,
    nombre: apellidoNombre,
    mora,
    meses,
    enPago,
    destino: fallecido ? { motivo: FALLECIO } : destinoOf(medioOf(medio), persona, area),
  }))
}

export async function previewMensajes(
  db: Queryable,
  hoy: Fecha,
  entrada: EntradaDe<typeof simular>,
): Promise<FilaDe<typeof simular>> {
  const { pagina = 1, soloSinDestino, soloEnEspera, ...elegidos } = entrada
  const all = await reach(db, hoy, elegidos)
  const without = all.filter(({ destino }) => 'motivo' in destino)
  const waiting = all.filter(waits)
  const shown = soloSinDestino ? without : soloEnEspera ? waiting : all
  return {
    cantidad: all.length,
    mora: sumMoney(all.map(({ mora }) => mora)),
    sinDestino: without.length,
    enEspera: waiting.length,
    filas: shown.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA).map((one) => ({
      matriculadoID: one.id,
      nombre: one.nombre,
      mora: one.mora,
      meses: one.meses,
      destino: 'destino' in one.destino ? one.destino.destino : null,
      motivo: 'motivo' in one.destino ? one.destino.motivo : null,
      espera: waits(one) ? ESPERA : null,
    })),
  }
}

const waits = ({ enPago, destino }: Alcance): boolean => enPago && 'destino' in destino

/** Throws `Rechazo` for a text with unfilled placeholders, and when the list has changed. */
export async function createMensajes(
  tx: Tx,
  pedido: Pedido,
  entrada: EntradaDe<typeof crear>,
): Promise<FilaDe<typeof crear>> {
  const { medio, asunto = '', texto, cantidad, ...elegidos } = entrada
  requireTexto(medio, asunto, texto, DATOS_MOROSO)
  const all = await reach(tx, pedido.hoy, { medio, ...elegidos })
  if (all.length !== cantidad) {
    const ahora = `${all.length === 1 ? 'es' : 'son'} ${countMatriculados(all.length)}`
    throw new Rechazo(
      `La lista cambió: ahora ${ahora} y no ${formatCount(cantidad)}. Revise y vuelva a enviar.`,
    )
  }
  const nombre = MEDIOS[medioOf(medio)]
  const { envioID, ...cuenta } = await enqueueLots(
    tx,
    pedido,
    { origen: 'morosos', titulo: `Morosos por ${nombre}` },
    cartasOf(all, medioOf(medio), asunto, texto),
  )
  if (envioID === null) throw new Rechazo('No hay a quién enviar')
  await audit(tx, pedido, {
    entidad: 'envio',
    entidadID: envioID,
    despues: { medio: nombre, asunto, texto, cantidad, omitidos: cuenta.omitidos },
  })
  return { envioID, ...cuenta }
}

/** The texts are written lot by lot, since all at once take hundreds of megabytes. */
function* cartasOf(
  all: readonly Alcance[],
  medio: Medio,
  asunto: string,
  texto: string,
): Generator<readonly Carta[]> {
  for (let from = 0; from < all.length; from += LOTE) {
    yield all.slice(from, from + LOTE).map(({ id, destino, ...deuda }): Carta => {
      const valores = valoresMoroso(deuda)
      return {
        matriculadoID: id,
        monto: deuda.mora,
        medio,
        asunto: cut(oneLine(fillTexto(asunto, valores)), MAX_ASUNTO),
        cuerpo: fillTexto(texto, valores),
        ...destino,
      }
    })
  }
}

/** Throws `Rechazo` beside what is empty or names data that there is not. */
export function requireTexto(
  medio: number,
  asunto: string,
  texto: string,
  datos: readonly DatoMensaje[],
): void {
  if (medio === MAIL && !asunto.trim()) throw new Rechazo('Ingrese Asunto', { asunto: 'Ingrese Asunto' })
  for (const [key, value] of Object.entries({ asunto, texto })) {
    const fault = faultOfTexto(value, datos)
    if (fault) refuse(key, fault)
  }
}
