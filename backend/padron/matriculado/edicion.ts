import * as z from 'zod'
import type { actualizarDatos } from '@/contract/cambios-matriculado'
import type { EntradaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import { describeValor } from '@/backend/acceso/auditoria/valores'
import { lastChange } from '@/backend/acceso/auditoria/ultimo'
import { holdVigente } from '@/backend/catalogos/catalogo/vigente'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, refuse } from '@/backend/nucleo/rechazo'
import {
  APELLIDO,
  APELLIDO_NOMBRE,
  AVISO,
  CAMPOS,
  type CampoPropio,
  DEPARTAMENTO,
  NOMBRE,
  PROVINCIA,
  readCampos,
} from '@/backend/padron/matriculado/campos'
import { checkDates } from '@/backend/padron/matriculado/fechas'
import { chooseHospital, HOSPITAL } from '@/backend/padron/matriculado/hospital-unico'
import { splitNombre } from '@/backend/padron/matriculado/nombres'
import { findTaken, isDuplicate, type Unicos } from '@/backend/padron/matriculado/unicos'
import { CAMPOS_FICHA, type CampoFicha } from '@/domain/campos-ficha'
import type { Fecha } from '@/domain/fechas'
import { plegar } from '@/domain/plegar'
import { oneLine } from '@/domain/texto'

type Entrada = EntradaDe<typeof actualizarDatos>
type Edicion = Entrada & { campo: CampoPropio }
type Valor = string | number | boolean | null
type Fila = Readonly<Record<string, Valor>>

/**
 * Edits one field. An equal value succeeds and writes nothing. Throws `Rechazo` at `valor`, or at `valorPrevio` when
 * somebody else was faster (decision 25).
 */
export async function editCampo(tx: Tx, pedido: Pedido, entrada: Entrada): Promise<null> {
  const { matriculadoID, campo } = entrada
  if (campo === HOSPITAL) return chooseHospital(tx, pedido, entrada)
  const edicion = { ...entrada, campo }
  const [fila] = await tx.query<Fila>('SELECT * FROM matriculado WHERE id = $1 FOR UPDATE', [matriculadoID])
  if (!fila) throw noEncontrado()
  const cambios = await changesOf(tx, fila, campo, readValor(campo, edicion.valor))
  const changed = Object.keys(cambios).filter((columna) => cambios[columna] !== fila[columna])
  if (changed.length === 0) return null
  if (edicion.valorPrevio !== undefined) await requireAsSeen(tx, fila, edicion, edicion.valorPrevio)
  requireDates(fila, cambios, pedido.hoy)
  await requireFree(tx, matriculadoID, cambios)
  const campos: CampoPropio[] =
    campo === PROVINCIA && DEPARTAMENTO_ID in cambios ? [PROVINCIA, DEPARTAMENTO] : [campo]
  const antes = await readCampos(tx, matriculadoID, campos)
  const derived = { ...searchKey(fila, cambios), ...noticeDay(cambios, pedido.hoy) }
  await writeColumns(tx, matriculadoID, { ...cambios, ...derived })
  const despues = await readCampos(tx, matriculadoID, campos)
  await audit(tx, pedido, { entidad: 'matriculado', entidadID: matriculadoID, matriculadoID, antes, despues })
  return null
}

const DEPARTAMENTO_ID = 'departamento_id'

/** Numbers may come as text and booleans as 0 or 1; texts come only as text. */
export function readValor(campo: CampoPropio, valor: Edicion['valor']): string | number | boolean {
  const { editor }: CampoFicha = CAMPOS_FICHA[campo]
  const typed = typeof valor !== 'string' ? valor : editor === 'texto' ? oneLine(valor) : valor.trim()
  const result = z.safeDecode(CAMPOS[campo].cable as z.ZodType<string | number | boolean>, typed)
  return result.success ? result.data : refuse('valor', result.error.issues[0]?.message ?? 'Ingrese un valor')
}

async function changesOf(
  tx: Tx,
  fila: Fila,
  campo: CampoPropio,
  valor: Valor,
): Promise<Record<string, Valor>> {
  const { columna, tabla } = CAMPOS[campo]
  if (campo === APELLIDO_NOMBRE)
    return splitNombre(String(valor), String(fila['apellido'])) ?? refuse('valor', CON_COMA)
  if ((campo === APELLIDO || campo === NOMBRE) && plegar(String(valor)) === '') {
    refuse('valor', `Ingrese ${CAMPOS_FICHA[campo].etiqueta}`)
  }
  // The contract lets only fields that may be emptied come empty.
  if (!tabla) return { [columna]: valor === '' ? null : valor }
  if (tabla !== 'provincia' && tabla !== 'departamento') {
    if (!(await holdVigente(tx, tabla, Number(valor)))) refuse('valor', AUSENTE)
    return { [columna]: valor }
  }
  const [row] = await tx.query<{ provincia: number }>(
    `SELECT ${tabla === 'departamento' ? 'provincia_id' : 'id'} AS provincia FROM ${tabla} WHERE id = $1`,
    [valor],
  )
  if (!row) refuse('valor', AUSENTE)
  if (tabla === 'departamento') requireProvincia(fila, row.provincia)
  return { [columna]: valor, ...(tabla === 'provincia' ? await departamentoLeft(tx, fila, valor) : {}) }
}

