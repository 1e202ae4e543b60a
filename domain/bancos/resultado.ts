import type { Banco, FilaDeRendicion } from '@/domain/bancos/banco'
import { motivoDe } from '@/domain/bancos/motivos'
import { isValidCbu } from '@/domain/cbu'
import { CERO, subtract, type Centavos } from '@/domain/dinero'

/** The specification's result codes. ICBC's -9, -10 and -11 count as -2. */
export type Codigo = 1 | 2 | -1 | -2 | -3 | -4 | -9 | -10 | -11

/** What the register knows of a line. */
export interface Sabido {
  /** Some member has the line's matricula. */
  hayMatriculado: boolean
  /** The debit that was sent in the round's month under the line's key, or null. */
  enviado: {
    matricula: number
    cbu: string
    importe: Centavos
    /** What it was to pay is paid, by whatever way: an earlier line of the same file counts. */
    pagado: boolean
  } | null
}

export interface Resultado {
  codigo: Codigo
  cuentaComo: 1 | 2 | -1 | -2 | -3 | -4
  /** The line is real money, which is never dropped. */
  dinero: boolean
  /** A person must decide: money that pays nothing of ours, or that went back. */
  porResolver: boolean
  /** Of a 2, what was collected beyond what was asked, negative when less; else zero. */
  saldo: Centavos
}

/** The result of a line: the first rule that fits, from a wrong account down to a right sum. */
export function resultOf(banco: Pick<Banco, 'cuentaDe'>, fila: FilaDeRendicion, sabido: Sabido): Resultado {
  const { enviado } = sabido
  const codigo = codeOf(banco, fila, sabido)
  return {
    codigo,
    cuentaComo: codigo === -9 || codigo === -10 || codigo === -11 ? -2 : codigo,
    dinero: fila.cobrado,
    porResolver: fila.reversa !== null || (fila.cobrado && codigo < 0),
    saldo: codigo === 2 && enviado ? subtract(fila.importe, enviado.importe) : CERO,
  }
}

function codeOf(
  banco: Pick<Banco, 'cuentaDe'>,
  fila: FilaDeRendicion,
  { hayMatriculado, enviado }: Sabido,
): Codigo {
  const motivo = fila.cobrado || fila.reversa ? null : motivoDe(fila)
  if ((hayMatriculado || enviado) && isWrongAccount(banco, fila, enviado?.cbu)) return -1
  if (motivo?.resultado === -1) return -1
  // Only a bank with reason codes tells these three apart.
  const apart = fila.codigo !== null
  if (motivo?.resultado === -2) return apart ? -11 : -2
  if (!enviado) return apart ? -9 : -2
  if (fila.matricula !== null && fila.matricula !== String(enviado.matricula)) return apart ? -10 : -2
  if (!fila.cobrado) return -4
  if (enviado.pagado) return -3
  return fila.importe === enviado.importe ? 1 : 2
}

function isWrongAccount(
  banco: Pick<Banco, 'cuentaDe'>,
  { cbu, cuenta }: FilaDeRendicion,
  sent: string | undefined,
): boolean {
  if (cbu !== null && !isValidCbu(cbu)) return true
  return sent !== undefined && cuenta !== banco.cuentaDe(sent)
}
