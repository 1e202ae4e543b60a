import type { crear, traerTodos } from '@/contract/especialidad-matriculado'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import { lastAuthor } from '@/backend/acceso/auditoria/ultimo'
import { holdVigente } from '@/backend/catalogos/catalogo/vigente'
import { readConceptoElegido } from '@/backend/acceso/ajuste/concepto'
import { holdEspecialidades, readEspecialidad } from '@/backend/credenciales/especialidad/store'
import type { Tx } from '@/backend/db/conexion'
import { requireEstado } from '@/backend/nucleo/acto-por-estado'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { refuseBeforeBirth } from '@/backend/padron/matriculado/hold-matriculado'
import { chargeConcepto } from '@/backend/tesoreria/ledger/concepto'
import { faultsOfDates, isInForce, splitHistory } from '@/domain/especialidad'
import { formatFecha } from '@/domain/fechas'

type Entrada = EntradaDe<typeof crear>
type Fila = FilaDe<typeof traerTodos>
/** A row of ours, whose obtained day is always known. */
type Propia = Fila & { fechaObtencion: string }
/** A revalidation of what came without a number has none. */
interface Nueva {
  id: number
  nroCertificado: string | undefined
}

export const ENTIDAD = 'especialidad_matriculado'

/**
 * Adds a specialty with the next certificate number, or a revalidation with the number of what it goes on from, and
 * with `conceptoCertif` charges the certificate's concept. Throws `Rechazo` as `requireEstado` does and beside the fields at
 * fault.
 */
export async function addEspecialidad(tx: Tx, pedido: Pedido, entrada: Entrada): Promise<Nueva> {
  const { member, filas } = await holdEspecialidades(tx, entrada.matriculadoID)
  const porque = await requireEstado(tx, 'especialidad', entrada)
  const anterior = entrada.esReval ? await requireLast(tx, entrada, filas) : undefined
  requireDates(entrada, pedido, anterior)
  const obtained = { dia: entrada.fechaObtencion, que: 'La fecha de obtención' }
  refuseBeforeBirth(member, 'fechaObtencion', obtained)
  requireFree(entrada, pedido, filas, anterior)
  await requireOptions(tx, entrada)
  if (entrada.conceptoCertif) await charge(tx, pedido, entrada)
  const nuevo = await insert(tx, pedido, entrada, anterior)
  await audit(tx, pedido, {
    entidad: ENTIDAD,
    entidadID: nuevo.id,
    matriculadoID: entrada.matriculadoID,
    despues: { ...describe(await readEspecialidad(tx, nuevo.id)), ...porque },
  })
  return nuevo
}

/** The record that a revalidation goes on from; whoever comes second is told who did it. */
async function requireLast(
  tx: Tx,
  { especialidadID, nroCertificado, revalidaID, conceptoCertif }: Entrada,
  filas: readonly Fila[],
): Promise<Propia> {
  const found = splitHistory(filas).actuales.find((fila) =>
    nroCertificado === undefined
      ? revalidaID !== undefined && !fila.nroCertificado && [fila.id, fila.revalidaID].includes(revalidaID)
      : fila.nroCertificado === nroCertificado,
  )
  if (!found?.fechaObtencion)
    refuse('nroCertificado', 'El matriculado no tiene una especialidad con ese certificado')
  if (found.especialidadID !== especialidadID)
    refuse(
      'especialidadID',
      `${nroCertificado === undefined ? 'Lo que se revalida' : `El certificado ${nroCertificado}`} es de ${found.especialidad}`,
    )
  if (revalidaID !== undefined && revalidaID !== found.id) {
    const who = await lastAuthor(tx, { entidad: ENTIDAD, id: found.id })
    const until = found.fechaCaducidad ? `vence el ${formatFecha(found.fechaCaducidad)}` : 'no vence'
    refuse('revalidaID', `La especialidad cambió${who ? `: lo hizo ${who}` : ''}. Ahora ${until}.`)
  }
  if (found.sinReval) refuse('nroCertificado', `${found.especialidad} no vence: no hay qué revalidar`)
  if (conceptoCertif)
    refuse('conceptoCertif', 'El concepto del certificado se cobra al agregar, no al revalidar')
  return { ...found, fechaObtencion: found.fechaObtencion }
}

function requireDates(entrada: Entrada, { hoy }: Pedido, anterior: Propia | undefined): void {
  const errores = faultsOfDates(entrada, hoy, anterior)
  const [first] = Object.values(errores)
  if (first) throw new Rechazo(first, errores)
}