const AUSENTE = 'Ese valor no existe'

const CON_COMA = 'Escriba «Apellido, Nombre», con una coma entre los dos'

function requireProvincia(fila: Fila, provincia: number): void {
  if (fila['provincia_id'] === null) refuse('valor', 'Elija primero la Provincia')
  if (fila['provincia_id'] !== provincia)
    refuse('valor', 'El departamento no es de la provincia del matriculado')
}

/** A new province empties a department that is not in it. */
async function departamentoLeft(tx: Tx, fila: Fila, provincia: Valor): Promise<Record<string, null>> {
  if (fila[DEPARTAMENTO_ID] === null) return {}
  const [stays] = await tx.query('SELECT FROM departamento WHERE id = $1 AND provincia_id = $2', [
    fila[DEPARTAMENTO_ID],
    provincia,
  ])
  return stays ? {} : { [DEPARTAMENTO_ID]: null }
}

/**
 * Refuses to overwrite what somebody changed since, telling who and when. The value is not at fault, so `valorPrevio`
 * is.
 */
async function requireAsSeen(
  tx: Tx,
  fila: Fila,
  { matriculadoID, campo }: Edicion,
  seen: string,
): Promise<void> {
  const present = textOf(fila, campo)
  if (present === seen.replaceAll('\r\n', '\n')) return
  const named: CampoPropio[] =
    campo === APELLIDO_NOMBRE ? [campo, APELLIDO, NOMBRE] : [campo, APELLIDO_NOMBRE]
  const who = await lastChange(tx, matriculadoID, NAMES.has(campo) ? named : [campo])
  const valores = await readCampos(tx, matriculadoID, [campo])
  const shown = campo === APELLIDO_NOMBRE ? present : describeValor(campo, valores[campo])
  const now = present === '' ? 'ahora está vacío' : `ahora dice "${shown}"`
  const mensaje = `${who ?? 'El dato cambió'}: ${now}`
  refuse('valorPrevio', mensaje)
}

const NAMES: ReadonlySet<CampoPropio> = new Set([APELLIDO_NOMBRE, APELLIDO, NOMBRE])

/** The field's text as the record's read sends it. */
function textOf(fila: Fila, campo: CampoPropio): string {
  if (campo === APELLIDO_NOMBRE) return `${fila['apellido']} ${fila['nombre']}`
  return String(fila[CAMPOS[campo].columna] ?? '')
}

/** Refuses only what this edit makes impossible, so that old mistakes can be mended one field at a time. */
function requireDates(fila: Fila, cambios: Fila, hoy: Fecha): void {
  const before = checkDates(datesOf(fila), hoy)
  for (const [key, mensaje] of Object.entries(checkDates(datesOf({ ...fila, ...cambios }), hoy))) {
    if (before[key as keyof typeof before] !== mensaje) refuse('valor', mensaje)
  }
}

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

async function requireFree(tx: Tx, id: number, cambios: Fila): Promise<void> {
  const unicos = uniqueOf(cambios)
  if (Object.keys(unicos).length === 0) return
  const [taken] = Object.values(await findTaken(tx, unicos, id))
  if (taken) refuse('valor', taken)
}

function searchKey(fila: Fila, cambios: Fila): { busqueda?: string } {
  if (!('apellido' in cambios) && !('nombre' in cambios)) return {}
  const { apellido, nombre } = { ...fila, ...cambios }
  return { busqueda: plegar(`${apellido} ${nombre}`) }
}

const noticeDay = (cambios: Fila, hoy: Fecha): { aviso_fecha?: Fecha | null } =>
  CAMPOS[AVISO].columna in cambios
    ? { aviso_fecha: cambios[CAMPOS[AVISO].columna] === null ? null : hoy }
    : {}

/** A savepoint keeps the transaction alive after a refusal by the database, to find out who has the value. */
async function writeColumns(tx: Tx, id: number, columnas: Fila): Promise<void> {
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
    await requireFree(tx, id, columnas)
    throw error
  }
}
