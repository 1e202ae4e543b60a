import { withTransaction, type Db, type Tx } from '@/backend/db/conexion'
import { seedReference } from '@/backend/db/reference/seed'
import { createRegistro, readRegistro, type ClaseRegistro } from '@/backend/db/registro'
import { emptyRegister, listTables } from '@/backend/db/table-catalog'
import { openCarga, withoutIndexes } from '@/backend/generador/carga'
import { Apellidos } from '@/backend/mudanza/viaje/apellidos'
import { readDichos } from '@/backend/mudanza/viaje/apellidos-dichos'
import { armarCatalogos } from '@/backend/mudanza/viaje/armar-catalogos'
import { armarCredenciales, Certificados } from '@/backend/mudanza/viaje/armar-credenciales'
import { armarCuenta } from '@/backend/mudanza/viaje/armar-cuenta'
import { armarAdhesion, Solicitudes } from '@/backend/mudanza/viaje/armar-debitos'
import { armarFicha, Documentos, type Taller } from '@/backend/mudanza/viaje/armar-fichas'
import { armarPeriodos, armarSeguros } from '@/backend/mudanza/viaje/armar-periodos'
import type { Copia } from '@/backend/mudanza/viaje/copia'
import type { Viaje } from '@/backend/mudanza/viaje/carpeta'
import { readCuenta } from '@/backend/mudanza/viaje/libro/cuenta-leida'
import { MudanzaError } from '@/backend/mudanza/viaje/error'
import { Hallazgos } from '@/backend/mudanza/viaje/hallazgos'
import { VECES } from '@/backend/mudanza/viaje/leer-listas'
import { CUENTA, nameOf, pedidoDeCuenta, POR_MATRICULADO, UNA_VEZ } from '@/backend/mudanza/viaje/llamadas'
import { Numeros } from '@/backend/mudanza/viaje/numeros'
import { RecibosAnteriores } from '@/backend/mudanza/viaje/recibos-anteriores'
import { Relectura } from '@/backend/mudanza/viaje/relectura'
import { Respuestas } from '@/backend/mudanza/viaje/respuestas'
import { sumMoney } from '@/domain/dinero'
import { dayOf } from '@/domain/fechas'

export interface PedidoDeArmado {
  clase: Exclude<ClaseRegistro, 'demo'>
  nombre: string
  /** What is there of that class, a rehearsal or one that nobody was ever let into, is emptied first, in the same transaction. */
  otraVez?: boolean
  alAvanzar?: (hecho: number, total: number) => void
}

export interface Armado {
  matriculados: number
  /** How many of each kind could not be kept as they were. */
  hallazgos: Record<string, number>
}

/**
 * Makes a register of a copy, in a migrated database without one, all or nothing: the same copy gives the same rows. Throws
 * `MudanzaError` where there is another register, or nothing was read.
 */
export async function armar(db: Db, viaje: Viaje, pedido: PedidoDeArmado): Promise<Armado> {
  const { estado } = viaje
  if (!estado || estado.ids.length === 0) throw new MudanzaError('Todavía no se leyó nada: empiece por leer.')
  if (estado.lectura === 'leyendo')
    throw new MudanzaError('La lectura no terminó: siga leyendo antes de armar.')
  const antes = await readRegistro(db)
  const again = pedido.otraVez && antes?.clase === pedido.clase
  if (antes && !(again && (antes.clase === 'ensayo' || (await isUnopened(db)))))
    throw new MudanzaError('La base ya tiene un registro: se arma solo en una vacía.')
  const armado = await withTransaction(
    db,
    async (tx) => {
      const hoy = dayOf(new Date(estado.terminada ?? estado.comenzada))
      await tx.query("SET LOCAL timezone = 'America/Argentina/Buenos_Aires'")
      // Whoever is killed in the middle of an index would hold every table to its end. Not every system can tell.
      await tx.query(
        "SELECT set_config('client_connection_check_interval', '2s', true) WHERE version() ~ 'linux|darwin'",
      )
      // Of what the migrations planted too: a register made again is the same as one made first.
      await emptyRegister(tx)
      await seedReference(tx, hoy)
      const tables = (await listTables(tx)).map(({ nombre }) => nombre)
      const putBack = await withoutIndexes(tx, tables)
      await write(tx, viaje, estado.ids, hoy, pedido)
      await putBack()
      await setSequences(tx)
      await createRegistro(tx, pedido.clase, pedido.nombre)
      await tx.query(
        'INSERT INTO mudanza (origen, huella, leida_en, corte, matriculados) VALUES ($1, $2, $3, $4, (SELECT count(*) FROM matriculado))',
        [estado.origen, viaje.copia.huella(), estado.terminada ?? estado.comenzada, hoy],
      )
      await Respuestas.of(viaje).putInto(tx)
      return { matriculados: estado.ids.length, hallazgos: await countHallazgos(tx) }
    },
    { statementTimeout: 0, lockTimeout: 0 },
  )
  await db.query('ANALYZE')
  return armado
}

/** It was made of a copy and nobody was let in: whatever else is real is somebody's work. */
async function isUnopened(db: Db): Promise<boolean> {
  const rows = await db.query('SELECT FROM mudanza WHERE abierta_en IS NULL')
  return rows.length > 0
}

/** Rows that a server may number anew for each member: a second one of a number is told from here on. */
const DE_CADA_UNO = {
  ...{ hospital_matriculado: 1_000_000, practica_matriculado: 1_000_000, certificado_matriculado: 1_000_000 },
  ...{ federacion_matriculado: 1_000_000, superintendencia_matriculado: 1_000_000 },
  especialidad_matriculado: 1_000_000,
}

