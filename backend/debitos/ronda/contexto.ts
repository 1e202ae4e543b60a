import { readAjustesDeDebito } from '@/backend/debitos/ajuste/store'
import type { Queryable } from '@/backend/db/conexion'
import type { Quienes, Reglas } from '@/backend/debitos/ronda/deudores'
import { refuse } from '@/backend/nucleo/rechazo'
import { missingSettings } from '@/domain/bancos/ajustes'
import type { Ajustes, Banco, Periodo } from '@/domain/bancos/banco'
import { bancoDeForma } from '@/domain/bancos/bancos'
import { periodOf } from '@/domain/debito/ajustes'
import { BANCOS_DE_DEBITO } from '@/domain/debito/bancos'
import { FORMAS_DE_DEBITO, type FormaDeDebito } from '@/domain/debito/formas'
import { endOfMonth, makeFecha, type Mes } from '@/domain/fechas'

/** What the files of a round are written with, frozen with it. An entity's spreadsheet needs no more than its due date. */
export interface AjustesDeRonda {
  banco: Ajustes
  periodo: Periodo
}

/** Everything that decides what a round of the month asks of whom. */
export interface Contexto {
  forma: FormaDeDebito
  mes: Mes
  /** Undefined for an entity. */
  banco: Banco | undefined
  quienes: Quienes
  reglas: Reglas
  ajustes: AjustesDeRonda
  /** What keeps its files from being written, in words. */
  faltan: string[]
}

/** Throws `Rechazo` for a form of debit that nobody declared. */
export async function readContexto(db: Queryable, forma: number, mes: Mes): Promise<Contexto> {
  const known = FORMAS_DE_DEBITO.find((one) => one === forma)
  const banco = bancoDeForma(forma)
  if (known === undefined || (known > 40 && banco === undefined)) return refuse('forma', 'Elija un débito')
  const debito = await readAjustesDeDebito(db)
  const { mesesAtrasados, ...rest } = debito.formas[known]
  const clave = BANCOS_DE_DEBITO.find((one) => one === banco?.clave)
  const ajustes = clave
    ? { banco: debito.bancos[clave], periodo: periodOf(clave, mes, debito) }
    : { banco: {}, periodo: wholeMonth(mes) }
  return {
    forma: known,
    mes,
    banco,
    quienes: banco ? { entidad: banco.entidad } : { formaPagoID: known },
    reglas: { ...rest, mesesAtrasados: Math.min(mesesAtrasados, debito.aniosDeuda * 12) },
    ajustes,
    faltan: banco
      ? [...new Set(banco.clases.flatMap(({ clave }) => wordsOf(banco, clave, ajustes.banco)))]
      : [],
  }
}

const wordsOf = (banco: Banco, clase: string, ajustes: Ajustes): string[] =>
  missingSettings(banco, clase, ajustes).map(
    ({ ajuste, motivo }) =>
      `${ajuste.titulo}${ajuste.clase === null ? '' : `, archivo ${ajuste.clase}`}: ${motivo}.`,
  )

/** An entity collects in the month, whenever it does. */
function wholeMonth(mes: Mes): Periodo {
  const desde = makeFecha(mes.anio, mes.mes, 1)
  if (desde === null) throw new RangeError('Mes inválido')
  const hasta = endOfMonth(desde)
  return { ...mes, desde, hasta, vencimiento: hasta }
}
