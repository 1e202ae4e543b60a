import type { Ajustes, Banco } from '@/domain/bancos/banco'
import { titleOf } from '@/domain/bancos/campos'
import type { Elegir } from '@/domain/bancos/lector'
import { describeEspecie } from '@/domain/bancos/especie'
import type { Control } from '@/domain/bancos/recorrido'
import { at } from '@/domain/bancos/totales'
import { formatMes, type Mes } from '@/domain/fechas'

/** Which report is being loaded. */
export interface Esperado {
  banco: Banco
  clase: string
  ajustes: Ajustes
  /** The month of the round, as it was sent. */
  mes: Mes
}

/** Tells another bank's file, a file to send, another class's or agreement's, and another month's. */
export function makeExpectation({ banco, clase, ajustes, mes }: Esperado): Elegir {
  const asked = describeEspecie({ banco: banco.clave, nombre: banco.nombre, clase: 'rendicion' })
  return ({ especie }) =>
    especie.banco === banco.clave && especie.clase === 'rendicion'
      ? { control: controlOf({ banco, clase, ajustes, mes }) }
      : {
          refusal: {
            linea: 1,
            columna: 1,
            motivo: `Es otro archivo: parece «${describeEspecie(especie)}» y se esperaba «${asked}»`,
          },
        }
}

function controlOf({ banco, clase, ajustes, mes }: Esperado): Control {
  const own = banco.identidadDe(clase, ajustes)
  const others = banco.clases
    .filter((one) => one.clave !== clase)
    .map((one) => ({ clave: one.clave, identidad: banco.identidadDe(one.clave, ajustes) }))
  const isLike = (said: Readonly<Record<string, unknown>>, known: Readonly<Record<string, string>>) =>
    Object.entries(known).every(([nombre, valor]) => valor === '' || said[nombre] === valor)
  let sound = false
  return (fila, identidad, formato) => {
    const campos = formato.variantes[0]?.detalle.campos ?? []
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
    if (!fila.mes || (fila.mes.anio === mes.anio && fila.mes.mes === mes.mes)) return undefined
    return at(
      fila.linea,
      campos,
      formato.campoDelMes,
      `El renglón es de ${formatMes(fila.mes)} y se eligió ${formatMes(mes)}`,
    )
  }
}