async function write(
  tx: Tx,
  viaje: Viaje,
  ids: readonly number[],
  hoy: string,
  { alAvanzar }: PedidoDeArmado,
): Promise<void> {
  const copia = new Relectura(viaje.copia)
  const respuestas = Respuestas.of(viaje)
  const recibos = new RecibosAnteriores()
  await recibos.learn(copia, hoy)
  const numeros = new Numeros({ ...lastNumbers(viaje.copia, ids), ...DE_CADA_UNO })
  const dinero = { respuestas, recibos, numeros }
  const carga = openCarga(tx)
  const hallazgos = new Hallazgos(carga)
  const catalogos = await armarCatalogos(tx, carga, copia, hallazgos)
  const taller: Taller = { carga, catalogos, hallazgos, numeros, hoy }
  const enLista = await readNames(copia)
  const apellidos = new Apellidos()
  apellidos.learn(enLista.values())
  const dichos = readDichos(viaje)
  const documentos = new Documentos(hallazgos)
  const certificados = new Certificados()
  const solicitudes = new Solicitudes(carga)
  for (const [index, id] of ids.entries()) {
    if (await isLeftOut(copia, respuestas, id, hoy)) {
      hallazgos.note('cuenta', null, `El matriculado ${id} quedó afuera, como se decidió`, { id })
      continue
    }
    const ficha = await copia.read(POR_MATRICULADO.ficha, { matriculadoID: id })
    if (!ficha) {
      hallazgos.note('dato', null, `La ficha del matriculado ${id} no se pudo leer: no está`, { id })
      continue
    }
    const formaPagoID = await armarAdhesion(taller, copia, id, ficha, solicitudes)
    const names = { enLista: enLista.get(id), dicho: dichos.get(id), formaPagoID }
    const persona = armarFicha(taller, documentos, apellidos, id, ficha, names)
    const periodos = await armarPeriodos(taller, copia, persona)
    const seguros = await armarSeguros(taller, copia, persona)
    await armarCuenta(taller, copia, persona, { periodos, seguros }, dinero)
    await armarCredenciales(taller, copia, persona, certificados)
    await carga.breathe()
    if (index % 500 === 0) alAvanzar?.(index, ids.length)
  }
  solicitudes.finish()
  await carga.finish()
  const ultimo = (await copia.read(UNA_VEZ.ultimoDebito, {})) ?? 0
  await startCounter(tx, 'recibo', recibos.ultimo)
  await startCounter(tx, 'certificado_especialidad', certificados.ultimo)
  await startCounter(tx, 'da_solicitud', Math.max(ultimo, solicitudes.ultima))
}

/** The highest numbers of before, after which new ones begin: read of the texts, since every account is read for it. */
function lastNumbers(copia: Copia, ids: readonly number[]): { pago: number; plan: number } {
  const last = { pago: 0, plan: 0 }
  for (const matriculadoID of ids) {
    const cuenta = copia.read(nameOf(CUENTA, pedidoDeCuenta(matriculadoID))) ?? ''
    for (const [, pago] of cuenta.matchAll(/"id"\s*:\s*"[^"]*-\s*(\d{1,9})"/g))
      last.pago = Math.max(last.pago, Number(pago))
    const planes = copia.read(nameOf(POR_MATRICULADO.planes, { matriculadoID })) ?? ''
    for (const [, plan] of planes.matchAll(/"id"\s*:\s*"?(\d{1,9})\b/g))
      last.plan = Math.max(last.plan, Number(plan))
  }
  return last
}

/** By a person's word: of him, or of all whose account owes more than what is pending. */
async function isLeftOut(
  copia: Relectura,
  respuestas: Respuestas,
  id: number,
  hoy: string,
): Promise<boolean> {
  const said = respuestas.find(id, 'saldo')
  if (said?.valor !== 'afuera') return false
  if (said.matriculadoID === id) return true
  const { saldo, pendientes } = await readCuenta(copia, id, hoy)
  return saldo !== undefined && saldo > sumMoney(pendientes.map(({ monto }) => monto))
}

/** The list tells names with a comma more often than the record. */
async function readNames(copia: Relectura): Promise<Map<number, string>> {
  const names = new Map<number, string>()
  const filtros = { nombre: undefined, dni: undefined, matricula: undefined }
  for (const { id, apellidoNombre } of await copia.lastPages(UNA_VEZ.matriculados, filtros, VECES))
    if (id !== undefined && apellidoNombre) names.set(id, apellidoNombre)
  return names
}

/** Numbers of before are not checked for gaps; those that are given here go on after the last. */
async function startCounter(tx: Tx, nombre: string, valor: number): Promise<void> {
  await tx.query('UPDATE contador SET valor = $2, desde = $2 WHERE nombre = $1', [nombre, valor])
}

async function setSequences(tx: Tx): Promise<void> {
  const sequences = await tx.query<{ tabla: string; columna: string }>(
    `SELECT c.relname AS tabla, a.attname AS columna FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND a.attidentity <> ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' ORDER BY 1`,
  )
  for (const { tabla, columna } of sequences)
    await tx.query(
      `SELECT setval(pg_get_serial_sequence('${tabla}', '${columna}'), coalesce(max(${columna}), 1), max(${columna}) IS NOT NULL) FROM ${tabla}`,
    )
}

async function countHallazgos(tx: Tx): Promise<Record<string, number>> {
  const rows = await tx.query<{ clase: string; n: number }>(
    'SELECT clase, count(*)::int AS n FROM mudanza_hallazgo GROUP BY 1 ORDER BY 1',
  )
  return Object.fromEntries(rows.map(({ clase, n }) => [clase, n]))
}