/** Of one specialty a member has one in force. */
function requireFree(
  entrada: Entrada,
  { hoy }: Pedido,
  filas: readonly Fila[],
  anterior: Propia | undefined,
): void {
  const validez = { sinReval: entrada.sinReval, fechaCaducidad: entrada.fechaCaducidad }
  if (!isInForce(validez, hoy)) return
  const other = splitHistory(filas).actuales.find(
    (fila) =>
      fila.especialidadID === entrada.especialidadID && fila.id !== anterior?.id && isInForce(fila, hoy),
  )
  if (!other) return
  const until = other.fechaCaducidad ? ` hasta el ${formatFecha(other.fechaCaducidad)}` : ''
  const number = other.nroCertificado ? ` (certificado ${other.nroCertificado})` : ''
  refuse('especialidadID', `Ya tiene ${other.especialidad} en vigencia${until}${number}`)
}

async function requireOptions(tx: Tx, entrada: Entrada): Promise<void> {
  if (!(await holdVigente(tx, 'especialidad', entrada.especialidadID)))
    refuse('especialidadID', 'Esa especialidad ya no existe')
  const forma = await tx.query('SELECT FROM forma_obtencion_especialidad WHERE id = $1 FOR KEY SHARE', [
    entrada.formaObtencionEspecialidadID,
  ])
  if (forma.length === 0) refuse('formaObtencionEspecialidadID', 'Esa forma de obtención ya no existe')
  if (!(await holdVigente(tx, 'organizacion', entrada.organizacionID)))
    refuse('organizacionID', 'Esa organización ya no existe')
}

/** What is wrong with the concept stands beside the question whether to charge it. */
async function charge(tx: Tx, pedido: Pedido, { matriculadoID, montoPrevisto }: Entrada): Promise<void> {
  const concepto = await readConceptoElegido(tx, 'conceptoEspecialidad')
  if (!concepto) refuse('conceptoCertif', 'No hay un concepto de certificado: elíjalo en Reglas')
  try {
    await chargeConcepto(tx, pedido, { matriculadoID, conceptoID: concepto.id, montoPrevisto })
  } catch (error) {
    if (error instanceof Rechazo && error.errores['conceptoID']) refuse('conceptoCertif', error.message)
    throw error
  }
}

/** The counter's row stays locked until the transaction ends, so the number is taken last. */
async function insert(
  tx: Tx,
  { persona }: Pedido,
  entrada: Entrada,
  anterior: Propia | undefined,
): Promise<Nueva> {
  const numero = anterior
    ? 'SELECT nro_certificado AS valor, numero_anterior AS anterior FROM especialidad_matriculado WHERE id = $10'
    : `UPDATE contador SET valor = valor + 1 WHERE nombre = 'certificado_especialidad' AND $10::int IS NULL
       RETURNING valor, NULL::text AS anterior`
  const [row] = await tx.query<Nueva>(
    `WITH numero AS (${numero})
     INSERT INTO especialidad_matriculado (matriculado_id, especialidad_id, fecha_obtencion, fecha_caducidad, sin_reval,
       forma_obtencion_especialidad_id, organizacion_id, lugar_organizacion, creado_por, nro_certificado, numero_anterior, es_reval, revalida_id)
     SELECT $1, $2, $3::date, $4::date, $5, $6, $7, $8, $9, valor, anterior, $10::int IS NOT NULL, $10 FROM numero
     RETURNING id, coalesce(nro_certificado::text, numero_anterior) AS "nroCertificado"`,
    [
      entrada.matriculadoID,
      entrada.especialidadID,
      entrada.fechaObtencion,
      entrada.sinReval ? null : entrada.fechaCaducidad,
      entrada.sinReval,
      entrada.formaObtencionEspecialidadID,
      entrada.organizacionID,
      entrada.lugarOrganizacion?.trim() || null,
      persona.usuarioID,
      anterior?.id ?? null,
    ],
  )
  if (!row) throw new Error('Falta el contador de certificados de especialidad')
  return row
}

/** For the audit trail, in names. */
export const describe = (fila: Fila) => ({
  especialidad: fila.especialidad,
  nroCertificado: fila.nroCertificado,
  ...(fila.esReval && { revalidacion: true }),
  fechaObtencion: fila.fechaObtencion,
  fechaCaducidad: fila.sinReval ? 'no vence' : fila.fechaCaducidad,
  formaObtencion: fila.formaObtencion,
  organizacion: fila.organizacion,
  lugarOrganizacion: fila.lugarOrganizacion,
})
