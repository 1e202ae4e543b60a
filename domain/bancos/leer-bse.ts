import { isValidCbu } from '@/domain/cbu'
import { makeFecha } from '@/domain/fechas'
import type { CobroBse, DebitoBse, EnvioBse, Lectura, RendicionBse } from '@/domain/bancos/archivo'
import { CABECERA_ENVIO, DETALLE_ENVIO, DETALLE_RENDICION, SIN_COBRO } from '@/domain/bancos/bse'
import { firstOther, readFilas, SIN_FILAS, tooMuch, totalsProblem } from '@/domain/bancos/filas'
import { columnOf, readRegistro, type Leido } from '@/domain/bancos/registro'
import type { Defecto, Renglon } from '@/domain/bancos/renglones'

/** The CBU of a file that identifies accounts by branch and number. */
const SIN_CBU = '0'.repeat(22)

/** Reads a file to send. Its count, total, CBUs and vouchers are checked. */
export function readEnvioBse([first, ...rest]: readonly Renglon[]): Lectura<EnvioBse> {
  if (!first) return { ok: false, defectos: [{ linea: 1, columna: 1, motivo: SIN_FILAS }] }
  const cabecera = readRegistro(CABECERA_ENVIO, first)
  const { filas, defectos } = readFilas(rest, readDebito)
  if (!cabecera.ok) return { ok: false, defectos: [cabecera.defecto, ...defectos] }
  const { empresa, servicio, cantidad, total } = cabecera.valor
  const columnas = {
    cantidad: columnOf(CABECERA_ENVIO, 'cantidad'),
    total: columnOf(CABECERA_ENVIO, 'total'),
  }
  if (defectos.length === 0) {
    const wrong =
      totalsProblem(filas, { cantidad, total, linea: first.numero, columnas }) ??
      (filas.length === 0 ? { linea: first.numero, columna: 1, motivo: SIN_FILAS } : undefined) ??
      repeatedVoucher(filas, first.numero + 1)
    if (wrong) defectos.push(wrong)
  }
  return defectos.length > 0
    ? { ok: false, defectos }
    : { ok: true, archivo: { banco: 'BSE', clase: 'envio', empresa, servicio, filas } }
}

function readDebito(renglon: Renglon): Leido<DebitoBse> {
  const leido = readRegistro(DETALLE_ENVIO, renglon)
  if (!leido.ok) return leido
  const { anio, mes, cbu, comprobante, importe, ...same } = leido.valor
  const wrong = (campo: 'mes' | 'cbu' | 'importe', motivo: string) => ({
    ok: false as const,
    defecto: { linea: renglon.numero, columna: columnOf(DETALLE_ENVIO, campo), motivo },
  })
  if (!isMes(anio, mes)) return wrong('mes', `Período: «${mes}/${anio}» no es un mes`)
  if (cbu !== SIN_CBU && !isValidCbu(cbu)) return wrong('cbu', `CBU: ${cbu} no es válida`)
  if (importe === 0n) return wrong('importe', 'Importe: debe ser mayor que cero')
  return {
    ok: true,
    valor: {
      ...same,
      anio: Number(anio),
      mes: Number(mes),
      cbu: cbu === SIN_CBU ? null : cbu,
      importe,
      comprobante: Number(comprobante),
    },
  }
}

function repeatedVoucher(filas: readonly DebitoBse[], firstLine: number): Defecto | undefined {
  const seen = new Map<number, number>()
  for (const [index, { comprobante }] of filas.entries()) {
    const before = seen.get(comprobante)
    if (before !== undefined)
      return {
        linea: firstLine + index,
        columna: columnOf(DETALLE_ENVIO, 'comprobante'),
        motivo: `Comprobante: ${comprobante} ya está en el renglón ${before}`,
      }
    seen.set(comprobante, firstLine + index)
  }
  return undefined
}

/** Reads a collection report, which has records alone, all of one agreement. */
export function readRendicionBse(renglones: readonly Renglon[]): Lectura<RendicionBse> {
  const { filas, defectos } = readFilas(renglones, readCobro)
  const convenios = filas.map(({ empresa, servicio }) => `${empresa} ${servicio}`)
  const other = defectos.length === 0 ? firstOther(convenios) : -1
  if (other >= 0)
    defectos.push({
      linea: renglones[other]?.numero ?? 1,
      columna: columnOf(DETALLE_RENDICION, 'empresa'),
      motivo: `Empresa y servicio: dice ${convenios[other]} y los anteriores ${convenios[0]}`,
    })
  const excess = tooMuch(filas)
  if (excess) defectos.push(excess)
  const [first] = filas
  if (defectos.length > 0 || !first) return { ok: false, defectos }
  const { empresa, servicio } = first
  return {
    ok: true,
    archivo: {
      banco: 'BSE',
      clase: 'rendicion',
      empresa,
      servicio,
      filas: filas.map(({ empresa: _e, servicio: _s, ...fila }) => fila),
    },
  }
}

type Renglonado = CobroBse & { empresa: string; servicio: string }

function readCobro(renglon: Renglon): Leido<Renglonado> {
  const leido = readRegistro(DETALLE_RENDICION, renglon)
  if (!leido.ok) return leido
  const { anio, mes, comprobante, fechaCobro, estado: _estado, fin: _fin, ...same } = leido.valor
  const wrong = (campo: 'mes' | 'importe', motivo: string) => ({
    ok: false as const,
    defecto: { linea: renglon.numero, columna: columnOf(DETALLE_RENDICION, campo), motivo },
  })
  if (!isMes(anio, mes)) return wrong('mes', `Período: «${anio}${mes}» no es un mes`)
  const cobrado = fechaCobro !== SIN_COBRO
  if (cobrado && same.importe === 0n)
    return wrong('importe', 'Importe: es cero y el renglón tiene fecha de cobro')
  if (!cobrado && same.importe > 0n)
    return wrong('importe', 'Importe: no es cero y el renglón no tiene fecha de cobro')
  return {
    ok: true,
    valor: {
      ...same,
      linea: renglon.numero,
      anio: Number(anio),
      mes: Number(mes),
      comprobante: Number(comprobante),
      fechaCobro: cobrado ? fechaCobro : null,
    },
  }
}

const isMes = (anio: string, mes: string): boolean => makeFecha(Number(anio), Number(mes), 1) !== null
