import type { Persona, Taller } from '@/backend/mudanza/viaje/armar-fichas'
import { Asentador } from '@/backend/mudanza/viaje/libro/asentar'
import { closeLibro } from '@/backend/mudanza/viaje/libro/cerrar'
import { readCuenta } from '@/backend/mudanza/viaje/libro/cuenta-leida'
import {
  Libro,
  type Asiento,
  type Cargo,
  type Pago,
  type Pendiente,
} from '@/backend/mudanza/viaje/libro/libro'
import { monthIn } from '@/backend/mudanza/viaje/libro/nombre-de-cargo'
import { MATRICULA, POR_MATRICULADO } from '@/backend/mudanza/viaje/llamadas'
import type { Numeros } from '@/backend/mudanza/viaje/numeros'
import { plansWithInstalments, PlanesArmados } from '@/backend/mudanza/viaje/armar-planes'
import type { RecibosAnteriores } from '@/backend/mudanza/viaje/recibos-anteriores'
import type { Relectura } from '@/backend/mudanza/viaje/relectura'
import type { Respuestas } from '@/backend/mudanza/viaje/respuestas'
import { coverIn, typeOfMonth, type Vida } from '@/backend/mudanza/viaje/vida'
import { SIN_COBERTURA, type Cobertura } from '@/domain/cobertura'
import { sumMoney, type Centavos } from '@/domain/dinero'
import { isTipoConCuota, TIPO_CONCEPTO, TIPO_MATRICULA } from '@/domain/estados'
import { monthAt, monthNumber, partsOf, type Fecha, type Mes } from '@/domain/fechas'

/** What the money of all is made with. */
export interface Dinero {
  numeros: Numeros
  recibos: RecibosAnteriores
  respuestas: Respuestas
}

/** An act of before happened at noon of its day, as far as anybody knows. */
const atNoon = (fecha: Fecha): string => `${fecha} 12:00-03`

/** Writes one member's money: charges, payments, lines and movements, in the order of the other server's account. */
export async function armarCuenta(
  taller: Taller,
  copia: Relectura,
  persona: Persona,
  vida: Vida,
  dinero: Dinero,
): Promise<void> {
  const { numeros, respuestas } = dinero
  const { id } = persona
  const { hallazgos, hoy } = taller
  const planes = await copia.rows(POR_MATRICULADO.planes, { matriculadoID: id })
  const cuenta = await readCuenta(copia, id, hoy)
  const libro = new Libro()
  new Asentador(
    libro,
    cuenta.renglones,
    plansWithInstalments(planes, cuenta.renglones),
    cuenta.pendientes.map(({ nombre }) => nombre),
  ).run()
  closeLibro(libro, {
    ...{ fecha: hoy, pendientes: cuenta.pendientes, saldo: cuenta.saldo },
    decision: respuestas.find(id, 'saldo')?.valor,
  })
  if (!cuenta.leida)
    hallazgos.note('cuenta', id, 'Su cuenta corriente no se pudo leer: solo está lo pendiente')
  for (const aviso of libro.avisos) hallazgos.note('cuenta', id, aviso)
  if (cuenta.enCero > 0) hallazgos.note('cuenta', id, `${cuenta.enCero} renglones en cero no se guardaron`)
  const armados = new PlanesArmados(taller, id, planes, numeros)
  await new Escritor(taller, copia, persona, vida, dinero, armados).write(libro)
}

class Escritor {
  private readonly cargoIDs = new Map<Cargo, number>()
  private readonly pagoIDs = new Map<Pago, number>()
  private readonly asientoIDs = new Map<Asiento, number>()
  private readonly lineaIDs = new Map<Asiento, number>()
  private readonly meses = new Map<number, { id: number; nombre: string }>()

  constructor(
    private readonly taller: Taller,
    private readonly copia: Relectura,
    private readonly persona: Persona,
    private readonly vida: Vida,
    private readonly dinero: Dinero,
    private readonly planes: PlanesArmados,
  ) {}

