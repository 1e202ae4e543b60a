import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { cancelar, crear, simular, traerResumen, traerTodos } from '@/contract/mensaje'
import { readAjuste } from '@/backend/ajuste/store'
import { audit } from '@/backend/auditoria/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { readRegistro } from '@/backend/db/registro'
import { POR_PAGINA, type Pagina, type Pedido } from '@/backend/http/manejador'
import { noEncontrado, Rechazo } from '@/backend/http/rechazo'
import { configuracion } from '@/backend/mensaje/configuracion'
import { enqueue, type Carta } from '@/backend/mensaje/encolar'
import { CADUCO } from '@/backend/mensaje/vigencia'
import { readMorosos, type Elegidos, type Moroso } from '@/backend/moroso/store'
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
  type Destino,
  type Medio,
  valoresMoroso,
} from '@/domain/mensaje'
import { searchWords } from '@/domain/plegar'
import { countMatriculados, cut, formatCount, oneLine } from '@/domain/texto'

type Alcance = { moroso: Moroso; destino: Destino }

/** The contract holds it to 1 or 2. */
const medioOf = (medio: number): Medio => (medio === MAIL ? MAIL : 1)

/** Everybody chosen who owes now, with where he can be written to. */
async function reach(
  db: Queryable,
  hoy: Fecha,
  { medio, ...elegidos }: { medio: number } & Elegidos,
): Promise<Alcance[]> {
  const area = String(await readAjuste(db, 'areaTelefono'))
  const morosos = await readMorosos(db, elegidos, hoy)
  return morosos.map((moroso) => ({ moroso, destino: destinoOf(medioOf(medio), moroso, area) }))
}

/** What a message would do: the same people as `createMensajes`, a page of them. */
export async function previewMensajes(
  db: Queryable,
  hoy: Fecha,
  entrada: EntradaDe<typeof simular>,
): Promise<FilaDe<typeof simular>> {
  const { pagina = 1, soloSinDestino, ...elegidos } = entrada
  const all = await reach(db, hoy, elegidos)
  const without = all.filter(({ destino }) => 'motivo' in destino)
  const shown = soloSinDestino ? without : all
  return {
    cantidad: all.length,
    mora: sumMoney(all.map(({ moroso }) => moroso.mora)),
    sinDestino: without.length,
    filas: shown.slice((pagina - 1) * POR_PAGINA, pagina * POR_PAGINA).map(({ moroso, destino }) => ({
      matriculadoID: moroso.id,
      nombre: moroso.apellidoNombre,
      mora: moroso.mora,
      meses: moroso.meses,
      destino: 'destino' in destino ? destino.destino : null,
      motivo: 'motivo' in destino ? destino.motivo : null,
    })),
  }
}

/** Queues one for each. Throws `Rechazo` for a text that would reach people unfilled, and when the list is another now. */
export async function createMensajes(
  tx: Tx,
  pedido: Pedido,
  entrada: EntradaDe<typeof crear>,
): Promise<FilaDe<typeof crear>> {
  const { medio, asunto = '', texto, cantidad, ...elegidos } = entrada
  requireTexto(medio, asunto, texto)
  const all = await reach(tx, pedido.hoy, { medio, ...elegidos })
  if (all.length !== cantidad) {
    const ahora = `${all.length === 1 ? 'es' : 'son'} ${countMatriculados(all.length)}`
    throw new Rechazo(
      `La lista cambió: ahora ${ahora} y no ${formatCount(cantidad)}. Revise y vuelva a enviar.`,
    )
  }
  const nombre = MEDIOS[medioOf(medio)]
  const cartas = all.map(({ moroso, destino }): Carta => {
    const valores = valoresMoroso({ ...moroso, nombre: moroso.apellidoNombre })
    return {
      matriculadoID: moroso.id,
      medio: medioOf(medio),
      asunto: cut(oneLine(fillTexto(asunto, valores)), MAX_ASUNTO),
      cuerpo: fillTexto(texto, valores),
      ...destino,
    }
  })
  const { envioID, ...cuenta } = await enqueue(
    tx,
    pedido,
    { origen: 'morosos', titulo: `Morosos por ${nombre}` },
    cartas,
  )
  if (envioID === null) throw new Rechazo('No hay a quién enviar')
  await audit(tx, pedido, {
    entidad: 'envio',
    entidadID: envioID,
    despues: { medio: nombre, asunto, texto, cantidad, omitidos: cuenta.omitidos },
  })
  return { envioID, ...cuenta }
}

function requireTexto(medio: number, asunto: string, texto: string): void {
  if (medio === MAIL && !asunto.trim()) throw new Rechazo('Ingrese Asunto', { asunto: 'Ingrese Asunto' })
  for (const [key, value] of Object.entries({ asunto, texto })) {
    const fault = faultOfTexto(value, DATOS_MOROSO)
    if (fault) throw new Rechazo(fault, { [key]: fault })
  }
}

type Fila = FilaDe<typeof traerTodos>

