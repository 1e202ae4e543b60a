import type { Ajustes, Banco, Formato } from '@/domain/bancos/banco'
import { titleOf, type Campos } from '@/domain/bancos/campos'
import type { Defecto } from '@/domain/bancos/leer-registro'
import type { Elegir } from '@/domain/bancos/lector'
import { describeEspecie } from '@/domain/bancos/especie'
import type { Fila } from '@/domain/bancos/modelos'
import type { Control } from '@/domain/bancos/recorrido'
import { at } from '@/domain/bancos/totales'
import { formatMes, type Mes, formatFecha, type Fecha } from '@/domain/fechas'

/** The first and the last day on which money of a round can have moved: from its closing to today. */
interface Dias {
  desde: Fecha
  hasta: Fecha
}

/**
 * Why a report cannot tell that money of its round moved on that day, in Spanish and beginning with the field's title;
 * undefined when it can. Of every bank: a mistyped or forged date would stand in the ledger for ever (decisions 20, 233).
 */
function problemOfDay(titulo: string, dia: Fecha, { desde, hasta }: Dias): string | undefined {
  if (dia > hasta) return `${titulo}: el ${formatFecha(dia)} todavía no llegó`
  if (dia < desde)
    return `${titulo}: el ${formatFecha(dia)} es anterior al ${formatFecha(desde)}, desde cuando el banco pudo cobrarlo`
  return undefined
}

/** Which report is being loaded. */
export interface Esperado {
  banco: Banco
  clase: string
  ajustes: Ajustes
  /** The month of the round, as it was sent. */
  mes: Mes
  /** On which days the bank can have moved money of it. */
  dias: Dias
}

/**
 * Tells another bank's file, a file to send, another class's or agreement's, another month's, and money that moved on a
 * day on which it cannot have.
 */
export function makeExpectation(esperado: Esperado): Elegir {
  const { banco } = esperado
  const asked = describeEspecie({ banco: banco.clave, nombre: banco.nombre, clase: 'rendicion' })
  return ({ especie }) =>
    especie.banco === banco.clave && especie.clase === 'rendicion'
      ? { control: controlOf(esperado) }
      : {
          refusal: {
            linea: 1,
            columna: 1,
            motivo: `Es otro archivo: parece «${describeEspecie(especie)}» y se esperaba «${asked}»`,
          },
        }
}

function controlOf({ banco, clase, ajustes, mes, dias }: Esperado): Control {
  const own = banco.identidadDe(clase, ajustes)
  const others = banco.clases
    .filter((one) => one.clave !== clase)
    .map((one) => ({ clave: one.clave, identidad: banco.identidadDe(one.clave, ajustes) }))
  const isLike = (said: Readonly<Record<string, unknown>>, known: Readonly<Record<string, string>>) =>
    Object.entries(known).every(([nombre, valor]) => valor === '' || said[nombre] === valor)
  let sound = false
  return (fila, identidad, formato, campos) => {
    // A file has one identity, so that it is compared but once.
    if (!sound && !isLike(identidad, own)) {
      const [nombre = ''] = Object.keys(own).filter((one) => own[one] !== identidad[one])
      const swapped = others.find((other) => isLike(identidad, other.identidad))
      const said = `${titleOf(campos, nombre)}: dice «${String(identidad[nombre])}» y se esperaba «${own[nombre]}»`
      return at(
        fila.linea,
        campos,
        nombre,
        swapped ? `Es la rendición de ${swapped.clave} y se cargó como la de ${clase}. ${said}` : said,
      )
    }
    sound = true
    if (fila.mes && (fila.mes.anio !== mes.anio || fila.mes.mes !== mes.mes))
      return at(
        fila.linea,
        campos,
        formato.campoDelMes,
        `El renglón es de ${formatMes(fila.mes)} y se eligió ${formatMes(mes)}`,
      )
    return wrongDay(fila, formato, campos, dias)
  }
}

/** The first of a line's days of money that is none of the round's. */
function wrongDay(
  fila: Fila,
  { camposDeDia }: Formato<Fila>,
  campos: Campos,
  dias: Dias,
): Defecto | undefined {
  if (!camposDeDia || !('cobrado' in fila)) return undefined
  const said = [
    [camposDeDia.cobro, fila.fechaCobro],
    [camposDeDia.reversa, fila.reversa],
  ] as const
  for (const [nombre, dia] of said) {
    const motivo = nombre && dia ? problemOfDay(titleOf(campos, nombre), dia, dias) : undefined
    if (nombre && motivo) return at(fila.linea, campos, nombre, motivo)
  }
  return undefined
}
