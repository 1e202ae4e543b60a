import { inYear } from '@/backend/db/reference/precios'
import type { Carga } from '@/backend/generador/carga'
import type { ConceptoVendible } from '@/backend/generador/catalogos'
import { coverOn } from '@/backend/generador/seguros'
import type { Socio } from '@/backend/generador/socio'
import { instalmentName, matriculaName } from '@/backend/tesoreria/ledger/nombres'
import { SIN_COBERTURA } from '@/domain/cobertura'
import { splitMoney, sumMoney, toDecimalText, type Centavos } from '@/domain/dinero'
import { TIPO_CONCEPTO, TIPO_MATRICULA, TIPO_PLAN, type TipoConCuota, type TipoPago } from '@/domain/estados'
import { makeFecha, monthAt, monthNumber, partsOf, type Fecha } from '@/domain/fechas'

/** An unpaid charge, whose row is written once its fate is known. */
export interface Deuda {
  id: number
  tipo: TipoPago
  nombre: string
  mes: number
  monto: Centavos
  creado: string
  tipoMatriculaID: number | null
  conceptoID: number | null
  planID: number | null
  cuota: number | null
}

export interface Momento {
  fecha: Fecha
  hora: string
}

export type Medio = 'efectivo' | 'debito'

/** Of so many payments at the counter each cashier takes the first ones by these means, and the rest in cash. */
const COBROS = 10
const [TRANSFERENCIA, DE_DEBITO, CHEQUE] = [
  { id: 2, nombre: 'Transferencia', prefijo: '' },
  { id: 3, nombre: 'Tarjeta de débito', prefijo: 'Cupón ' },
  { id: 5, nombre: 'Cheque', prefijo: 'N° ' },
]
const OTROS_MEDIOS = [TRANSFERENCIA, TRANSFERENCIA, DE_DEBITO, CHEQUE]

/** Writes the ledger's acts as rows, by the thousand. */
export class Asientos {
  private readonly last = { cargos: 0, pagos: 0, lineas: 0, movimientos: 0, planes: 0 }

  /** `cajeros`: the accounts that take cash by turns; nobody does where there is none. */
  constructor(
    private readonly carga: Carga,
    private readonly cajeros: readonly number[],
  ) {}

  /** The counts are also the last ids. */
  cuenta(): { cargos: number; pagos: number; lineas: number; movimientos: number; planes: number } {
    return { ...this.last }
  }

  chargeMonth(socio: Socio, tipo: TipoConCuota, mes: number, monto: Centavos, cuando: Momento): Deuda {
    return this.charge(socio, cuando, {
      ...NOTHING,
      tipo: TIPO_MATRICULA,
      nombre: matriculaName(tipo, monthAt(mes)),
      mes,
      monto,
      tipoMatriculaID: tipo,
    })
  }

  chargeConcept(socio: Socio, { id, nombre, monto }: ConceptoVendible, cuando: Momento): Deuda {
    return this.charge(socio, cuando, {
      ...NOTHING,
      tipo: TIPO_CONCEPTO,
      nombre,
      mes: monthNumber(partsOf(cuando.fecha)),
      monto: inYear(Number(monto) / 100, partsOf(cuando.fecha).anio),
      conceptoID: id,
    })
  }

  /** Replaces charges by instalments, the first next month. Answers the instalments. */
  plan(socio: Socio, deudas: readonly Deuda[], cuotas: number, cuando: Momento): Deuda[] {
    const planID = ++this.last.planes
    const monto = sumMoney(deudas.map((deuda) => deuda.monto))
    const creado_en = instantOf(cuando)
    this.carga.add('plan_pago', { id: planID, matriculado_id: socio.id, monto, cuotas, creado_en })
    const detalle = `Pasa al plan de pagos ${planID}`
    for (const deuda of deudas) {
      this.addCargo(socio, deuda, { enPlanID: planID })
      this.addMovimiento(socio, cuando, { acto: 'ajustar', haber: deuda.monto, cargoID: deuda.id, detalle })
    }
    const first = monthNumber(partsOf(cuando.fecha)) + 1
    return splitMoney(monto, cuotas).map((part, index) =>
      this.charge(socio, cuando, {
        ...NOTHING,
        tipo: TIPO_PLAN,
        nombre: instalmentName(planID, index + 1, cuotas),
        mes: first + index,
        monto: part,
        planID,
        cuota: index + 1,
      }),
    )
  }

