import type { actualizarDatos } from '@/contract/cambios-matriculado'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import { describeValor } from '@/backend/acceso/auditoria/valores'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, noEncontrado } from '@/backend/nucleo/rechazo'
import {
  changesOf,
  DEPARTAMENTO_ID,
  type Fila,
  readValor,
  requireAsSeen,
  textOf,
  type Valor,
} from '@/backend/padron/matriculado/cambio-de-campo'
import {
  AVISO,
  CAMPOS,
  type CampoPropio,
  DEPARTAMENTO,
  readCampos,
} from '@/backend/padron/matriculado/campos'
import { type FechasDeVida, checkDates } from '@/backend/padron/matriculado/fechas'
import { chooseHospital, HOSPITAL } from '@/backend/padron/matriculado/hospital-unico'
import { findTaken, isDuplicate, type Unico, type Unicos } from '@/backend/padron/matriculado/unicos'
import type { Fecha } from '@/domain/fechas'
import { claveDeBusqueda } from '@/domain/plegar'

type Entrada = EntradaDe<typeof actualizarDatos>

/** One field's new value, and the text that the person saw; without it the edit overwrites. */
export interface Edicion {
  campo: CampoPropio
  valor: Entrada['valor']
  valorPrevio?: string | undefined
}

/** Under which keys a refusal is told: of a value, and of a value that is no longer what the person saw. */
export interface Culpa {
  valor: (campo: CampoPropio) => string
  visto: (campo: CampoPropio) => readonly string[]
}
const AL_VALOR: Culpa = { valor: () => 'valor', visto: () => ['valorPrevio'] }

/**
 * Edits one field. An equal value succeeds and writes nothing. Throws `Rechazo` at `valor`, or at `valorPrevio` when
 * somebody else was faster (decision 25).
 */
export async function editCampo(tx: Tx, pedido: Pedido, entrada: Entrada): Promise<Cambiado[] | null> {
  const { matriculadoID, campo, valor, valorPrevio } = entrada
  if (campo === HOSPITAL) return chooseHospital(tx, pedido, entrada)
  return editCampos(tx, pedido, matriculadoID, [{ campo, valor, valorPrevio }], AL_VALOR)
}

/**
 * Edits fields together, a province before its department, and answers those that changed with their texts before and
 * after. Every field's own fault is told at once.
 */
export async function editCampos(
  tx: Tx,
  pedido: Pedido,
  matriculadoID: number,
  ediciones: readonly Edicion[],
  culpa: Culpa,
): Promise<Cambiado[]> {
  const [fila] = await tx.query<Fila>('SELECT * FROM matriculado WHERE id = $1 FOR UPDATE', [matriculadoID])
  if (!fila) throw noEncontrado()
  const faults: Record<string, string> = {}
  const cambios: Record<string, Valor> = {}
  const touched: Edicion[] = []
  for (const edicion of ediciones) {
    const { campo, valor } = edicion
    const own = await blaming(faults, [culpa.valor(campo)], async () =>
      changesOf(tx, { ...fila, ...cambios }, campo, readValor(campo, valor)),
    )
    if (!own) continue
    Object.assign(cambios, own)
    if (Object.keys(own).some((columna) => own[columna] !== fila[columna])) touched.push(edicion)
  }
  for (const edicion of touched)
    if (edicion.valorPrevio !== undefined) {
      const seen = { matriculadoID, campo: edicion.campo, seen: edicion.valorPrevio }
      await blaming(faults, culpa.visto(edicion.campo), () => requireAsSeen(tx, fila, seen))
    }
  if (touched.length > 0) Object.assign(faults, dateFaults(fila, cambios, pedido.hoy, culpa))
  throwFaults(faults)
  if (touched.length === 0) return []
  await requireFree(tx, matriculadoID, cambios, culpa)
  const campos = touched.map(({ campo }) => campo)
  if (
    DEPARTAMENTO_ID in cambios &&
    !campos.includes(DEPARTAMENTO) &&
    fila[DEPARTAMENTO_ID] !== cambios[DEPARTAMENTO_ID]
  )
    campos.push(DEPARTAMENTO)
  return writeEdits(tx, pedido, { matriculadoID, fila, cambios, campos, culpa })
}

/** A field that changed, by its path: its text as the record's read sends it, and in words, before and after. */
export interface Cambiado {
  campo: CampoPropio
  antes: string
  despues: string
  antesDicho: string | null
  despuesDicho: string | null
}

interface Escritura {
  matriculadoID: number
  fila: Fila
  cambios: Fila
  campos: readonly CampoPropio[]
  culpa: Culpa
}

