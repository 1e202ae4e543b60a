import type { Queryable } from '@/backend/db/conexion'
import { readDuenos, unknownDueno } from '@/backend/mudanza/importar/destinos/de-matriculado/duenos'
import type { Comparado, Contexto, DestinoListo } from '@/backend/mudanza/importar/destinos/destino'
import { auditAll, DE_DINERO, matriculaOf, montoOf } from '@/backend/mudanza/importar/destinos/dinero/comun'
import { bringConceptos, bringMonths } from '@/backend/tesoreria/ledger/traer'
import { formatMoney, type Centavos } from '@/domain/dinero'
import { TIPO_CONCEPTO, TIPO_MATRICULA, TIPO_NOMBRES } from '@/domain/estados'
import { writeMes } from '@/domain/importar/leer/periodo'
import { unknownIn } from '@/domain/importar/leer/valor'
import type { Valores } from '@/domain/importar/resultado'
import type { Mes } from '@/domain/fechas'

const monthOf = ({ anio, mes }: Valores): Mes => ({ anio: Number(anio), mes: Number(mes) })
/** 'Matricula' is the registration month; anything else is a concept of the catalogue. */
const isMonth = ({ tipo }: Valores): boolean => tipo === TIPO_NOMBRES[TIPO_MATRICULA]

interface Cargado {
  clave: string
  monto: Centavos
  pagado: boolean
}

const keyOf = (valores: Valores): string => {
  const { anio, mes } = monthOf(valores)
  return `${matriculaOf(valores)} ${isMonth(valores) ? '' : String(valores['tipo'])} ${anio} ${mes}`
}

/** Live charges of these members, under the key that the file's rows have. */
async function readCharged(db: Queryable, valores: readonly Valores[]): Promise<Map<string, Cargado>> {
  const rows = await db.query<Cargado>(
    `SELECT m.matricula || ' ' || CASE WHEN c.tipo = ${TIPO_MATRICULA} THEN '' ELSE k.nombre END || ' ' || c.anio || ' ' || c.mes AS clave,
       c.monto, c.linea_id IS NOT NULL AS pagado
     FROM matriculado m JOIN cargo c ON c.matriculado_id = m.id AND c.anulado_en IS NULL
     LEFT JOIN concepto k ON k.id = c.concepto_id
     WHERE m.matricula = ANY($1) AND c.anio = ANY($2)
       AND (c.tipo = ${TIPO_MATRICULA} OR c.tipo = ${TIPO_CONCEPTO} AND k.id IS NOT NULL)`,
    [valores.map((one) => matriculaOf(one)), [...new Set(valores.map((one) => monthOf(one).anio))]],
  )
  return new Map(rows.map((row) => [row.clave, row]))
}

function compareOne(valores: Valores, charged: Cargado | undefined): Comparado {
  if (!charged) return { suerte: 'nueva', entidadID: null, cambios: [], avisos: [] }
  if (!charged.pagado && charged.monto === montoOf(valores['monto']))
    return { suerte: 'igual', entidadID: null, cambios: [], avisos: [] }
  const what = `${writeMes(monthOf(valores))} de la matrícula ${matriculaOf(valores)}`
  return {
    rechazo: {
      ...{ campo: 'periodo', codigo: charged.pagado ? 'mes.pagado' : 'mes.cargado' },
      texto: charged.pagado
        ? `En el registro ${what} está pagado`
        : `En el registro ${what} se debe por ${formatMoney(charged.monto)}`,
    },
  }
}

/** Debt by month, of registration or of a concept: one live charge of each member and month. */
export const meses: DestinoListo = {
  ...DE_DINERO,
  monto: "r.valores ->> 'monto'",
  dice: (valores) =>
    `Matrícula ${matriculaOf(valores)} · ${isMonth(valores) ? '' : `${String(valores['tipo'])} `}${writeMes(monthOf(valores))} · ${formatMoney(montoOf(valores['monto']))}`,
  comparar: async (db, { listas }, valores) => {
    const [duenos, charged] = [await readDuenos(db, valores), await readCharged(db, valores)]
    return valores.map((one) => {
      if (!duenos.has(matriculaOf(one))) return unknownDueno(one)
      if (!isMonth(one) && !listas.concepto?.has(String(one['tipo'])))
        return { rechazo: { campo: 'concepto', ...unknownIn('concepto', String(one['tipo'])) } }
      return compareOne(one, charged.get(keyOf(one)))
    })
  },
  crear: async (tx, actor, contexto, nuevas) => {
    const duenos = await readDuenos(
      tx,
      nuevas.map(({ valores }) => valores),
    )
    const origen = { importacionID: contexto.importacionID, detalle: `Importado de «${contexto.nombre}»` }
    const rows = nuevas.map(({ valores }) => ({
      ...{
        matriculadoID: duenos.get(matriculaOf(valores))?.id ?? 0,
        ...monthOf(valores),
        monto: montoOf(valores['monto']),
      },
      valores,
    }))
    const months = rows.filter(({ valores }) => isMonth(valores))
    const concepts = rows.filter(({ valores }) => !isMonth(valores))
    const made = new Map([
      ...(await bringMonths(tx, actor, origen, months)).map(
        ({ id }, at) => [months[at]?.valores, id] as const,
      ),
      ...(
        await bringConceptos(
          tx,
          actor,
          origen,
          concepts.map((one) => ({ ...one, ...conceptOf(one.valores, contexto) })),
        )
      ).map(({ id }, at) => [concepts[at]?.valores, id] as const),
    ])
    const escritos = nuevas.map(({ valores }) => ({ entidadID: made.get(valores) ?? 0, valores }))
    await auditAll(tx, actor, escritos, 'despues')
    return escritos.map(({ entidadID }) => ({ entidadID }))
  },
}

function conceptOf({ tipo }: Valores, { listas }: Contexto) {
  const nombre = String(tipo)
  return { nombre, conceptoID: listas.concepto?.get(nombre) ?? null, observaciones: null }
}
