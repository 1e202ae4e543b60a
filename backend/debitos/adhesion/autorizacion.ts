import { issuePapel } from '@/backend/credenciales/papel/cambios'
import type { Emitido } from '@/backend/credenciales/papel/store'
import type { Tx } from '@/backend/db/conexion'
import { findVigente } from '@/backend/debitos/adhesion/store'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo } from '@/backend/nucleo/rechazo'
import { nombreCorrido } from '@/backend/nucleo/nombres'
import { holdMatriculado } from '@/backend/padron/matriculado/hold-matriculado'
import {
  authorizationBody,
  authorizedText,
  type Autorizado,
  TITULO_DE_AUTORIZACION,
} from '@/domain/autorizacion-de-debito'
import { writeCuerpo } from '@/domain/certificado/escribir'
import { DEBITO_BANCARIO } from '@/domain/debito'

/** Issues the paper of the enrolment in force, which the member himself signs. Throws `Rechazo` where there is none. */
export async function issueAutorizacion(tx: Tx, pedido: Pedido, matriculadoID: number): Promise<Emitido> {
  await holdMatriculado(tx, matriculadoID)
  const vigente = await findVigente(tx, matriculadoID)
  if (!vigente) throw new Rechazo('No está adherido a un débito: no hay qué autorizar')
  const [socio] = await tx.query<{ nombre: string; dni: number; matricula: number }>(
    `SELECT ${nombreCorrido('m')} AS nombre, m.dni, m.matricula FROM matriculado m WHERE m.id = $1`,
    [matriculadoID],
  )
  if (!socio) throw new Error('El matriculado retenido no está')
  const autorizado: Autorizado = {
    ...socio,
    formaPago: vigente.formaPago,
    cuenta: vigente.formaPagoID === DEBITO_BANCARIO ? vigente : undefined,
  }
  return issuePapel(tx, pedido, {
    clase: 'debito',
    matriculadoID,
    origenID: vigente.id,
    certifica: authorizedText(autorizado, pedido.hoy),
    imagenHuella: null,
    salvedad: null,
    contenido: {
      titulo: TITULO_DE_AUTORIZACION,
      cuerpo: writeCuerpo(authorizationBody(autorizado, pedido.hoy)),
      nombre: socio.nombre,
      matricula: socio.matricula,
      dni: socio.dni,
      firmante: socio.nombre,
      cargo: `Titular, matrícula N° ${socio.matricula}`,
      fecha: pedido.hoy,
    },
  })
}