  pay(socio: Socio, deudas: readonly Deuda[], medio: Medio, cuando: Momento): void {
    const pagoID = ++this.last.pagos
    const total = sumMoney(deudas.map((deuda) => deuda.monto))
    const usuarioID = medio === 'efectivo' ? (this.cajeros[pagoID % this.cajeros.length] ?? null) : null
    const otro =
      usuarioID === null ? undefined : OTROS_MEDIOS[Math.floor(pagoID / this.cajeros.length) % COBROS]
    const referencia = otro ? `${otro.prefijo}${100_000 + ((pagoID * 7919) % 900_000)}` : null
    this.carga.add('pago', {
      id: pagoID,
      matriculado_id: socio.id,
      fecha: cuando.fecha,
      registrado_en: instantOf(cuando),
      medio: otro ? 'otro' : medio,
      medio_pago_id: otro?.id ?? null,
      referencia,
      total,
      nro_recibo: pagoID,
      usuario_id: usuarioID,
    })
    if (usuarioID !== null) {
      const despues = {
        ...{ fecha: cuando.fecha, total: toDecimalText(total), cargos: deudas.map(({ id }) => id) },
        ...(otro && { medio: otro.nombre, referencia }),
      }
      this.carga.add('auditoria', {
        cuando: instantOf(cuando),
        usuario_id: usuarioID,
        accion: 'pago.cobrar',
        entidad: 'pago',
        entidad_id: pagoID,
        matriculado_id: socio.id,
        datos: JSON.stringify({ despues }),
      })
    }
    for (const deuda of deudas) {
      const { id: cargoID, monto } = deuda
      const lineaID = ++this.last.lineas
      this.addCargo(socio, deuda, { lineaID })
      this.carga.add('linea', { id: lineaID, pago_id: pagoID, cargo_id: cargoID, monto })
      this.addMovimiento(socio, cuando, { acto: 'cobrar', haber: monto, cargoID, lineaID, pagoID, usuarioID })
    }
  }

  leaveUnpaid(socio: Socio, deuda: Deuda): void {
    this.addCargo(socio, deuda, {})
  }

  private charge(socio: Socio, cuando: Momento, deuda: Omit<Deuda, 'id' | 'creado'>): Deuda {
    const id = ++this.last.cargos
    this.addMovimiento(socio, cuando, { acto: 'cargar', debe: deuda.monto, cargoID: id })
    return { ...deuda, id, creado: instantOf(cuando) }
  }

  private addMovimiento(socio: Socio, cuando: Momento, asiento: Asiento): void {
    this.carga.add('movimiento', {
      id: ++this.last.movimientos,
      matriculado_id: socio.id,
      fecha: cuando.fecha,
      registrado_en: instantOf(cuando),
      acto: asiento.acto,
      debe: asiento.debe ?? 0n,
      haber: asiento.haber ?? 0n,
      cargo_id: asiento.cargoID,
      linea_id: asiento.lineaID ?? null,
      pago_id: asiento.pagoID ?? null,
      detalle: asiento.detalle ?? null,
      usuario_id: asiento.usuarioID ?? null,
    })
  }

  private addCargo(socio: Socio, deuda: Deuda, fate: { lineaID?: number; enPlanID?: number }): void {
    const { anio, mes } = monthAt(deuda.mes)
    const first = deuda.tipo === TIPO_MATRICULA && makeFecha(anio, mes, 1)
    const cobertura = first ? coverOn(socio.seguros, first) : SIN_COBERTURA
    this.carga.add('cargo', {
      id: deuda.id,
      matriculado_id: socio.id,
      tipo: deuda.tipo,
      nombre: deuda.nombre,
      anio,
      mes,
      monto: deuda.monto,
      creado_en: deuda.creado,
      concepto_id: deuda.conceptoID,
      plan_id: deuda.planID,
      cuota: deuda.cuota,
      tipo_matricula_id: deuda.tipoMatriculaID,
      federacion: cobertura.federacion,
      ampliacion: cobertura.ampliacion,
      ampliacion_extendida: cobertura.ampliacionExtendida,
      linea_id: fate.lineaID ?? null,
      en_plan_id: fate.enPlanID ?? null,
    })
  }
}

interface Asiento {
  acto: 'cargar' | 'cobrar' | 'ajustar'
  debe?: Centavos
  haber?: Centavos
  cargoID: number
  lineaID?: number
  pagoID?: number
  detalle?: string
  usuarioID?: number | null
}

const instantOf = ({ fecha, hora }: Momento): string => `${fecha} ${hora}-03`

const NOTHING = { tipoMatriculaID: null, conceptoID: null, planID: null, cuota: null }
