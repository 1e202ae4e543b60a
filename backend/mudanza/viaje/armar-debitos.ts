import type { Carga, Fila } from '@/backend/generador/carga'
import type { Ficha, Taller } from '@/backend/mudanza/viaje/armar-fichas'
import { ADHESION } from '@/backend/mudanza/viaje/llamadas'
import type { Relectura } from '@/backend/mudanza/viaje/relectura'
import { isValidCbu } from '@/domain/cbu'
import { EFECTIVO, formaPagoID } from '@/domain/estados'
import { DEBITO_BANCARIO } from '@/domain/debito'

/** Numbers of request that are taken, and enrolments that the other server gave no id of their own. */
export class Solicitudes {
  private readonly dadas = new Set<number>()
  private readonly ids = new Set<number>()
  private readonly sinID: Fila[] = []
  private mayorID = 0
  ultima = 0

  constructor(private readonly carga: Carga) {}

  add(id: number | undefined, row: Fila): void {
    if (id === undefined || this.ids.has(id)) return void this.sinID.push(row)
    this.ids.add(id)
    this.mayorID = Math.max(this.mayorID, id)
    this.carga.add('da_listado', { id, ...row })
  }

  /** Those without an id take those after the last. */
  finish(): void {
    for (const row of this.sinID) this.carga.add('da_listado', { id: ++this.mayorID, ...row })
  }

  take(numero: number): boolean {
    if (this.dadas.has(numero)) return false
    this.dadas.add(numero)
    this.ultima = Math.max(this.ultima, numero)
    return true
  }
}

/**
 * Writes the enrolment in force. Answers the form by which the member pays from now on: cash where his account cannot be
 * debited, so that he is asked for it again.
 */
export async function armarAdhesion(
  { catalogos, hallazgos, hoy }: Taller,
  copia: Relectura,
  id: number,
  ficha: Ficha,
  solicitudes: Solicitudes,
): Promise<number> {
  const forma = formaPagoID(ficha.formaPago) ?? catalogos.porNombre('forma_pago', ficha.formaPago?.nombre)
  if (forma === undefined || forma === EFECTIVO) return EFECTIVO
  const row = await copia.read(ADHESION, { matriculadoID: id })
  const base = {
    matriculado_id: id,
    forma_pago_id: forma,
    fecha_alta: row?.fechaAlta ?? ficha.varios?.ingresoCM ?? hoy,
    observaciones: row?.observaciones ?? null,
  }
  if (forma !== DEBITO_BANCARIO) {
    const none = {
      banco_id: null,
      sucursal_banco_id: null,
      tipo_cuenta_id: null,
      cbu: null,
      nro_cuenta: null,
      nro_solicitud: null,
    }
    solicitudes.add(row?.id, { ...base, ...none })
    return forma
  }
  const cbu = row?.cbu?.replace(/\D/g, '') ?? ''
  const banco = catalogos.bancos.get(row?.bancoID ?? 0)
  const cuenta = row?.tipoCuentaID
  const numero = row?.nroSolicitud ?? row?.nroDa ?? 0
  const whole =
    row?.id !== undefined &&
    isValidCbu(cbu) &&
    banco !== undefined &&
    row.nroCuenta &&
    cuenta &&
    cuenta >= 1 &&
    cuenta <= 3
  if (!whole || numero <= 0 || !solicitudes.take(numero)) {
    hallazgos.note('debito', id, 'Paga en efectivo hasta que se le vuelva a pedir la CBU', row ?? {})
    return EFECTIVO
  }
  solicitudes.add(row.id, {
    ...base,
    banco_id: banco,
    sucursal_banco_id: catalogos.has('sucursal_banco', row.sucursalBancoID)
      ? (row.sucursalBancoID ?? null)
      : null,
    tipo_cuenta_id: cuenta,
    cbu,
    nro_cuenta: row.nroCuenta ?? null,
    nro_solicitud: numero,
  })
  return forma
}
