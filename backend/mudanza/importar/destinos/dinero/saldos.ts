import type { Queryable } from '@/backend/db/conexion'
import { readDuenos, unknownDueno } from '@/backend/mudanza/importar/destinos/de-matriculado/duenos'
import type { Comparado, Contexto, DestinoListo } from '@/backend/mudanza/importar/destinos/destino'
import { auditAll, DE_DINERO, matriculaOf, montoOf } from '@/backend/mudanza/importar/destinos/dinero/comun'
import { bringConceptos, bringCredits } from '@/backend/tesoreria/ledger/traer'
import { type Centavos, formatMoney } from '@/domain/dinero'
import { type Fecha, formatFecha, partsOf } from '@/domain/fechas'
import type { Valores } from '@/domain/importar/resultado'

/** Of the row's own column, or said once for the file. */
const dayOf = ({ fecha }: Valores, { lectura, hoy }: Contexto): Fecha =>
  typeof fecha === 'string' ? fecha : (lectura.fijos.find(({ campo }) => campo === 'fecha')?.valor ?? hoy)

/** Of who owes and has in favour at once the second is another one's name. */
const nameOf = (valores: Valores, fecha: Fecha): string =>
  `Saldo ${valores['ambos'] === true && !owes(valores) ? 'a favor ' : ''}inicial al ${formatFecha(fecha)}`
const owes = (valores: Valores): boolean => montoOf(valores['debe']) > 0n
const amountOf = (valores: Valores): Centavos => montoOf(valores[owes(valores) ? 'debe' : 'aFavor'])

interface Traido {
  matricula: number
  nombre: string
  /** What is owed above zero, in favour below. */
  monto: Centavos
}

/** The balances of these members that were brought and stand, by number and name. */
async function readBrought(db: Queryable, valores: readonly Valores[]): Promise<Map<string, Centavos>> {
  const rows = await db.query<Traido>(
    `SELECT m.matricula, coalesce(c.nombre, split_part(v.detalle, ':', 1)) AS nombre, v.debe - v.haber AS monto
     FROM matriculado m JOIN movimiento v ON v.matriculado_id = m.id AND v.acto = 'traer' LEFT JOIN cargo c ON c.id = v.cargo_id
     WHERE m.matricula = ANY($1) AND c.anulado_en IS NULL AND NOT EXISTS (SELECT FROM movimiento x WHERE x.revierte = v.id)`,
    [valores.map((one) => matriculaOf(one))],
  )
  return new Map(rows.map(({ matricula, nombre, monto }) => [`${matricula} ${nombre}`, monto]))
}

function compareOne(valores: Valores, brought: Centavos | undefined, nombre: string): Comparado {
  if (brought === undefined) return { suerte: 'nueva', entidadID: null, cambios: [], avisos: [] }
  const monto = amountOf(valores)
  if (brought === (owes(valores) ? monto : -monto))
    return { suerte: 'igual', entidadID: null, cambios: [], avisos: [] }
  const side = brought > 0n ? 'debe' : 'a favor'
  return {
    rechazo: {
      ...{ campo: owes(valores) ? 'debe' : 'aFavor', codigo: 'saldo.cargado' },
      texto: `En el registro ya está su ${nombre}: ${formatMoney((brought < 0n ? -brought : brought) as Centavos)} ${side}`,
    },
  }
}

/** What members owed, or had in favour, on the day that a council came here. */
export const saldos: DestinoListo = {
  ...DE_DINERO,
  monto: "(r.valores ->> 'debe')::numeric - (r.valores ->> 'aFavor')::numeric",
  dice: (valores) =>
    `Matrícula ${matriculaOf(valores)} · ${owes(valores) ? 'debe' : 'a favor'} ${formatMoney(amountOf(valores))}`,
  comparar: async (db, contexto, valores) => {
    const [duenos, brought] = [await readDuenos(db, valores), await readBrought(db, valores)]
    return valores.map((one) => {
      const nombre = nameOf(one, dayOf(one, contexto))
      return duenos.has(matriculaOf(one))
        ? compareOne(one, brought.get(`${matriculaOf(one)} ${nombre}`), nombre)
        : unknownDueno(one)
    })
  },
  crear: async (tx, actor, contexto, nuevas) => {
    const all = nuevas.map(({ valores }) => valores)
    const duenos = await readDuenos(tx, all)
    const made = new Map<Valores, number>()
    const keep = (of: readonly Valores[], movimientos: readonly number[]): void =>
      movimientos.forEach((id, at) => void (of[at] && made.set(of[at], id)))
    const rowOf = (valores: Valores) => {
      const fecha = dayOf(valores, contexto)
      const { detalle } = valores
      return {
        ...{
          matriculadoID: duenos.get(matriculaOf(valores))?.id ?? 0,
          ...partsOf(fecha),
          monto: amountOf(valores),
        },
        ...{
          nombre: nameOf(valores, fecha),
          conceptoID: null,
          observaciones: detalle == null ? null : String(detalle),
        },
      }
    }
    const debts = all.filter((one) => owes(one))
    const credits = all.filter((one) => !owes(one))
    const origen = { importacionID: contexto.importacionID, detalle: `Importado de «${contexto.nombre}»` }
    const brought = await bringConceptos(tx, actor, origen, debts.map(rowOf))
    keep(
      debts,
      brought.map(({ id }) => id),
    )
    const given = credits.map(rowOf).map(({ matriculadoID, monto, nombre, observaciones }) => ({
      ...{ matriculadoID, monto, detalle: observaciones === null ? nombre : `${nombre}: ${observaciones}` },
    }))
    keep(credits, await bringCredits(tx, actor, contexto.importacionID, given))
    const escritos = all.map((valores) => ({ entidadID: made.get(valores) ?? 0, valores }))
    await auditAll(tx, actor, escritos, 'despues')
    return escritos.map(({ entidadID }) => ({ entidadID }))
  },
}
