import { withTransaction, type Db, type Queryable, type Tx } from '@/backend/db/conexion'
import type { Viaje } from '@/backend/mudanza/viaje/carpeta'
import { compararCifras } from '@/backend/mudanza/viaje/cifras'
import { fallasDe, readEllos } from '@/backend/mudanza/viaje/ellos'
import { MudanzaError } from '@/backend/mudanza/viaje/error'
import { explains } from '@/backend/mudanza/viaje/hallazgos'
import { readNosotros } from '@/backend/mudanza/viaje/nosotros'
import {
  compararUno,
  pendienteDe,
  saldoDe,
  saldoNuestro,
  type Diferencia,
  type Ellos,
  type Nosotros,
} from '@/backend/mudanza/viaje/paridad'
import { Relectura } from '@/backend/mudanza/viaje/relectura'
import { Respuestas } from '@/backend/mudanza/viaje/respuestas'
import { verificar, type Hallazgo } from '@/backend/verificar/verificar'
import type { Cifra } from '@/domain/mudanza/cifra'
import { QUES, type Que } from '@/domain/mudanza/diferencia'
import { dayOf, type Fecha } from '@/domain/fechas'

/** Sums of both sides, in centavos. */
interface Suma {
  viejo: number
  nuevo: number
}

/** Differences of a kind; `importe`: how much they come to in all, whatever their side. */
interface Cuantas {
  n: number
  importe: number
}

/** What `mudanza.resumen` keeps of a comparison. */
export interface Resumen {
  pendiente: Suma
  saldo: Suma
  porQue: Partial<Record<Que, Cuantas>>
  /** Members of the copy that are not in the register: left out by somebody, or for want of their record. */
  afuera: number[]
  faltan: number[]
  verificar: Pick<Hallazgo, 'regla' | 'cantidad'>[]
  /** Answers that the reading did not bring. */
  sinLeer: number
  /** Figures of all, beside those of each member. */
  cifras: Cifra[]
}

export interface Comparado {
  matriculados: number
  iguales: number
  /** That nobody has explained; a member who is missing is one. */
  sinExplicar: number
  resumen: Resumen
}

/** The kinds of difference, those of most money first. */
export function byAmount({ porQue }: Pick<Resumen, 'porQue'>): (Cuantas & { que: Que; nombre: string })[] {
  return (Object.keys(QUES) as Que[])
    .flatMap((que) => {
      const sum = porQue[que]
      return sum ? [{ que, nombre: QUES[que], ...sum }] : []
    })
    .toSorted((one, other) => other.importe - one.importe || other.n - one.n)
}

const LOTE = 500

/**
 * Compares each member of the copy with the register that was made of it, and keeps in what they differ. Throws
 * `MudanzaError` when it was made of another copy.
 */
export async function comparar(
  db: Db,
  viaje: Viaje,
  alAvanzar: (hecho: number, total: number) => void = () => undefined,
): Promise<Comparado> {
  const { estado, copia } = viaje
  if (!estado) throw new MudanzaError('Todavía no se leyó nada: empiece por leer.')
  const huella = copia.huella()
  const respuestas = Respuestas.of(viaje)
  await respuestas.takeFrom(db, viaje)
  const rotas = await verificar(db)
  return withTransaction(
    db,
    async (tx) => {
      await requireSameCopy(tx, huella)
      await tx.query('DELETE FROM mudanza_diferencia')
      await tx.query('DELETE FROM mudanza_cuenta')
      const cuenta = new Cuenta(respuestas)
      const relectura = new Relectura(copia)
      const fallas = fallasDe(copia, estado.pasada)
      for (let at = 0; at < estado.ids.length; at += LOTE) {
        const ids = estado.ids.slice(at, at + LOTE)
        const ellos = new Map<number, Ellos & { dia: Fecha }>()
        for (const id of ids) {
          const one = await readEllos(relectura, fallas, id)
          if (one) ellos.set(id, one)
          else cuenta.miss(id)
        }
        await compararLote(tx, ellos, cuenta)
        alAvanzar(at + ids.length, estado.ids.length)
      }
      const resumen = {
        ...cuenta.resumen,
        verificar: rotas.map(({ regla, cantidad }) => ({ regla, cantidad })),
        sinLeer: fallas.size,
        cifras: await compararCifras(tx, relectura, estado.pasada, {
          ...{
            porQue: cuenta.resumen.porQue,
            ausentes: cuenta.ausentes,
            ajustadas: await countAjustadas(tx),
          },
          hoy: dayOf(new Date(estado.terminada ?? estado.comenzada)),
        }),
      }
      await tx.query('UPDATE mudanza SET resumen = $1, iguales = $2, comparada_en = now()', [
        JSON.stringify(resumen),
        cuenta.iguales,
      ])
      await respuestas.putInto(tx)
      return {
        ...{ matriculados: estado.ids.length, iguales: cuenta.iguales, resumen },
        sinExplicar: await countUnexplained(tx, respuestas, resumen),
      }
    },
    { isolation: 'repeatable read', statementTimeout: 0, lockTimeout: 0 },
  )
}