/** The outbox, newest first. */
export async function listMensajes(
  db: Queryable,
  { pagina = 1, nombre, estado, medio, envioID }: EntradaDe<typeof traerTodos>,
): Promise<Pagina<Fila>> {
  const params: unknown[] = []
  const add = (value: unknown): string => `$${params.push(value)}`
  const words = searchWords(nombre ?? '')
  const conditions = [
    ...words.map((word) => `m.busqueda LIKE ${add(`%${word}%`)}`),
    ...(nombre?.trim() && words.length === 0 ? ['false'] : []),
    ...(estado ? [`s.estado = ${add(estado)}`] : []),
    ...(medio ? [`s.medio = ${add(medio)}`] : []),
    ...(envioID ? [`s.envio_id = ${add(envioID)}`] : []),
  ]
  const where = conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''
  const from = `FROM mensaje s ${words.length > 0 ? 'JOIN matriculado m ON m.id = s.matriculado_id' : ''} ${where}`
  const [count] = await db.query<{ total: number }>(`SELECT count(*)::int AS total ${from}`, params)
  const filas = await db.query<Fila>(
    `SELECT s.id, s.envio_id AS "envioID", s.matriculado_id AS "matriculadoID",
       m.apellido || ' ' || m.nombre AS "apellidoNombre", s.medio, s.destino, s.asunto, s.cuerpo AS texto, s.estado,
       s.causa, s.intentos, s.creado_en AS creado, s.terminado_en AS terminado
     FROM (SELECT s.* ${from} ORDER BY s.id DESC LIMIT ${POR_PAGINA} OFFSET ${add((pagina - 1) * POR_PAGINA)}) s
     JOIN matriculado m ON m.id = s.matriculado_id ORDER BY s.id DESC`,
    params,
  )
  return { filas, total: count?.total ?? 0 }
}

/** How messages leave here, and how many stand where. */
export async function readResumen(
  db: Queryable,
  { envioID }: EntradaDe<typeof traerResumen>,
): Promise<FilaDe<typeof traerResumen>> {
  const [registro, estados, porMinuto, [envio]] = await Promise.all([
    readRegistro(db),
    db.query<FilaDe<typeof traerResumen>['estados'][number]>(
      `SELECT estado, count(*)::int AS cantidad FROM mensaje WHERE $1::int IS NULL OR envio_id = $1 GROUP BY 1 ORDER BY 1`,
      [envioID ?? null],
    ),
    readAjuste(db, 'mensajesPorMinuto'),
    db.query<{ titulo: string }>('SELECT titulo FROM envio WHERE id = $1', [envioID ?? null]),
  ])
  const real = registro?.clase === 'real'
  const { correo, whatsapp } = configuracion()
  return {
    correo: real ? (correo ? 'smtp' : 'sinConfigurar') : 'demostracion',
    whatsapp: real && whatsapp ? 'api' : 'enlaces',
    porMinuto,
    titulo: envio?.titulo ?? null,
    estados,
  }
}

type Cuales = EntradaDe<typeof cancelar>

/** Queues again, to be sent at once: a person looked at them. Tries are counted anew. */
export const retryMensajes = (tx: Tx, pedido: Pedido, cuales: Cuales): Promise<{ cantidad: number }> =>
  changeMensajes(
    tx,
    pedido,
    cuales,
    `estado = 'pendiente', causa = NULL, intentos = 0, proximo_en = now(), terminado_en = NULL`,
    cuales.mensajeID ? ['fallado', 'dudoso', 'cancelado'] : ['fallado'],
  )

export const cancelMensajes = (tx: Tx, pedido: Pedido, cuales: Cuales): Promise<{ cantidad: number }> =>
  changeMensajes(tx, pedido, cuales, `estado = 'cancelado', terminado_en = now()`, ['pendiente'])

export async function markSent(tx: Tx, pedido: Pedido, mensajeID: number): Promise<null> {
  await changeMensajes(tx, pedido, { mensajeID }, `estado = 'enviado', terminado_en = now()`, ['dudoso'])
  return null
}

/** Its chat was opened, once or again. Throws `Rechazo` for what is not worth sending any more, saying why. */
export async function markOpened(tx: Tx, pedido: Pedido, mensajeID: number): Promise<null> {
  const [found] = await tx.query<{ caduco: string | null }>(
    `SELECT ${CADUCO} AS caduco FROM mensaje m WHERE id = $1 AND estado = 'pendiente'`,
    [mensajeID],
  )
  if (found?.caduco) throw new Rechazo(`${found.caduco}: no hace falta enviarlo.`)
  await changeMensajes(
    tx,
    pedido,
    { mensajeID },
    `estado = 'abierto', terminado_en = now(), usuario_id = ${pedido.persona.usuarioID}`,
    ['pendiente', 'abierto'],
    'AND medio = 1',
  )
  return null
}

/** One that does not stand so is refused with where it stands; of an act's, those that do are changed. */
async function changeMensajes(
  tx: Tx,
  pedido: Pedido,
  { mensajeID, envioID }: Cuales,
  change: string,
  from: readonly string[],
  more = '',
): Promise<{ cantidad: number }> {
  const column = mensajeID ? 'id' : 'envio_id'
  if (!mensajeID && !envioID) throw new Rechazo('Elija un mensaje', { mensajeID: 'Elija un mensaje' })
  const changed = await tx.query<{ matriculadoID: number }>(
    `UPDATE mensaje SET ${change} WHERE ${column} = $1 AND estado = ANY($2) ${more}
     RETURNING matriculado_id AS "matriculadoID"`,
    [mensajeID ?? envioID, from],
  )
  if (changed.length === 0) throw await refusal(tx, column, mensajeID ?? envioID)
  await audit(tx, pedido, {
    entidad: mensajeID ? 'mensaje' : 'envio',
    entidadID: mensajeID ?? envioID,
    matriculadoID: mensajeID ? changed[0]?.matriculadoID : null,
    despues: { cantidad: changed.length },
  })
  return { cantidad: changed.length }
}

async function refusal(tx: Tx, column: string, id: number | undefined): Promise<Rechazo> {
  const [found] = await tx.query<{ estado: string }>(
    `SELECT estado FROM mensaje WHERE ${column} = $1 LIMIT 1`,
    [id],
  )
  if (!found) return noEncontrado()
  return new Rechazo(
    column === 'id' ? `El mensaje ya está ${found.estado}` : 'No queda ningún mensaje que cambiar',
  )
}
