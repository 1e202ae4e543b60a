import type { encolados } from '@/contract/mensaje-a-elegidos'
import type * as z from 'zod'
import { audit } from '@/backend/acceso/auditoria/store'
import { type Carta, type Envio, enqueueLots, LOTE } from '@/backend/avisos/mensaje/encolar'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { type Comunes, readComunes, readSaludos } from '@/backend/nucleo/saludo'
import { readRehusan } from '@/backend/avisos/rehuso/rehusa'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { POR_PAGINA, type Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import {
  type DatoMensaje,
  type Destino,
  faultOfTexto,
  saysNothing,
  fillTexto,
  MAIL,
  MAX_ASUNTO,
  MEDIOS,
  type Medio,
  WHATSAPP,
} from '@/domain/mensaje'
import { NO_LO_QUIERE, TEMA_DE } from '@/domain/tema-de-aviso'
import { countMatriculados, cut, formatCount, oneLine } from '@/domain/texto'

/** One of those that a message would reach, and where, or why nowhere. */
export interface Alcanzado {
  matriculadoID: number
  destino: Destino
}

type Mostrado<A> = Omit<A, 'destino'> & {
  apellidoNombre: string
  saludo: string
  destino: string | null
  motivo: string | null
}

export const medioOf = (medio: number): Medio => (medio === MAIL ? MAIL : WHATSAPP)

const withoutDestino = ({ destino }: Alcanzado): boolean => 'motivo' in destino

interface Preview<A> {
  pedido: Pick<Pedido, 'pasarela'>
  origen: Envio['origen']
  medio: Medio
  all: readonly A[]
  pagina?: number | undefined
  soloSinDestino?: boolean | undefined
  soloNoQuieren?: boolean | undefined
  /** Which of them are shown; all unless told. */
  only?: ((one: A) => boolean) | undefined
}

/**
 * How many a message would reach, and one page of them, of those without an address, of those who do not want it, or of
 * those that `only` says.
 */
export async function previewOf<A extends Alcanzado>(
  db: Queryable,
  { pedido, origen, medio, all, pagina = 1, soloSinDestino, soloNoQuieren, only = () => true }: Preview<A>,
): Promise<Comunes & { cantidad: number; sinDestino: number; noQuieren: number; filas: Mostrado<A>[] }> {
  const rehusan = await readRehusan(db, TEMA_DE[origen], medio)
  const without = all.filter(withoutDestino)
  const refused = all.filter((one) => rehusan.has(one.matriculadoID) && !withoutDestino(one))
  const found = soloSinDestino ? without : soloNoQuieren ? refused : all.filter(only)
  const shown = found.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA)
  const ids = idsOf(shown)
  const [saludos, nombres] = [await readSaludos(db, ids), await readNombres(db, ids)]
  return {
    ...(await readComunes(db, pedido.pasarela !== null)),
    cantidad: all.length,
    sinDestino: without.length,
    noQuieren: refused.length,
    filas: shown.map(({ destino, ...rest }) => {
      const { matriculadoID } = rest
      const apellidoNombre = nombres.get(matriculadoID) ?? ''
      const one = { ...rest, apellidoNombre, saludo: saludos.get(matriculadoID) ?? '' }
      if ('motivo' in destino) return { ...one, destino: null, motivo: destino.motivo }
      const motivo = rehusan.has(one.matriculadoID) ? NO_LO_QUIERE : null
      return { ...one, destino: motivo ? null : destino.destino, motivo }
    }),
  }
}

/** As lists name these members, by id. */
async function readNombres(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db.query<{ id: number; apellidoNombre: string }>(
    `SELECT id, ${nombreDeMatriculado('m')} AS "apellidoNombre" FROM matriculado m WHERE id = ANY($1::int[])`,
    [ids],
  )
  return new Map(rows.map(({ id, apellidoNombre }) => [id, apellidoNombre]))
}

const idsOf = (all: readonly Alcanzado[]): number[] => all.map(({ matriculadoID }) => matriculadoID)