  async write(libro: Libro): Promise<void> {
    const { taller, dinero } = this
    const { numeros } = dinero
    this.planes.write(libro.cargos)
    for (const cargo of libro.cargos) this.cargoIDs.set(cargo, numeros.next('cargo'))
    for (const pago of libro.pagos) this.addPago(pago, libro.pagos.filter((one) => isAlike(one, pago)).length)
    for (const cargo of libro.cargos) await this.addCargo(cargo)
    for (const asiento of libro.inOrder()) this.asientoIDs.set(asiento, numeros.next('movimiento'))
    for (const asiento of libro.inOrder()) this.addAsiento(asiento)
    await taller.carga.breathe()
  }

  private addPago(pago: Pago, alike: number): void {
    const { carga, hallazgos } = this.taller
    const { numeros, recibos } = this.dinero
    const total = totalOf(pago)
    const id = numeros.keep('pago', pago.viejo)
    if (id !== pago.viejo)
      hallazgos.note(
        'cuenta',
        this.persona.id,
        `El pago ${pago.viejo} es acá el ${id}: el número ya lo tenía otro`,
      )
    this.pagoIDs.set(pago, id)
    const recibo = recibos.find(this.persona.id, pago, total, alike)
    const medio = pago.aplicado ? 'saldo' : recibo.medio
    carga.add('pago', {
      id,
      matriculado_id: this.persona.id,
      fecha: pago.fecha,
      registrado_en: atNoon(pago.fecha),
      ...{ medio, total, nro_recibo: pago.aplicado ? null : recibo.numero, de_mudanza: true, impresiones: 1 },
      anulado_en: pago.anulado ? atNoon(pago.anulado) : null,
      motivo_anulacion: pago.anulado ? 'Anulado en el sistema anterior' : null,
    })
    for (const linea of pago.lineas) {
      const lineaID = numeros.next('linea')
      this.lineaIDs.set(linea.asiento, lineaID)
      carga.add('linea', {
        id: lineaID,
        pago_id: id,
        cargo_id: this.cargoIDs.get(linea.cargo) ?? 0,
        monto: linea.monto,
        anulada: pago.anulado !== undefined,
      })
    }
  }

  private async addCargo(cargo: Cargo): Promise<void> {
    const { taller, persona, cargoIDs } = this
    const { cierre, pendiente } = cargo
    const id = cargoIDs.get(cargo) ?? 0
    const plan = this.planes.place(cargo)
    // The first instalment falls in the month after the plan's.
    const mes = pendiente?.mes ?? monthIn(cargo.nombre) ?? monthOf(cargo.creado, plan?.cuota)
    const { tipo, restoDe } = this.placeMonth(cargo, mes)
    const datos = pendiente && tipo === TIPO_MATRICULA ? await this.readMatricula(pendiente.id) : undefined
    const cobertura = tipo === TIPO_MATRICULA ? (datos?.cobertura ?? coverIn(this.vida, mes)) : SIN_COBERTURA
    taller.carga.add('cargo', {
      id,
      matriculado_id: persona.id,
      tipo,
      nombre: pendiente?.nombre ?? cargo.nombre,
      anio: mes.anio,
      mes: mes.mes,
      monto: cargo.monto,
      creado_en: atNoon(cargo.creado),
      concepto_id:
        tipo === TIPO_CONCEPTO ? (taller.catalogos.porNombre('concepto', cargo.base) ?? null) : null,
      plan_id: plan?.planID ?? null,
      cuota: plan?.cuota ?? null,
      tipo_matricula_id:
        tipo === TIPO_MATRICULA ? (datos?.tipo ?? typeOfMonth(this.vida, cargo.nombre, mes)) : null,
      federacion: cobertura.federacion,
      ampliacion: cobertura.ampliacion,
      ampliacion_extendida: cobertura.ampliacionExtendida,
      observaciones: datos?.observaciones ?? null,
      linea_id: cierre && 'pago' in cierre ? (this.lineaIDs.get(cierre.asiento) ?? null) : null,
      en_plan_id: cierre && 'planID' in cierre ? this.planes.idOf(cierre.planID) : null,
      anulado_en: cierre && 'anulado' in cierre ? atNoon(cierre.anulado) : null,
      resto_de: restoDe,
    })
    if (pendiente) this.keepNumber(pendiente, id)
  }

