import * as z from 'zod'
import type { actualizarDatos } from '@/contract/cambios-matriculado'
import type { EntradaDe } from '@/contract/llamada'
import { describeValor } from '@/backend/acceso/auditoria/valores'
import { lastChange } from '@/backend/acceso/auditoria/ultimo'
import { holdVigente } from '@/backend/catalogos/catalogo/vigente'
import type { Tx } from '@/backend/db/conexion'
import { refuse } from '@/backend/nucleo/rechazo'
import {
  APELLIDO,
  APELLIDO_NOMBRE,
  CAMPOS,
  type CampoPropio,
  NOMBRE,
  readCampos,
} from '@/backend/padron/matriculado/campos'
import { splitNombre } from '@/backend/padron/matriculado/nombres'
import { CAMPOS_FICHA, type CampoFicha } from '@/domain/campos-ficha'
import { plegar } from '@/domain/plegar'
import { oneLine } from '@/domain/texto'

export type Valor = string | number | boolean | null
/** The member's row, by column. */
export type Fila = Readonly<Record<string, Valor>>
type Escrito = EntradaDe<typeof actualizarDatos>['valor']

export const DEPARTAMENTO_ID = 'departamento_id'

/** Numbers may come as text and booleans as 0 or 1; texts come only as text. */
export function readValor(campo: CampoPropio, valor: Escrito): string | number | boolean {
  const { editor }: CampoFicha = CAMPOS_FICHA[campo]
  const typed = typeof valor !== 'string' ? valor : editor === 'texto' ? oneLine(valor) : valor.trim()
  const result = z.safeDecode(CAMPOS[campo].cable as z.ZodType<string | number | boolean>, typed)
  return result.success ? result.data : refuse('valor', result.error.issues[0]?.message ?? 'Ingrese un valor')
}

/** The columns that a value changes. */
export async function changesOf(
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
export async function requireAsSeen(
  tx: Tx,
  fila: Fila,
  { matriculadoID, campo, seen }: { matriculadoID: number; campo: CampoPropio; seen: string },
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
export function textOf(fila: Fila, campo: CampoPropio): string {
  if (campo === APELLIDO_NOMBRE) return `${fila['apellido']} ${fila['nombre']}`
  return String(fila[CAMPOS[campo].columna] ?? '')
}
