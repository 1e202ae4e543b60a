import type { EntradaDe } from '@/contract/llamada'
import type { emitir } from '@/contract/papel'
import { findImagen } from '@/backend/catalogos/firmante/store'
import { readCertificado } from '@/backend/credenciales/certificado/store'
import { type PorEmitir, issuePapel } from '@/backend/credenciales/papel/cambios'
import type { Emitido } from '@/backend/credenciales/papel/store'
import type { Queryable, Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { readFicha } from '@/backend/padron/matriculado/ficha'
import { writeCuerpo } from '@/domain/certificado/escribir'
import { readCuerpo } from '@/domain/certificado/leer'
import { type Marcador, MARCADORES } from '@/domain/certificado/marcadores'
import { fillCuerpo, withAccredited } from '@/domain/certificado/rellenar'
import { type Observaciones, valuesOf } from '@/domain/certificado/valores'
import { type Fecha, formatFecha } from '@/domain/fechas'

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
 * has no text, at the remark that is missing or naming the record's fields; at `firmanteID` and `tipoCertificadoID` for
 * what is gone; `noEncontrado` for what is certified.
 */
export async function issueCertificado(tx: Tx, pedido: Pedido, entrada: Entrada): Promise<Emitido> {
  const origen = await ORIGENES[entrada.clase](tx, entrada.origenID)
  const tipoID = origen.tipoCertificadoID ?? entrada.tipoCertificadoID
  if (tipoID === undefined) refuse('tipoCertificadoID', 'Elija un tipo de certificado')
  const [tipo, firmante, ficha] = [
    await readTipo(tx, tipoID),
    await readFirmante(tx, entrada.firmanteID),
    await readFicha(tx, origen.matriculadoID),
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
  const papel: PorEmitir = {
    clase: entrada.clase,
    matriculadoID: origen.matriculadoID,
    origenID: entrada.origenID,
    certifica: origen.certifica,
    imagenHuella: firmante.huella,
    contenido: {
      titulo: tipo.nombre,
      cuerpo: writeCuerpo(documento),
      validez: origen.validez,
      nombre: ficha.datosPersonales?.apellidoNombre ?? '',
      matricula: ficha.matricula ?? 0,
      firmante: firmante.nombre,
      cargo: firmante.cargo,
      fecha: pedido.hoy,
    },
  }
  return issuePapel(tx, pedido, papel)
}

const observacionesOf = ({ observacion1, observacion2, observacion3 }: Entrada): Observaciones => [
  observacion1?.trim() ?? '',
  observacion2?.trim() ?? '',
  observacion3?.trim() ?? '',
]

const DE_OBSERVACION: Partial<Record<Marcador, string>> = {
  OBSERVACION_1: 'observacion1',
  OBSERVACION_2: 'observacion2',
  OBSERVACION_3: 'observacion3',
}

function refuseHoles(faltan: readonly Marcador[], malos: readonly string[]): void {
  if (malos.length > 0)
    throw new Rechazo(
      `El texto del tipo de certificado tiene marcadores mal escritos: ${malos.join(', ')}. Corríjalo en Tipos de Certificado.`,
    )
  if (faltan.length === 0) return
  const errores = Object.fromEntries(
    faltan.flatMap((marcador) => {
      const campo = DE_OBSERVACION[marcador]
      return campo ? [[campo, `Ingrese ${MARCADORES[marcador]}`]] : []
    }),
  )
  const names = faltan.map((marcador) => MARCADORES[marcador]).join(', ')
  throw new Rechazo(`Falta para el certificado: ${names}`, errores)
}

async function readTipo(tx: Tx, id: number): Promise<{ nombre: string; cuerpo: string | null }> {
  const [row] = await tx.query<{ nombre: string; cuerpo: string | null }>(
    'SELECT nombre, cuerpo FROM tipo_certificado WHERE id = $1 AND eliminado_en IS NULL',
    [id],
  )
  return row ?? refuse('tipoCertificadoID', 'Ese tipo de certificado no existe')
}

async function readFirmante(
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

const ORIGENES: Readonly<Record<Entrada['clase'], (db: Queryable, id: number) => Promise<Origen>>> = {
  async especialidad(db, id) {
    const [row] = await db.query<{
      matriculadoID: number
      nombre: string
      desde: Fecha
      hasta: Fecha | null
      sinReval: boolean
    }>(
      `SELECT em.matriculado_id AS "matriculadoID", e.nombre, em.fecha_obtencion AS desde,
         em.fecha_caducidad AS hasta, em.sin_reval AS "sinReval"
       FROM especialidad_matriculado em JOIN especialidad e ON e.id = em.especialidad_id
       WHERE em.id = $1 AND em.eliminado_en IS NULL`,
      [id],
    )
    if (!row) throw noEncontrado()
    const until = row.sinReval || !row.hasta ? '' : ` hasta el ${formatFecha(row.hasta)}`
    return simple(row.matriculadoID, `${row.nombre}, desde el ${formatFecha(row.desde)}${until}`)
  },
  async practica(db, id) {
    const [row] = await db.query<{ matriculadoID: number; nombre: string; desde: Fecha }>(
      `SELECT pm.matriculado_id AS "matriculadoID", p.nombre, pm.fecha_obtencion AS desde
       FROM practica_matriculado pm JOIN practica p ON p.id = pm.practica_id
       WHERE pm.id = $1 AND pm.eliminado_en IS NULL`,
      [id],
    )
    if (!row) throw noEncontrado()
    return simple(row.matriculadoID, `${row.nombre}, desde el ${formatFecha(row.desde)}`)
  },
  async certificado(db, id) {
    const { tipoCertificadoID, tipoCertificadoNombre, validezDesde, validezHasta } = await readCertificado(
      db,
      id,
    )
    const [row] = await db.query<{ matriculadoID: number }>(
      'SELECT matriculado_id AS "matriculadoID" FROM certificado_matriculado WHERE id = $1',
      [id],
    )
    if (!row) throw noEncontrado()
    const until = validezHasta ? ` hasta el ${formatFecha(validezHasta)}` : ''
    const validez = validezDesde ? `Válido desde el ${formatFecha(validezDesde)}${until}` : undefined
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

const simple = (matriculadoID: number, certifica: string): Origen => ({
  matriculadoID,
  certifica,
  validez: undefined,
  tipoCertificadoID: undefined,
})
