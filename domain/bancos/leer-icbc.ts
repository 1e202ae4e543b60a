import { isValidCbu } from '@/domain/cbu'
import {
  digitsOf,
  type CobroIcbc,
  type DebitoIcbc,
  type EnvioIcbc,
  type Lectura,
  type RendicionIcbc,
} from '@/domain/bancos/archivo'
import { firstOther, readFilas, SIN_FILAS, tooMuch, totalsProblem } from '@/domain/bancos/filas'
import {
  CABECERA_ENVIO,
  COBRADO,
  detalleEnvio,
  detalleRendicion,
  LARGO_RENDICION,
  MOTIVO,
  PERFILES,
  PIE_ENVIO,
  type Perfil,
} from '@/domain/bancos/icbc'
import { columnOf, readRegistro, strangeCharacter, type Leido } from '@/domain/bancos/registro'
import type { Defecto, Renglon } from '@/domain/bancos/renglones'

type Filas<T> = { perfil: Perfil; filas: T[]; defectos: Defecto[] }

/** Reads the records by each profile and keeps the one with fewer defects: no record is sound by both. */
function readByProfile<T>(
  renglones: readonly Renglon[],
  read: (perfil: Perfil) => (renglon: Renglon) => Leido<T>,
): Filas<T> {
  const [first, second] = PERFILES.map((perfil) => ({ perfil, ...readFilas(renglones, read(perfil)) }))
  if (!first || !second) throw new Error('Sin perfiles')
  return second.defectos.length < first.defectos.length ? second : first
}

/** Reads a file to send. The trailer's count and total are checked. */
export function readEnvioIcbc(renglones: readonly Renglon[]): Lectura<EnvioIcbc> {
  const [first, ...rest] = renglones
  const last = rest.at(-1)
  if (!first || !last) return refused(first, SIN_FILAS)
  const cabecera = readRegistro(CABECERA_ENVIO, first)
  const pie = readRegistro(PIE_ENVIO, last)
  const { perfil, filas, defectos } = readByProfile(rest.slice(0, -1), readDebito)
  if (!cabecera.ok) defectos.unshift(cabecera.defecto)
  if (!pie.ok) defectos.push(pie.defecto)
  if (defectos.length > 0 || !cabecera.ok || !pie.ok) return { ok: false, defectos }
  const columnas = { cantidad: columnOf(PIE_ENVIO, 'cantidad'), total: columnOf(PIE_ENVIO, 'total') }
  const wrong = totalsProblem(filas, { ...pie.valor, linea: last.numero, columnas })
  if (wrong) return { ok: false, defectos: [wrong] }
  if (filas.length === 0) return refused(last, SIN_FILAS)
  return { ok: true, archivo: { banco: 'ICBC', clase: 'envio', perfil, ...cabecera.valor, filas } }
}

const refused = (at: Renglon | undefined, motivo: string): { ok: false; defectos: Defecto[] } => ({
  ok: false,
  defectos: [{ linea: at?.numero ?? 1, columna: 1, motivo }],
})

const readDebito =
  (perfil: Perfil) =>
  (renglon: Renglon): Leido<DebitoIcbc> => {
    const campos = detalleEnvio(perfil)
    const leido = readRegistro(campos, renglon)
    if (!leido.ok) return leido
    const { idCliente, referencia, ...same } = leido.valor
    const wrong = (campo: 'cbu' | 'importe', motivo: string) => ({
      ok: false as const,
      defecto: { linea: renglon.numero, columna: columnOf(campos, campo), motivo },
    })
    if (!isValidCbu(same.cbu)) return wrong('cbu', `CBU: ${same.cbu} no es válida`)
    if (same.importe === 0n) return wrong('importe', 'Importe: debe ser mayor que cero')
    return {
      ok: true,
      valor: { ...same, idCliente: digitsOf(idCliente), referencia: digitsOf(referencia) },
    }
  }

