import { NUMERO_DE_CERTIFICADO } from '@/backend/credenciales/especialidad/store'
import type { EntradaDe } from '@/contract/llamada'
import type { emitir } from '@/contract/papel'
import { findImagen } from '@/backend/catalogos/firmante/store'
import { readCertificado } from '@/backend/credenciales/certificado/store'
import { type PorEmitir, issuePapel } from '@/backend/credenciales/papel/cambios'
import { type Emisor, requireReglas } from '@/backend/credenciales/regla-emision/reglas'
import type { Emitido } from '@/backend/credenciales/papel/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { readFicha } from '@/backend/padron/matriculado/ficha'
import { type Acreditado, accreditedText, stateNote, validityText } from '@/domain/certificado/acreditacion'
import {
  ACREDITACION,
  CUERPO_DE_ACREDITACION,
  isAccreditation,
} from '@/domain/certificado/tipo-de-acreditacion'
import { writeCuerpo } from '@/domain/certificado/escribir'
import { readCuerpo } from '@/domain/certificado/leer'
import { type Marcador, MARCADORES } from '@/domain/certificado/marcadores'
import { fillCuerpo, withAccredited } from '@/domain/certificado/rellenar'
import { type Observaciones, valuesOf } from '@/domain/certificado/valores'

type Entrada = EntradaDe<typeof emitir>

/** What a paper tells: whose it is, and in one line what. */
interface Origen {
  matriculadoID: number
  certifica: string
  validez: string | undefined
  tipoCertificadoID: number | undefined
}

/**
 * Fills the type's body with what the register says today and issues the paper. Throws `Rechazo` where a placeholder
 * of the record has no text, naming it; at `firmanteID` and `tipoCertificadoID` for
 * what is gone, for a rule for issuing that is not met; `noEncontrado` for what is certified.
 */
export async function issueCertificado(tx: Tx, pedido: Emisor, entrada: Entrada): Promise<Emitido> {
  const origen = await ORIGENES[entrada.clase](tx, entrada.origenID)
  const tipoID =
    entrada.clase === 'certificado'
      ? origen.tipoCertificadoID
      : await requireAccrediting(tx, entrada.tipoCertificadoID)
  const [tipo, firmante, ficha] = [
    tipoID === undefined ? SIN_TIPO : await readTipo(tx, tipoID),
    await readFirmante(tx, entrada.firmanteID),
    await readFicha(tx, origen.matriculadoID, pedido.hoy),
  ]
  if (!ficha) throw noEncontrado()
  const accredits = entrada.clase !== 'certificado'
  const typed = observacionesOf(entrada)
  const observaciones: Observaciones = accredits ? [origen.certifica, typed[1], typed[2]] : typed
  const body = readCuerpo(tipo.cuerpo ?? '').documento
  const { documento, faltan, malos } = fillCuerpo(
    accredits ? withAccredited(body, origen.certifica) : body,
    valuesOf(ficha, observaciones, pedido.hoy),
  )
  refuseHoles(faltan, malos)
  const { clase, origenID } = entrada
  const pedida = { clase, origenID, matriculadoID: origen.matriculadoID, tipoCertificadoID: tipoID }
  const salvedad = await requireReglas(tx, pedido, pedida, entrada.salvedad)
  const papel: PorEmitir = {
    clase,
    matriculadoID: origen.matriculadoID,
    origenID,
    certifica: origen.certifica,
    imagenHuella: firmante.huella,
    salvedad,
    contenido: {
      titulo: tipo.nombre,
      cuerpo: writeCuerpo(documento),
      validez: [origen.validez, stateNote(ficha.tipoMatricula)].filter(Boolean).join('. ') || undefined,
      nombre: ficha.datosPersonales?.apellidoNombre ?? '',
      matricula: ficha.matricula ?? 0,
      dni: ficha.datosPersonales?.dni ?? undefined,
      firmante: firmante.nombre,
      cargo: firmante.cargo,
      fecha: pedido.hoy,
      apaisada: entrada.apaisada,
    },
  }
  return issuePapel(tx, pedido, papel)
}

const observacionesOf = ({ observacion1, observacion2, observacion3 }: Entrada): Observaciones => [
  observacion1?.trim() ?? '',
  observacion2?.trim() ?? '',
  observacion3?.trim() ?? '',
]

function refuseHoles(faltan: readonly Marcador[], malos: readonly string[]): void {
  if (malos.length > 0)
    throw new Rechazo(
      `El texto del tipo de certificado tiene marcadores mal escritos: ${malos.join(', ')}. Corríjalo en Tipos de Certificado.`,
    )
  if (faltan.length === 0) return
  const names = faltan.map((marcador) => MARCADORES[marcador]).join(', ')
  throw new Rechazo(`Falta para el certificado: ${names}`)
}

