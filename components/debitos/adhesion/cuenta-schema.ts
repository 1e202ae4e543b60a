import { checkForma } from '@/components/form/check-forma'
import type { Checked } from '@/components/form/lazy-resolver'
import type { CuentaEscrita } from '@/components/debitos/adhesion/cuenta-values'
import { actualizarDatos, adherir, cuentaNueva } from '@/contract/da-listado'
import type { EntradaDe } from '@/contract/llamada'
import { DEBITO_BANCARIO } from '@/domain/debito'
import { figuresOf } from '@/domain/texto'

type Adhesion = EntradaDe<typeof adherir>
type Edicion = EntradaDe<typeof actualizarDatos>

/** Only bank debit has an account; its fields are checked as they stand on the form. */
export function checkEnrolment(
  values: CuentaEscrita & { matriculadoID: number; tipoDA: number | undefined; motivo?: string },
): Checked<Adhesion> {
  const { matriculadoID, tipoDA, motivo, ...cuenta } = values
  if (tipoDA !== DEBITO_BANCARIO) return checkForma(adherir.entrada.forma, { matriculadoID, tipoDA, motivo })
  const nroSolicitud = cuenta.nroSolicitud ? Number(cuenta.nroSolicitud) : undefined
  const checked = checkForma(cuentaNueva.forma, { ...cuenta, nroSolicitud, cbu: figuresOf(cuenta.cbu) })
  return checked.ok
    ? { ok: true, values: { matriculadoID, tipoDA, motivo, datosDebito: checked.values } }
    : checked
}

export type CuentaEditada = CuentaEscrita & {
  matriculadoID: number
  daListadoID: number
  version: number | undefined
  /** The CBU as it was read. */
  guardada: string
}

/** With none typed the CBU that was read goes back: a server stores what it gets (decision 67). */
export function checkCuenta(values: CuentaEditada): Checked<Edicion> {
  const { nroSolicitud: _, guardada, ...edicion } = values
  return checkForma(actualizarDatos.entrada.forma, {
    ...edicion,
    cbu: figuresOf(edicion.cbu) || figuresOf(guardada) || undefined,
  })
}