/** Reads a collection report. Its first and last line may hold anything; one without the other means a cut file. */
export function readRendicionIcbc(renglones: readonly Renglon[]): Lectura<RendicionIcbc> {
  const opens = renglones[0]?.texto.startsWith('1') ?? false
  const closes = renglones.length > 1 && (renglones.at(-1)?.texto.startsWith('9') ?? false)
  const records = renglones.slice(opens ? 1 : 0, closes ? -1 : undefined)
  const { perfil, filas, defectos } = readByProfile(records, readCobro)
  defectos.push(...frameProblems(renglones, opens, closes))
  const other = defectos.length === 0 ? firstOther(filas.map(({ prestacion }) => prestacion)) : -1
  if (other >= 0)
    defectos.push({
      linea: filas[other]?.linea ?? 1,
      columna: columnOf(detalleRendicion(perfil), 'prestacion'),
      motivo: `Prestación: dice «${filas[other]?.prestacion}» y los anteriores «${filas[0]?.prestacion}»`,
    })
  const excess = tooMuch(filas)
  if (excess) defectos.push(excess)
  if (defectos.length > 0) return { ok: false, defectos: defectos.sort((a, b) => a.linea - b.linea) }
  const [first] = filas
  if (!first) return refused(renglones[0], SIN_FILAS)
  return {
    ok: true,
    archivo: {
      banco: 'ICBC',
      clase: 'rendicion',
      perfil,
      prestacion: first.prestacion,
      filas: filas.map(({ prestacion: _, ...fila }) => fila),
    },
  }
}

function frameProblems(renglones: readonly Renglon[], opens: boolean, closes: boolean): Defecto[] {
  const [first, last] = [renglones[0], renglones.at(-1)]
  if (!first || !last) return []
  if (opens && !closes)
    return [
      {
        linea: last.numero,
        columna: 1,
        motivo: 'Falta el pie: el archivo empieza con 1 y no termina con 9, puede estar cortado',
      },
    ]
  if (closes && !opens)
    return [
      { linea: 1, columna: 1, motivo: 'Falta la cabecera: el archivo termina con 9 y no empieza con 1' },
    ]
  return opens ? [first, last].flatMap(frameLineProblem) : []
}

function frameLineProblem(renglon: Renglon): Defecto[] {
  if (renglon.largo > LARGO_RENDICION)
    return [
      {
        linea: renglon.numero,
        columna: LARGO_RENDICION + 1,
        motivo: `El renglón tiene ${renglon.largo} caracteres y deben ser ${LARGO_RENDICION}`,
      },
    ]
  if (renglon.largo < LARGO_RENDICION && !renglon.terminado)
    return [{ linea: renglon.numero, columna: renglon.largo + 1, motivo: 'El archivo está cortado' }]
  const strange = strangeCharacter(renglon)
  return strange ? [{ linea: renglon.numero, ...strange }] : []
}

const readCobro =
  (perfil: Perfil) =>
  (renglon: Renglon): Leido<CobroIcbc & { prestacion: string }> => {
    const campos = detalleRendicion(perfil)
    const leido = readRegistro(campos, renglon)
    if (!leido.ok) return leido
    const { referencia, idCliente, motivo, importe } = leido.valor
    const wrong = (campo: 'motivo' | 'importe', words: string) => ({
      ok: false as const,
      defecto: { linea: renglon.numero, columna: columnOf(campos, campo), motivo: words },
    })
    if (!MOTIVO.test(motivo))
      return wrong('motivo', `Motivo: «${motivo}» no es OK, PEN, ERR ni un código de rechazo`)
    if (motivo === COBRADO && importe === 0n) return wrong('importe', 'Importe: es cero y el motivo es OK')
    return {
      ok: true,
      valor: {
        ...leido.valor,
        linea: renglon.numero,
        referencia: digitsOf(referencia),
        idCliente: digitsOf(idCliente),
      },
    }
  }