interface Tipo {
  nombre: string
  cuerpo: string | null
}

/** For a specialty or a practice where the council's catalogue has no type for them. */
const SIN_TIPO: Tipo = { nombre: ACREDITACION, cuerpo: CUERPO_DE_ACREDITACION }

/** The catalogue's type for a specialty or a practice: naming another or none is no way around its rules. */
async function requireAccrediting(tx: Tx, asked: number | undefined): Promise<number | undefined> {
  const tipos = await tx.query<{ id: number; nombre: string }>(
    'SELECT id, nombre FROM tipo_certificado WHERE eliminado_en IS NULL ORDER BY id',
  )
  const own = tipos.filter(({ nombre }) => isAccreditation(nombre)).map(({ id }) => id)
  if (asked === undefined || own.includes(asked)) return asked ?? own[0]
  const known = tipos.some(({ id }) => id === asked)
  refuse('tipoCertificadoID', known ? `Elija «${ACREDITACION}»` : 'Ese tipo de certificado no existe')
}

/** Throws `Rechazo` at `tipoCertificadoID`. */
export async function readTipo(tx: Queryable, id: number): Promise<Tipo> {
  const [row] = await tx.query<Tipo>(
    'SELECT nombre, cuerpo FROM tipo_certificado WHERE id = $1 AND eliminado_en IS NULL',
    [id],
  )
  return row ?? refuse('tipoCertificadoID', 'Ese tipo de certificado no existe')
}

/** Throws `Rechazo` at `firmanteID`. */
export async function readFirmante(
  tx: Tx,
  id: number,
): Promise<{ nombre: string; cargo: string; huella: string | null }> {
  const [row] = await tx.query<{ nombre: string; cargo: string }>(
    'SELECT nombre, cargo FROM firmante WHERE id = $1 AND eliminado_en IS NULL FOR KEY SHARE',
    [id],
  )
  if (!row) refuse('firmanteID', 'Ese firmante no existe')
  return { ...row, huella: (await findImagen(tx, id))?.huella ?? null }
}

/** A row stays locked until the paper is issued, so that it is not deleted meanwhile. */
const ORIGENES: Readonly<Record<Entrada['clase'], (tx: Tx, id: number) => Promise<Origen>>> = {
  especialidad: (tx, id) =>
    readAcreditado(
      tx.query<FilaAcreditada>(
        `SELECT em.matriculado_id AS "matriculadoID", 'Especialidad' AS clase, e.nombre,
         em.fecha_obtencion AS "fechaObtencion",
         CASE WHEN em.sin_reval THEN NULL ELSE em.fecha_caducidad END AS "fechaCaducidad",
         ${NUMERO_DE_CERTIFICADO} AS "nroCertificado"
       FROM especialidad_matriculado em JOIN especialidad e ON e.id = em.especialidad_id
       WHERE em.id = $1 AND em.eliminado_en IS NULL FOR SHARE OF em`,
        [id],
      ),
    ),
  practica: (tx, id) =>
    readAcreditado(
      tx.query<FilaAcreditada>(
        `SELECT pm.matriculado_id AS "matriculadoID", 'Práctica' AS clase, p.nombre, pm.fecha_obtencion AS "fechaObtencion"
       FROM practica_matriculado pm JOIN practica p ON p.id = pm.practica_id
       WHERE pm.id = $1 AND pm.eliminado_en IS NULL FOR SHARE OF pm`,
        [id],
      ),
    ),
  async certificado(tx, id) {
    const { tipoCertificadoID, tipoCertificadoNombre, validezDesde, validezHasta } = await readCertificado(
      tx,
      id,
    )
    const [row] = await tx.query<{ matriculadoID: number }>(
      'SELECT matriculado_id AS "matriculadoID" FROM certificado_matriculado WHERE id = $1',
      [id],
    )
    if (!row) throw noEncontrado()
    const validez = validityText(validezDesde, validezHasta)
    return {
      matriculadoID: row.matriculadoID,
      certifica: [tipoCertificadoNombre ?? '', validez?.replace('Válido', 'válido')]
        .filter(Boolean)
        .join(', '),
      validez,
      tipoCertificadoID: tipoCertificadoID ?? undefined,
    }
  },
}

type FilaAcreditada = Acreditado & { matriculadoID: number }

async function readAcreditado(rows: Promise<FilaAcreditada[]>): Promise<Origen> {
  const [row] = await rows
  const certifica = row && accreditedText(row)
  if (!certifica) throw noEncontrado()
  return { matriculadoID: row.matriculadoID, certifica, validez: undefined, tipoCertificadoID: undefined }
}
