import type { Queryable } from '@/backend/db/conexion'
import type { Comparado, Contexto, Dicho } from '@/backend/mudanza/importar/destinos/destino'
import {
  type CampoConColumna,
  COLUMNAS,
  type Columnas,
  dropImpossible,
  DE_MIEMBRO,
  type Miembro,
  readRegistro,
  tellValor,
  titleOf,
  type Valor,
} from '@/backend/mudanza/importar/destinos/matriculados/campos'
import type { Valores } from '@/domain/importar/resultado'
import { formatCuit } from '@/domain/cuit'
import { EFECTIVO, FORMAS_PAGO } from '@/domain/estados'
import { lackOf } from '@/domain/importar/obligatorio'
import { DESTINOS } from '@/domain/importar/destinos'
import { plegar } from '@/domain/plegar'
import { formatCount } from '@/domain/texto'

/** The members whom these records may be, by each of the numbers that tell people apart. */
export class Conocidos {
  private readonly byMatricula = new Map<number, Miembro>()
  private readonly byDni = new Map<number, Miembro>()
  private readonly byCuit = new Map<string, Miembro>()

  private constructor(members: readonly Miembro[]) {
    for (const member of members) {
      this.byMatricula.set(member.matricula, member)
      this.byDni.set(member.dni, member)
      if (typeof member['cuit_cuil'] === 'string') this.byCuit.set(member['cuit_cuil'], member)
    }
  }

  static async read(db: Queryable, valores: readonly Valores[]): Promise<Conocidos> {
    const numbers = (campo: string) =>
      valores.flatMap((one) => (typeof one[campo] === 'number' ? [one[campo]] : []))
    return new Conocidos(
      await db.query<Miembro>(
        `SELECT ${DE_MIEMBRO} FROM matriculado
         WHERE matricula = ANY($1) OR dni = ANY($2) OR cuit_cuil = ANY($3)`,
        [
          numbers('matricula'),
          numbers('dni'),
          valores.flatMap(({ cuitCuil }) => (typeof cuitCuil === 'string' ? [cuitCuil] : [])),
        ],
      ),
    )
  }

  /** Who a record is, nobody, or why it cannot be told: number and DNI are one person's or nobody's. */
  find({ matricula, dni, cuitCuil }: Valores): { member: Miembro | undefined } | { rechazo: Dicho } {
    const member = this.byMatricula.get(Number(matricula))
    const other = typeof dni === 'number' ? this.byDni.get(dni) : undefined
    if (member && typeof dni === 'number' && member.dni !== dni)
      return refused(
        'dni',
        'dni.otro',
        `La matrícula ${matricula} es de ${who(member)}${other ? `, y el DNI ${formatCount(dni)} de ${who(other)}` : ''}`,
      )
    if (other && other !== member)
      return refused('matricula', 'matricula.otra', `El DNI ${formatCount(other.dni)} es de ${who(other)}`)
    const owner = typeof cuitCuil === 'string' ? this.byCuit.get(cuitCuil) : undefined
    if (owner && owner !== member)
      return refused(
        'cuitCuil',
        'cuit.deOtro',
        `El CUIT/CUIL ${formatCuit(String(cuitCuil))} es de ${who(owner)}`,
      )
    return { member }
  }
}

const refused = (campo: CampoConColumna, codigo: string, texto: string) => ({
  rechazo: { campo, codigo, texto },
})

const who = ({ apellido, nombre, matricula, dni }: Miembro): string =>
  `${String(apellido)} ${String(nombre)} (matrícula ${matricula}, DNI ${formatCount(dni)})`

export async function compareMatriculados(
  db: Queryable,
  contexto: Contexto,
  valores: readonly Valores[],
): Promise<Comparado[]> {
  const known = await Conocidos.read(db, valores)
  return valores.map((one) => {
    const found = known.find(one)
    if ('rechazo' in found) return found
    return found.member ? compareWith(contexto, found.member, one) : compareNew(contexto, one)
  })
}

const OBLIGATORIOS = ['matricula', 'apellido', 'nombre', 'dni', 'estado'] as const

