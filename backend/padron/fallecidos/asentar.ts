import type { asentar, resolver } from '@/contract/fallecidos'
import type { EntradaDe, FilaDe } from '@/contract/llamada'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { readLados } from '@/backend/padron/fallecidos/aqui'
import { hasChanged } from '@/backend/padron/fallecidos/filas'
import { readPagosDespues } from '@/backend/padron/fallecidos/pagos'
import { readUndoable } from '@/backend/padron/matriculado/cambio-de-estado'
import { changeEstado } from '@/backend/padron/matriculado/estado'
import { decideFila, holdFila, rememberWho, type Tenida } from '@/backend/padron/refeps/filas'
import { FALLECIDO } from '@/domain/estados'
import { doubtOfMuerte, faultOfDia } from '@/domain/fallecidos/asentar'
import {
  ACCIONES_DE_FALLECIDO,
  type AccionDeFallecido,
  admite,
  CLASES_DE_FALLECIDO,
  type ClaseDeFallecido,
} from '@/domain/fallecidos/clases'
import { type LadoDeAqui, type LadoDeLista, sayDia, sayEstado } from '@/domain/fallecidos/palabras'
import { formatFecha } from '@/domain/fechas'
import { MOTIVO_VACIO } from '@/domain/papel'
import { isBlank } from '@/domain/texto'

type Fila = Omit<
  Tenida<ClaseDeFallecido, AccionDeFallecido, LadoDeLista, LadoDeAqui>,
  'matriculadoID' | 'clave'
> & { matriculadoID: number; clave: string }

/**
 * Writes one death down, from its day, by the change of state that a clerk makes. Throws `Rechazo` where the record was
 * changed since the list was read, at `desde` for a day that cannot be, and at `comprobado` where he paid after it or may be
 * somebody else and nobody says that the certificate was looked at.
 */
export async function asentarMuerte(
  tx: Tx,
  pedido: Pedido,
  { filaID, desde, comprobado = false, ...elegidos }: EntradaDe<typeof asentar>,
): Promise<FilaDe<typeof asentar>> {
  const held = await holdOpen(tx, filaID, 'asentar')
  const { matriculadoID, alla, aqui } = held
  const fault = faultOfDia(desde, aqui, pedido.hoy)
  if (fault !== undefined) refuse('desde', fault)
  const pagos = (await readPagosDespues(tx, [{ matriculadoID, dia: desde }])).get(0) ?? []
  const doubt = doubtOfMuerte(pagos, desde, held.clase === 'posible')
  if (doubt !== undefined && !comprobado) refuse('comprobado', doubt)
  const done = await changeEstado(tx, pedido, {
    ...{ matriculadoID, tipoMatriculaID: FALLECIDO, desde, causa: 'Fallecimiento', ...elegidos },
    motivo: [
      `De la lista ${held.nombre}, fila ${held.fila ?? ''}`,
      ...(alla.dia === null || alla.dia === desde ? [] : [`que dice el ${formatFecha(alla.dia)}`]),
      ...(doubt === undefined ? [] : ['comprobado con la partida']),
    ].join('; '),
  })
  const cambioID = (await readUndoable(tx, pedido, matriculadoID))?.id
  if (cambioID === undefined) throw new Error('El fallecimiento no dejó su cambio de estado')
  await decideFila(tx, pedido, { filaID, accion: 'asentar', motivo: null, cambioID })
  const isAnother = held.clase === 'posible'
  await rememberWho(tx, pedido, 'fallecidos', {
    ...{ filaID, clave: held.clave, quien: isAnother ? matriculadoID : undefined },
  })
  return done && { cerrados: done.cerrados }
}

/** Whatever else is decided of a row, with its reason. Throws `Rechazo` where its class does not admit it, and at `motivo`. */
export async function resolveFila(
  tx: Tx,
  pedido: Pedido,
  { filaID, accion, motivo = '' }: EntradaDe<typeof resolver>,
): Promise<null> {
  if (isBlank(motivo)) refuse('motivo', MOTIVO_VACIO)
  const held = await holdOpen(tx, filaID, accion)
  const porque = motivo.trim()
  await decideFila(tx, pedido, { filaID, accion, motivo: porque })
  const quien = accion === 'noEsElMismo' ? null : undefined
  await rememberWho(tx, pedido, 'fallecidos', { filaID, clave: held.clave, quien })
  await audit(tx, pedido, {
    ...{ entidad: 'comparacion', entidadID: held.comparacionID, matriculadoID: held.matriculadoID },
    antes: held.resuelta ? { decidido: ACCIONES_DE_FALLECIDO[held.resuelta].nombre } : undefined,
    despues: {
      ...{
        diferencia: CLASES_DE_FALLECIDO[held.clase].nombre,
        decidido: ACCIONES_DE_FALLECIDO[accion].nombre,
      },
      ...{ lista: sayDia(held.alla), consejo: sayEstado(held.aqui), motivo: porque },
    },
  })
  return null
}

/** The row with its member, both held. Throws `Rechazo` where that cannot be decided of it, or not any more. */
async function holdOpen(tx: Tx, filaID: number, accion: AccionDeFallecido): Promise<Fila> {
  const held = await holdFila<Fila>(tx, 'fallecidos', filaID)
  const { clase, matriculadoID, aqui, resuelta } = held
  const { nombre } = ACCIONES_DE_FALLECIDO[accion]
  if (!admite(clase, accion))
    throw new Rechazo(`«${nombre}» no va con «${CLASES_DE_FALLECIDO[clase].nombre}».`)
  if (resuelta === 'asentar') throw new Rechazo(`El fallecimiento de ${aqui.apellidoNombre} ya se asentó.`)
  await tx.query('SELECT FROM matriculado WHERE id = $1 FOR UPDATE', [matriculadoID])
  if (hasChanged(held, await readLados(tx, [matriculadoID])))
    throw new Rechazo(`La ficha de ${aqui.apellidoNombre} cambió después de leer la lista: léala de nuevo.`)
  return held
}
