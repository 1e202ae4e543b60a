import { checkForma } from '@/components/form/check-forma'
import type { Checked } from '@/components/form/lazy-resolver'
import type { CuentaEscrita } from '@/components/debitos/adhesion/account-values'
import { actualizarDatos, adherir, cuentaNueva } from '@/contract/da-listado'
import type { EntradaDe } from '@/contract/llamada'
import { DEBITO_BANCARIO } from '@/domain/debito'

type Adhesion = EntradaDe<typeof adherir>
type Edicion = EntradaDe<typeof actualizarDatos>

/** Digits may be typed in groups. */
const bare = (typed: string): string => (/^[\d\s-]*$/.test(typed) ? typed.replace(/[\s-]/g, '') : typed)

/** Only bank debit has an account; its fields are checked as they stand on the form. */
export function checkEnrolment(
  values: CuentaEscrita & { matriculadoID: number; tipoDA: number | undefined; motivo?: string },
): Checked<Adhesion> {
  const { matriculadoID, tipoDA, motivo, ...cuenta } = values
  if (tipoDA !== DEBITO_BANCARIO) return checkForma(adherir.entrada.forma, { matriculadoID, tipoDA, motivo })
  const nroSolicitud = cuenta.nroSolicitud ? Number(cuenta.nroSolicitud) : undefined
  const checked = checkForma(cuentaNueva.forma, { ...cuenta, nroSolicitud, cbu: bare(cuenta.cbu) })
  return checked.ok
    ? { ok: true, values: { matriculadoID, tipoDA, motivo, datosDebito: checked.values } }
    : checked
}

/** An empty CBU leaves the stored one. */
export function checkAccount(
  values: CuentaEscrita & { matriculadoID: number; daListadoID: number; version: number | undefined },
): Checked<Edicion> {
  const { nroSolicitud: _, ...edicion } = values
  return checkForma(actualizarDatos.entrada.forma, { ...edicion, cbu: bare(edicion.cbu) || undefined })
}
