import type { Queryable } from '@/backend/db/conexion'
import {
  type Dueno,
  readDuenos,
  unknownDueno,
} from '@/backend/mudanza/importar/destinos/de-matriculado/duenos'
import {
  againstState,
  beforeBirth,
  dayOf,
  rechazo,
  textOf,
} from '@/backend/mudanza/importar/destinos/de-matriculado/leer'
import type { Comparado, Contexto, Dicho } from '@/backend/mudanza/importar/destinos/destino'
import { faultOfCbu } from '@/domain/cbu'
import { nombreDeCuenta } from '@/domain/debito'
import { formatCount } from '@/domain/texto'
import type { Fecha } from '@/domain/fechas'
import type { Valores } from '@/domain/importar/resultado'

/** The numbers of request: those up to `desde` are of before, those after it were given here. */
export interface Numeracion {
  valor: number
  desde: number
}

export async function readNumeracion(db: Queryable, lock: '' | 'FOR UPDATE' = ''): Promise<Numeracion> {
  const [row] = await db.query<Numeracion>(
    `SELECT valor, desde FROM contador WHERE nombre = 'da_solicitud' ${lock}`,
  )
  if (!row) throw new Error('Falta el contador de solicitudes de débito')
  return row
}

/** Whether a request's old number may stand: numbers given here have no gap, so none of before comes after them. */
export const isOld = (numero: number, { valor, desde }: Numeracion): boolean =>
  numero <= desde || valor === desde

interface Vigente {
  matriculadoID: number
  cbu: string | null
  formaPago: string
}

/** What members and numbers say of some records. */
interface Mesa {
  duenos: ReadonlyMap<number, Dueno>
  vigentes: ReadonlyMap<number, Vigente>
  bancos: ReadonlySet<string>
  /** Who has a number of request. */
  numeros: Map<number, number>
  numeracion: Numeracion
}

async function readMesa(db: Queryable, valores: readonly Valores[]): Promise<Mesa> {
  const duenos = await readDuenos(db, valores)
  const ids = [...duenos.values()].map(({ id }) => id)
  const vigentes = await db.query<Vigente>(
    `SELECT d.matriculado_id AS "matriculadoID", d.cbu, f.nombre AS "formaPago"
     FROM da_listado d JOIN forma_pago f ON f.id = d.forma_pago_id
     WHERE d.matriculado_id = ANY($1) AND d.fecha_baja IS NULL`,
    [ids],
  )
  const bancos = await db.query<{ entidad: string }>(
    "SELECT coalesce(codigo_cbu, '') AS entidad FROM banco WHERE eliminado_en IS NULL",
  )
  const numeros = await db.query<{ numero: number; matriculadoID: number }>(
    `SELECT coalesce(nro_solicitud, 0) AS numero, matriculado_id AS "matriculadoID" FROM da_listado WHERE nro_solicitud = ANY($1)`,
    [valores.flatMap(({ nroSolicitud }) => (typeof nroSolicitud === 'number' ? [nroSolicitud] : []))],
  )
  return {
    duenos,
    vigentes: new Map(vigentes.map((one) => [one.matriculadoID, one])),
    bancos: new Set(bancos.map(({ entidad }) => entidad)),
    numeros: new Map(numeros.map(({ numero, matriculadoID }) => [numero, matriculadoID])),
    numeracion: await readNumeracion(db),
  }
}

export async function compareAdhesiones(
  db: Queryable,
  { hoy }: Contexto,
  valores: readonly Valores[],
): Promise<Comparado[]> {
  const mesa = await readMesa(db, valores)
  const seen = new Set<number>()
  return valores.map((one): Comparado => {
    const dueno = mesa.duenos.get(Number(one['matricula']))
    if (!dueno) return unknownDueno(one)
    const vigente = mesa.vigentes.get(dueno.id)
    if (vigente && vigente.cbu === one['cbu'])
      return { suerte: 'igual', entidadID: null, cambios: [], avisos: [] }
    if (vigente)
      return rechazo('cbu', 'adhesion.vigente', `Ya está adherido a ${vigente.formaPago}, con otra cuenta`)
    if (seen.has(dueno.id))
      return rechazo('cbu', 'adhesion.repetida', 'Ya está en una fila anterior, con otra cuenta')
    const fault = faultOf(mesa, one, dueno, hoy)
    if (fault) return fault
    seen.add(dueno.id)
    return { suerte: 'nueva', entidadID: null, cambios: [], avisos: noticesOf(mesa, one) }
  })
}

/** The day on which it began, as far as the file says. */
export const daySigned = (valores: Valores, hoy: Fecha): Fecha => dayOf(valores, 'fechaAlta') ?? hoy

function faultOf(
  { bancos, numeros }: Mesa,
  valores: Valores,
  dueno: Dueno,
  hoy: Fecha,
): { rechazo: Dicho } | undefined {
  const cbu = textOf(valores, 'cbu') ?? ''
  const bad = faultOfCbu(cbu)
  if (bad) return rechazo('cbu', 'cbu.invalido', `CBU INVÁLIDO: ${bad}`)
  if (!bancos.has(cbu.slice(0, 3)))
    return rechazo(
      'banco',
      'banco.desconocido',
      `Ningún banco del catálogo tiene el código ${cbu.slice(0, 3)}`,
    )
  if (nombreDeCuenta(Number(valores['tipoCuentaID'])) === undefined)
    return rechazo('tipoCuenta', 'tipoCuenta.falta', 'Falta el tipo de cuenta')
  const { nroSolicitud } = valores
  if (typeof nroSolicitud === 'number' && numeros.has(nroSolicitud))
    return rechazo(
      'nroSolicitud',
      'solicitud.repetida',
      `La solicitud ${formatCount(nroSolicitud)} ya está dada`,
    )
  return againstState(dueno, 'debito', true) ?? beforeBirth(dueno, 'fechaAlta', daySigned(valores, hoy))
}

function noticesOf({ numeracion }: Mesa, { nroSolicitud }: Valores): Dicho[] {
  if (typeof nroSolicitud !== 'number' || isOld(nroSolicitud, numeracion)) return []
  return [
    {
      ...{ campo: 'nroSolicitud', codigo: 'solicitud.otra' },
      texto: `Acá ya se dieron solicitudes desde la ${formatCount(numeracion.desde + 1)}: lleva el número que sigue`,
    },
  ]
}
