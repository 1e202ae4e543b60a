import type { emitirCertificados, simularCertificados } from '@/contract/certificados'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { addCertificado } from '@/backend/credenciales/certificado/store'
import { issueCertificado, readTipo } from '@/backend/credenciales/papel/emitir'
import type { Emitido } from '@/backend/credenciales/papel/store'
import { listUnmetOf } from '@/backend/credenciales/regla-emision/reglas'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { holdMatriculado } from '@/backend/padron/matriculado/hold-matriculado'
import { readFicha } from '@/backend/padron/matriculado/ficha'
import type { Documento } from '@/domain/certificado/documento'
import { readCuerpo } from '@/domain/certificado/leer'
import { type Marcador, MARCADORES } from '@/domain/certificado/marcadores'
import { fillCuerpo, markersOf } from '@/domain/certificado/rellenar'
import { type Observaciones, valuesOf } from '@/domain/certificado/valores'

type Vista = FilaDe<typeof simularCertificados>
type Fila = Vista['filas'][number]
type Pedida = EntradaDe<typeof simularCertificados>

/** An answer carries every body, so many characters of them together at most. */
const MAX_CUERPOS = 4_000_000
/** What is typed for all of them keeps nobody out. */
const TECLEADAS: Observaciones = ['x', 'x', 'x']
const DE_TODOS: readonly Marcador[] = ['OBSERVACION_1', 'OBSERVACION_2', 'OBSERVACION_3']

/** Who may have a certificate of the type, and what keeps the others from it. Throws `Rechazo` at `tipoCertificadoID`. */
export async function previewCertificados(db: Queryable, pedida: Pedida, hoy: string): Promise<Vista> {
  const body = readCuerpo((await readTipo(db, pedida.tipoCertificadoID)).cuerpo ?? '').documento
  const used = markersOf(body)
  return {
    observaciones: DE_TODOS.flatMap((marcador, at) => (used.includes(marcador) ? [at + 1] : [])),
    malos: [...fillCuerpo(body, valuesOf({}, TECLEADAS, hoy)).malos],
    filas: await evaluate(db, pedida, body, hoy),
  }
}

/** By name. Who does not exist is left out. */
async function evaluate(
  db: Queryable,
  { ids, tipoCertificadoID, validezDesde }: Pedida,
  body: Documento,
  hoy: string,
): Promise<Fila[]> {
  const found = await db.query<Omit<Fila, 'motivos'> & { tiene: boolean }>(
    `SELECT m.id AS "matriculadoID", ${nombreDeMatriculado('m')} AS "apellidoNombre", m.matricula,
       EXISTS (SELECT FROM certificado_matriculado cm WHERE cm.matriculado_id = m.id
         AND cm.tipo_certificado_id = $2 AND cm.validez_desde = $3) AS tiene
     FROM matriculado m WHERE m.id = ANY($1::int[])
     ORDER BY m.apellido COLLATE es_ar, m.nombre COLLATE es_ar, m.id`,
    [ids, tipoCertificadoID, validezDesde],
  )
  const known = found.map(({ matriculadoID }) => matriculadoID)
  const unmet = await listUnmetOf(db, { clase: 'certificado', tipoCertificadoID }, known, hoy)
  const filas: Fila[] = []
  for (const { tiene, ...fila } of found)
    filas.push({
      ...fila,
      motivos: [
        ...(tiene ? ['Ya tiene este certificado desde ese día'] : []),
        ...(unmet.get(fila.matriculadoID) ?? []).map(({ texto }) => texto),
        ...(await holesOf(db, fila.matriculadoID, body, hoy)),
      ],
    })
  return filas
}

/** What is wrong with a body whoever it is for, in words; undefined where it can be filled. */
export function describeFaults(cuerpo: string | null, hoy: string): string | undefined {
  const { malos } = fillCuerpo(readCuerpo(cuerpo ?? '').documento, valuesOf({}, TECLEADAS, hoy))
  return malos.length > 0 ? `El texto del tipo tiene marcadores mal escritos: ${malos.join(', ')}` : undefined
}

/** What the body asks for that the record lacks, in words. */
export async function holesOf(db: Queryable, id: number, body: Documento, hoy: string): Promise<string[]> {
  const ficha = await readFicha(db, id, hoy)
  if (!ficha) throw noEncontrado()
  const own = fillCuerpo(body, valuesOf({}, TECLEADAS, hoy)).malos
  const { faltan, malos } = fillCuerpo(body, valuesOf(ficha, TECLEADAS, hoy))
  const names = faltan.map((marcador) => MARCADORES[marcador])
  return [
    ...(names.length > 0 ? [`Falta en su ficha: ${names.join(', ')}`] : []),
    ...(malos.some((malo) => !own.includes(malo)) ? ['Sus datos llevan ##'] : []),
  ]
}

/**
 * Throws `Rechazo` that names who may not have one, and then issues none; at the fields of `papel/emitir` and of
 * `certificado_matriculado/crear` for what those refuse.
 */
export async function issueCertificados(
  tx: Tx,
  pedido: Pedido,
  { ids, ...pedida }: EntradaDe<typeof emitirCertificados>,
): Promise<{ papeles: Emitido[] }> {
  const unique = [...new Set(ids)].sort((a, b) => a - b)
  const { tipoCertificadoID, validezDesde, validezHasta, confirmada, firmanteID, apaisada, ...typed } = pedida
  const { cuerpo } = await readTipo(tx, tipoCertificadoID)
  if ((cuerpo ?? '').length * unique.length > MAX_CUERPOS)
    throw new Rechazo(
      'El texto de este tipo es muy largo para emitir tantos juntos. Elija menos matriculados.',
    )
  // Before anything is looked at, so that a second order finds what the first one left.
  for (const id of unique) await holdMatriculado(tx, id)
  const filas = await evaluate(
    tx,
    { ids: unique, tipoCertificadoID, validezDesde },
    readCuerpo(cuerpo ?? '').documento,
    pedido.hoy,
  )
  const out = filas.filter(({ motivos }) => motivos.length > 0)
  if (out.length > 0)
    throw new Rechazo(
      `No se les puede emitir: ${out.map(({ apellidoNombre, motivos }) => `${apellidoNombre} (${motivos.join(', ')})`).join('; ')}`,
    )
  const autor = { ...pedido, acto: 'certificado.agregar' }
  const added: number[] = []
  for (const { matriculadoID } of filas) {
    const nuevo = {
      matriculadoID,
      tipoCertificadoID,
      validezDesde,
      validezHasta,
      confirmada,
      observaciones: typed.observacion1,
    }
    added.push((await addCertificado(tx, autor, nuevo)).id)
  }
  // The first number holds the counter: nothing may be waited for after it.
  const papeles: Emitido[] = []
  for (const origenID of added)
    papeles.push(
      await issueCertificado(tx, pedido, { clase: 'certificado', origenID, firmanteID, apaisada, ...typed }),
    )
  return { papeles }
}