/** What a new member's columns are, or why there cannot be one. */
export function readNew(
  contexto: Contexto,
  valores: Valores,
): { columnas: Columnas; avisos: Dicho[] } | { rechazo: Dicho } {
  const { dados, avisos } = readRegistro(contexto, valores)
  for (const campo of OBLIGATORIOS) {
    const valor = dados[campo]
    const fault = typeof valor === 'string' ? plegar(valor) === '' : valor === undefined
    const [codigo, texto] = lackOf(campo, DESTINOS.matriculados.campos[campo])
    if (fault)
      return refused(
        campo,
        codigo,
        campo === 'matricula'
          ? texto
          : `No hay ningún matriculado ${String(dados.matricula)}, y para agregarlo ${texto.replace('F', 'f')}`,
      )
  }
  avisos.push(...dropImpossible(dados, {}, contexto))
  if (dados.formaPago !== undefined && dados.formaPago !== EFECTIVO)
    avisos.push({
      ...{ campo: 'formaPago', codigo: 'formaPago.efectivo' },
      texto: `Un matriculado nuevo empieza con ${FORMAS_PAGO[EFECTIVO]}: su débito se agrega después`,
    })
  return { columnas: columnsOf({ ...dados, formaPago: EFECTIVO }), avisos }
}

function compareNew(contexto: Contexto, valores: Valores): Comparado {
  const read = readNew(contexto, valores)
  if ('rechazo' in read) return read
  return { suerte: 'nueva', entidadID: null, cambios: [], avisos: read.avisos }
}

const columnsOf = (dados: Partial<Record<CampoConColumna, Valor>>): Columnas =>
  Object.fromEntries(
    (Object.entries(dados) as [CampoConColumna, Valor][]).map(([campo, valor]) => [
      COLUMNAS[campo].columna,
      valor,
    ]),
  )

/** What tells people apart is the same by now; state and form of payment have acts of their own. */
const NUNCA: ReadonlySet<CampoConColumna> = new Set(['matricula', 'dni', 'estado', 'formaPago'])
const NOMBRES: ReadonlySet<CampoConColumna> = new Set(['apellido', 'nombre'])

/** The columns that a record changes of who is there: those that are empty, or all that differ; an empty cell none. */
export function readChanges(
  contexto: Contexto,
  member: Miembro,
  valores: Valores,
): { cambios: Partial<Record<CampoConColumna, Valor>>; avisos: Dicho[] } {
  const { dados, avisos } = readRegistro(contexto, valores)
  const { estado } = dados
  if (estado !== undefined && estado !== member['tipo_matricula_id'])
    avisos.push({
      ...{ campo: 'estado', codigo: 'estado.distinto' },
      texto: `En el registro está ${tellValor(contexto, 'estado', member['tipo_matricula_id'] ?? null)}: el estado se cambia desde su ficha`,
    })
  const cambios = Object.fromEntries(
    (Object.entries(dados) as [CampoConColumna, Valor][]).filter(
      ([campo, valor]) =>
        !NUNCA.has(campo) && isChange(contexto, campo, member[COLUMNAS[campo].columna] ?? null, valor),
    ),
  ) as Partial<Record<CampoConColumna, Valor>>
  avisos.push(...dropImpossible(cambios, member, contexto))
  return { cambios, avisos }
}

function isChange({ lectura }: Contexto, campo: CampoConColumna, antes: Valor, valor: Valor): boolean {
  if (antes === valor) return false
  if (lectura.opciones.modo === 'vacios') return antes === null || antes === ''
  // The register's own spelling stands: files are written without accents.
  return !NOMBRES.has(campo) || plegar(String(antes)) !== plegar(String(valor))
}

function compareWith(contexto: Contexto, member: Miembro, valores: Valores): Comparado {
  const { cambios, avisos } = readChanges(contexto, member, valores)
  const told = (Object.entries(cambios) as [CampoConColumna, Valor][]).map(([campo, valor]) => ({
    campo: titleOf(campo),
    antes: tellValor(contexto, campo, member[COLUMNAS[campo].columna] ?? null),
    despues: tellValor(contexto, campo, valor),
  }))
  const suerte = told.length > 0 ? 'cambia' : 'igual'
  return { suerte, entidadID: member.id, cambios: told, avisos }
}