  /** By what the other server calls a charge that is owed. */
  private keepNumber({ tipo, id: viejo }: Pendiente, nuevo: number): void {
    const clase = `pendiente ${tipo}`
    if (this.dinero.numeros.isFirst(clase, viejo))
      this.taller.carga.add('mudanza_id', { clase, viejo: String(viejo), nuevo })
    else
      this.taller.hallazgos.note(
        'cuenta',
        this.persona.id,
        `El pendiente ${viejo} es también de otro matriculado`,
      )
  }

  /** A member owes a month once: what is called after it is its rest, and a second one alike a concept. */
  private placeMonth(cargo: Cargo, mes: Mes): { tipo: number; restoDe: number | null } {
    const { tipo, cierre, nombre } = cargo
    const id = this.cargoIDs.get(cargo) ?? 0
    const restoDe = cargo.restoDe ? (this.cargoIDs.get(cargo.restoDe) ?? null) : null
    if (tipo !== TIPO_MATRICULA || restoDe !== null || (cierre && 'anulado' in cierre))
      return { tipo, restoDe }
    const first = this.meses.get(monthNumber(mes))
    if (!first) this.meses.set(monthNumber(mes), { id, nombre })
    else if (nombre !== first.nombre && nombre.endsWith(first.nombre)) return { tipo, restoDe: first.id }
    else {
      const aviso = `«${nombre}» está dos veces: la segunda es un concepto`
      this.taller.hallazgos.note('cuenta', this.persona.id, aviso)
      return { tipo: TIPO_CONCEPTO, restoDe: null }
    }
    return { tipo, restoDe: null }
  }

  /** Of a month that is owed the other server tells its type and cover. */
  private async readMatricula(
    matriculaID: number,
  ): Promise<{ tipo: number; cobertura: Cobertura; observaciones: string | null } | undefined> {
    const told = await this.copia.read(MATRICULA, { matriculaID })
    if (!told) return undefined
    const { tipoMatriculaID, ampliacionFederacionExtendida: extendida } = told
    return {
      tipo: isTipoConCuota(tipoMatriculaID ?? undefined) ? (tipoMatriculaID ?? 1) : 1,
      cobertura: {
        federacion: told.federacion === true,
        ampliacion: told.ampliacionFederacion === true && extendida !== true,
        ampliacionExtendida: extendida === true,
      },
      observaciones: told.observaciones ?? null,
    }
  }

  private addAsiento(asiento: Asiento): void {
    const { acto, cargo, pago, revierte } = asiento
    this.taller.carga.add('movimiento', {
      id: this.asientoIDs.get(asiento) ?? 0,
      matriculado_id: this.persona.id,
      fecha: asiento.fecha,
      registrado_en: atNoon(asiento.fecha),
      acto,
      debe: asiento.debe,
      haber: asiento.haber,
      cargo_id: cargo ? (this.cargoIDs.get(cargo) ?? null) : null,
      linea_id: acto === 'cobrar' ? (this.lineaIDs.get(asiento) ?? null) : null,
      pago_id: pago ? (this.pagoIDs.get(pago) ?? null) : null,
      revierte: revierte ? (this.asientoIDs.get(revierte) ?? null) : null,
      detalle: asiento.detalle ?? null,
    })
  }
}

const totalOf = ({ lineas, favor }: Pago): Centavos =>
  sumMoney([...lineas.map(({ monto }) => monto), ...favor.map(({ haber }) => haber)])

const isAlike = (one: Pago, other: Pago): boolean =>
  one.fecha === other.fecha && !one.aplicado && totalOf(one) === totalOf(other)

const monthOf = (fecha: Fecha, later = 0): Mes => monthAt(monthNumber(partsOf(fecha)) + later)
