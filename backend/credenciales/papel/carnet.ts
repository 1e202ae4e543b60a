import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { emitirCarnet, emitirCarnets, traerFotos } from '@/contract/carnet'
import { issuePapel } from '@/backend/credenciales/papel/cambios'
import { readFirmante } from '@/backend/credenciales/papel/emitir'
import { listUnmetOf, requireReglas } from '@/backend/credenciales/regla-emision/reglas'
import type { Emitido } from '@/backend/credenciales/papel/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { ArchivoRecibido, Pagina, Pedido } from '@/backend/nucleo/manejador'
import { nombreDeMatriculado } from '@/backend/nucleo/nombres'
import { noEncontrado, Rechazo } from '@/backend/nucleo/rechazo'
import { readFicha } from '@/backend/padron/matriculado/ficha'
import { CLASES_DE_PAPEL } from '@/domain/papel'

type Foto = FilaDe<typeof traerFotos>
type Firmante = Awaited<ReturnType<typeof readFirmante>> | undefined

/** The photograph has come in drawn anew. Throws `Rechazo` at `firmanteID`; `noEncontrado` for the member. */
export async function issueCarnet(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, firmanteID, salvedad }: EntradaDe<typeof emitirCarnet>,
  archivo: Pick<ArchivoRecibido, 'huella' | 'keep'>,
): Promise<Emitido> {
  const firmante = await signerOf(tx, firmanteID)
  await archivo.keep(tx)
  const excused = await requireReglas(tx, pedido, { clase: 'carnet', matriculadoID }, salvedad)
  return issueOf(tx, pedido, { matriculadoID, foto: archivo.huella, salvedad: excused }, firmante)
}

/** Throws `Rechazo` that names who has no photograph or does not meet a rule, and then issues none. */
export async function issueCarnets(
  tx: Tx,
  pedido: Pedido,
  { ids, firmanteID }: EntradaDe<typeof emitirCarnets>,
): Promise<{ carnets: Emitido[] }> {
  const unique = [...new Set(ids)]
  const { filas } = await listFotos(tx, unique, pedido.hoy)
  if (filas.length < unique.length) throw noEncontrado()
  const without = filas.filter(({ foto }) => foto === null)
  if (without.length > 0)
    throw new Rechazo(`No tienen foto: ${without.map(({ apellidoNombre }) => apellidoNombre).join('; ')}`)
  refuseUnmet(filas)
  const firmante = await signerOf(tx, firmanteID)
  const carnets: Emitido[] = []
  for (const { matriculadoID, foto } of filas)
    carnets.push(await issueOf(tx, pedido, { matriculadoID, foto: foto ?? '', salvedad: null }, firmante))
  return { carnets }
}

/** Of many at once nobody is excepted: who does not meet a rule is issued a card by himself. */
function refuseUnmet(filas: readonly Foto[]): void {
  const named = filas.flatMap(({ apellidoNombre, incumplidas }) =>
    incumplidas.length > 0 ? [`${apellidoNombre} (${incumplidas.join(', ')})`] : [],
  )
  if (named.length > 0) throw new Rechazo(`No cumplen las reglas para emitir: ${named.join('; ')}`)
}

const signerOf = (tx: Tx, firmanteID: number | undefined): Promise<Firmante> =>
  firmanteID === undefined ? Promise.resolve(undefined) : readFirmante(tx, firmanteID)

async function issueOf(
  tx: Tx,
  pedido: Pedido,
  { matriculadoID, foto, salvedad }: { matriculadoID: number; foto: string; salvedad: string | null },
  firmante: Firmante,
): Promise<Emitido> {
  const ficha = await readFicha(tx, matriculadoID, pedido.hoy)
  if (!ficha) throw noEncontrado()
  const { datosPersonales, datosAcademicos, varios, matricula } = ficha
  return issuePapel(tx, pedido, {
    clase: 'carnet',
    matriculadoID,
    origenID: null,
    certifica: `Inscripción en la matrícula con el N° ${matricula}`,
    imagenHuella: firmante?.huella ?? null,
    fotoHuella: foto,
    salvedad,
    contenido: {
      titulo: CLASES_DE_PAPEL.carnet,
      cuerpo: '',
      nombre: datosPersonales?.apellidoNombre ?? '',
      matricula: matricula ?? 0,
      firmante: firmante?.nombre ?? '',
      cargo: firmante?.cargo ?? '',
      fecha: pedido.hoy,
      carnet: {
        dni: datosPersonales?.dni ?? null,
        titulo: datosAcademicos?.titulo?.nombre ?? null,
        ingreso: varios?.ingresoCM ?? null,
        foto,
      },
    },
  })
}

/** The photograph of each one's last card, and the rules that he does not meet. Who does not exist is left out. */
export async function listFotos(db: Queryable, ids: readonly number[], hoy: string): Promise<Pagina<Foto>> {
  const found = await db.query<Omit<Foto, 'incumplidas'>>(
    `SELECT m.id AS "matriculadoID", ${nombreDeMatriculado('m')} AS "apellidoNombre", m.matricula,
       p.id AS "papelID", p.foto_huella AS foto
     FROM matriculado m LEFT JOIN LATERAL (
       SELECT id, foto_huella FROM papel WHERE matriculado_id = m.id AND foto_huella IS NOT NULL
       ORDER BY id DESC LIMIT 1) p ON true
     WHERE m.id = ANY($1::int[]) ORDER BY m.apellido COLLATE es_ar, m.nombre COLLATE es_ar, m.id`,
    [ids],
  )
  const unmet = await listUnmetOf(
    db,
    { clase: 'carnet' },
    found.map(({ matriculadoID }) => matriculadoID),
    hoy,
  )
  const textsOf = (id: number): string[] => (unmet.get(id) ?? []).map(({ texto }) => texto)
  const filas = found.map((fila) => ({ ...fila, incumplidas: textsOf(fila.matriculadoID) }))
  return { filas }
}