async function requireSameCopy(tx: Tx, huella: string): Promise<void> {
  const [made] = await tx.query<{ huella: string }>('SELECT huella FROM mudanza')
  if (!made) throw new MudanzaError('Este registro no se armó con lo leído de otro servidor.')
  if (made.huella !== huella)
    throw new MudanzaError('Lo leído ya no es de lo que se armó este registro: arme otra vez.')
}

/** What is counted while members go by. */
class Cuenta {
  iguales = 0
  readonly resumen: Resumen = {
    pendiente: { viejo: 0, nuevo: 0 },
    saldo: { viejo: 0, nuevo: 0 },
    ...{ porQue: {}, afuera: [], faltan: [], verificar: [], sinLeer: 0, cifras: [] },
  }
  readonly ausentes = { n: 0, debian: 0 }

  constructor(readonly respuestas: Respuestas) {}

  /** Who is left out with all of a kind must be of it. */
  miss(id: number, ellos?: Ellos): void {
    this.ausentes.n++
    this.ausentes.debian += Number(ellos ? pendienteDe(ellos) : 0)
    const said = this.respuestas.find(id, 'saldo')
    const named = said?.matriculadoID === id || (ellos && saldoDe(ellos) > pendienteDe(ellos))
    this.resumen[said?.valor === 'afuera' && named ? 'afuera' : 'faltan'].push(id)
  }

  add(ellos: Ellos, nosotros: Nosotros, diferencias: readonly Diferencia[]): void {
    if (diferencias.length === 0) this.iguales++
    const { pendiente, saldo, porQue } = this.resumen
    pendiente.viejo += Number(pendienteDe(ellos))
    pendiente.nuevo += Number(nosotros.pendiente)
    saldo.viejo += Number(saldoDe(ellos))
    saldo.nuevo += Number(saldoNuestro(nosotros.filas))
    for (const { que, importe } of diferencias) {
      const sum = (porQue[que] ??= { n: 0, importe: 0 })
      sum.n++
      sum.importe += Math.abs(Number(importe))
    }
  }
}

async function compararLote(
  tx: Tx,
  ellos: ReadonlyMap<number, Ellos & { dia: Fecha }>,
  cuenta: Cuenta,
): Promise<void> {
  const dias = new Map([...ellos].map(([id, { dia }]) => [id, dia]))
  const nosotros = await readNosotros(tx, dias)
  const hallazgos = await readHallazgos(tx, [...dias.keys()])
  const diferencias: (Diferencia & { de: number })[] = []
  const cuentas: { de: number; filas: Ellos['filas']; pendientes: Ellos['pendientes'] }[] = []
  for (const [id, theirs] of ellos) {
    const ours = nosotros.get(id)
    if (!ours) {
      cuenta.miss(id, theirs)
      continue
    }
    const clases = hallazgos.get(id) ?? []
    const found = compararUno(theirs, ours, {
      hallazgo: (que) => clases.some((clase) => explains(clase, que)),
      decision: cuenta.respuestas.find(id, 'saldo')?.valor,
    })
    cuenta.add(theirs, ours, found)
    if (found.length === 0) continue
    diferencias.push(...found.map((one) => ({ ...one, de: id })))
    cuentas.push({ de: id, filas: theirs.filas, pendientes: theirs.pendientes })
  }
  await tx.query(
    `INSERT INTO mudanza_diferencia (matriculado_id, que, clase, viejo, nuevo, importe, fila)
     SELECT de, que, clase, viejo, nuevo, importe, fila FROM jsonb_to_recordset($1)
       AS d (de int, que text, clase text, viejo text, nuevo text, importe bigint, fila int)`,
    [toJson(diferencias)],
  )
  await tx.query(
    `INSERT INTO mudanza_cuenta (matriculado_id, filas, pendientes)
     SELECT de, filas, pendientes FROM jsonb_to_recordset($1) AS c (de int, filas jsonb, pendientes jsonb)`,
    [toJson(cuentas)],
  )
}

/** Amounts are numbers of centavos. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? Number(one) : one))

async function readHallazgos(db: Queryable, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db.query<{ de: number; clases: string[] }>(
    `SELECT matriculado_id AS de, array_agg(DISTINCT clase) AS clases FROM mudanza_hallazgo
     WHERE matriculado_id IS NOT NULL AND matriculado_id = ANY($1) GROUP BY 1`,
    [ids],
  )
  return new Map(rows.map(({ de, clases }) => [de, clases]))
}

async function countAjustadas(db: Queryable): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    "SELECT count(DISTINCT matriculado_id)::int AS n FROM mudanza_hallazgo WHERE clase IN ('cuenta', 'plan')",
  )
  return row?.n ?? 0
}

/** How many differences nobody has explained, members who are missing besides. */
async function countUnexplained(
  db: Queryable,
  respuestas: Respuestas,
  { faltan }: Pick<Resumen, 'faltan'>,
): Promise<number> {
  const rows = await db.query<Pick<Diferencia, 'que' | 'clase' | 'importe'> & { de: number }>(
    'SELECT matriculado_id AS de, que, clase, importe FROM mudanza_diferencia',
  )
  return faltan.length + rows.filter((row) => !respuestas.explain(row.de, row)).length
}