async function writeEdits(tx: Tx, pedido: Pedido, escritura: Escritura): Promise<Cambiado[]> {
  const { matriculadoID, fila, cambios, campos, culpa } = escritura
  const antes = await readCampos(tx, matriculadoID, campos)
  const derived = { ...searchKey(fila, cambios), ...noticeDay(cambios, pedido.hoy) }
  await writeColumns(tx, matriculadoID, { ...cambios, ...derived }, culpa)
  const despues = await readCampos(tx, matriculadoID, campos)
  await audit(tx, pedido, { entidad: 'matriculado', entidadID: matriculadoID, matriculadoID, antes, despues })
  const now = { ...fila, ...cambios }
  return campos.map((campo) => ({
    campo,
    antes: textOf(fila, campo),
    despues: textOf(now, campo),
    antesDicho: describeValor(campo, antes[campo]),
    despuesDicho: describeValor(campo, despues[campo]),
  }))
}

/** Runs `act` and keeps what it refuses under these keys. */
async function blaming<T>(
  faults: Record<string, string>,
  keys: readonly string[],
  act: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Rechazo)) throw error
    for (const key of keys) faults[key] ??= error.message
    return undefined
  }
}

function throwFaults(faults: Readonly<Record<string, string>>): void {
  const [mensaje] = Object.values(faults)
  if (mensaje !== undefined) throw new Rechazo(mensaje, faults)
}

/** Only what this edit makes impossible, so that old mistakes can be mended one field at a time. */
function dateFaults(fila: Fila, cambios: Fila, hoy: Fecha, culpa: Culpa): Record<string, string> {
  const before = checkDates(datesOf(fila), hoy)
  const found = Object.entries(checkDates(datesOf({ ...fila, ...cambios }), hoy)) as [
    keyof FechasDeVida,
    string,
  ][]
  return Object.fromEntries(
    // The first stands where all are told under one key.
    found
      .toReversed()
      .flatMap(([key, mensaje]) =>
        before[key] === mensaje ? [] : [[culpa.valor(CAMPO_DE_FECHA[key]), mensaje]],
      ),
  )
}

const CAMPO_DE_FECHA = {
  fechaNacimiento: 'matriculado.datospersonales.fecha_nacimiento',
  fechaTitulo: 'matriculado.datosacademicos.fecha',
  ingresoCM: 'matriculado.varios.ingreso_cm',
  egresoCM: 'matriculado.varios.egreso_cm',
} as const satisfies Record<keyof FechasDeVida, CampoPropio>

const CAMPO_UNICO = {
  dni: 'matriculado.datospersonales.dni',
  cuitCuil: 'matriculado.datosprofesionales.cuit_cuil',
  matricula: 'matriculado.matricula',
} as const satisfies Record<Unico, CampoPropio>

const datesOf = (fila: Fila) => ({
  fechaNacimiento: fila['fecha_nacimiento'] as Fecha | null,
  fechaTitulo: fila['fecha_titulo'] as Fecha | null,
  ingresoCM: fila['ingreso_cm'] as Fecha | null,
  egresoCM: fila['egreso_cm'] as Fecha | null,
})

const uniqueOf = (cambios: Fila): Partial<Unicos> => ({
  ...(cambios['dni'] ? { dni: Number(cambios['dni']) } : {}),
  ...(cambios['cuit_cuil'] ? { cuitCuil: String(cambios['cuit_cuil']) } : {}),
  ...(cambios['matricula'] ? { matricula: Number(cambios['matricula']) } : {}),
})

async function requireFree(tx: Tx, id: number, cambios: Fila, culpa: Culpa): Promise<void> {
  const unicos = uniqueOf(cambios)
  if (Object.keys(unicos).length === 0) return
  const taken = Object.entries(await findTaken(tx, unicos, id)) as [Unico, string][]
  throwFaults(Object.fromEntries(taken.map(([unico, mensaje]) => [culpa.valor(CAMPO_UNICO[unico]), mensaje])))
}

function searchKey(fila: Fila, cambios: Fila): { busqueda?: string } {
  if (!('apellido' in cambios) && !('nombre' in cambios)) return {}
  const { apellido, nombre } = { ...fila, ...cambios }
  return { busqueda: claveDeBusqueda(String(apellido), String(nombre)) }
}

const noticeDay = (cambios: Fila, hoy: Fecha): { aviso_fecha?: Fecha | null } =>
  CAMPOS[AVISO].columna in cambios
    ? { aviso_fecha: cambios[CAMPOS[AVISO].columna] === null ? null : hoy }
    : {}

/** A savepoint keeps the transaction alive after a refusal by the database, to find out who has the value. */
async function writeColumns(tx: Tx, id: number, columnas: Fila, culpa: Culpa): Promise<void> {
  const names = Object.keys(columnas)
  const set = names.map((columna, i) => `${columna} = $${i + 2}`).join(', ')
  await tx.query('SAVEPOINT edicion')
  try {
    await tx.query(`UPDATE matriculado SET ${set}, version = version + 1 WHERE id = $1`, [
      id,
      ...names.map((columna) => columnas[columna]),
    ])
  } catch (error) {
    if (!isDuplicate(error)) throw error
    await tx.query('ROLLBACK TO SAVEPOINT edicion')
    await requireFree(tx, id, columnas, culpa)
    throw error
  }
}