interface Pedida {
  medio: number
  asunto?: string | undefined
  texto: string
  cantidad: number
}

/** What is written about. */
interface Asunto<A> {
  origen: Envio['origen']
  /** 'Morosos', said with the means. */
  titulo: string
  datos: readonly DatoMensaje[]
  reach: (medio: Medio) => Promise<readonly A[]>
  valoresOf: (one: A) => Readonly<Partial<Record<DatoMensaje, string>>>
  /** What a letter is besides its text. */
  cartaOf?: (one: A) => Partial<Carta>
}

/**
 * Queues a letter for each of those chosen. Throws `Rechazo` for a text with unfilled placeholders, and when the list
 * has changed.
 */
export async function sendToChosen<A extends Alcanzado>(
  tx: Tx,
  pedido: Pedido,
  { asunto = '', texto, cantidad, ...pedida }: Pedida,
  { origen, titulo, datos, reach, ...letter }: Asunto<A>,
): Promise<z.output<typeof encolados>> {
  const medio = medioOf(pedida.medio)
  requireTexto(medio, asunto, texto, datos)
  const all = await reach(medio)
  if (all.length !== cantidad) {
    const ahora = `${all.length === 1 ? 'es' : 'son'} ${countMatriculados(all.length)}`
    throw new Rechazo(
      `La lista cambió: ahora ${ahora} y no ${formatCount(cantidad)}. Revise y vuelva a enviar.`,
    )
  }
  const nombre = MEDIOS[medio]
  const comunes = await readComunes(tx, pedido.pasarela !== null)
  const lotes = lettersOf(tx, all, { medio, asunto, texto, comunes }, letter)
  const { envioID, ...cuenta } = await enqueueLots(
    tx,
    pedido,
    { origen, titulo: `${titulo} por ${nombre}` },
    lotes,
  )
  if (envioID === null) throw new Rechazo('No hay a quién enviar')
  await audit(tx, pedido, {
    entidad: 'envio',
    entidadID: envioID,
    despues: { medio: nombre, asunto, texto, cantidad, ...counted(cuenta) },
  })
  return { envioID, ...cuenta }
}

/** What the trail says of those who get none; the refusals only where there are some. */
const counted = ({ omitidos, rehusados }: { omitidos: number; rehusados: number }) => ({
  omitidos,
  ...(rehusados > 0 && { rehusados }),
})

/** The texts are written lot by lot, since all at once take hundreds of megabytes. */
async function* lettersOf<A extends Alcanzado>(
  db: Queryable,
  all: readonly A[],
  { medio, asunto, texto, comunes }: { medio: Medio; asunto: string; texto: string; comunes: Comunes },
  { valoresOf, cartaOf }: Pick<Asunto<A>, 'valoresOf' | 'cartaOf'>,
): AsyncGenerator<readonly Carta[]> {
  for (let from = 0; from < all.length; from += LOTE) {
    const lote = all.slice(from, from + LOTE)
    const saludos = await readSaludos(db, idsOf(lote))
    yield lote.map((one): Carta => {
      const valores = { ...comunes, saludo: saludos.get(one.matriculadoID) ?? '', ...valoresOf(one) }
      return {
        ...cartaOf?.(one),
        matriculadoID: one.matriculadoID,
        medio,
        asunto: cut(oneLine(fillTexto(asunto, valores)), MAX_ASUNTO),
        cuerpo: fillTexto(texto, valores).trimEnd(),
        ...one.destino,
      }
    })
  }
}

/** Throws `Rechazo` beside what is empty or names data that there is not. */
function requireTexto(medio: Medio, asunto: string, texto: string, datos: readonly DatoMensaje[]): void {
  if (medio === MAIL && !asunto.trim()) throw new Rechazo('Ingrese Asunto', { asunto: 'Ingrese Asunto' })
  for (const [key, value] of Object.entries({ asunto, texto })) {
    const fault = faultOfTexto(value, datos)
    if (fault) refuse(key, fault)
  }
  if (saysNothing(texto)) refuse('texto', 'Ingrese el mensaje')
}
