import type { Escena } from '@/contract/escena'
import type { ApiDePrueba } from '@/backend/prueba/api'
import { aplicarRendicion } from '@/backend/debitos/rendicion/aplicar'
import { enrol } from '@/backend/prueba/debitos/adherido'
import { giveBankSettings } from '@/backend/prueba/debitos/ajustes'
import { answerOf } from '@/backend/prueba/debitos/rendicion'
import { addMember } from '@/backend/prueba/gente'
import { workUntilDone } from '@/backend/tarea/finish'
import { makeCbu } from '@/domain/cbu'

/** An account at a branch of the first bank of a code, as the enrolment's form sends it. */
export async function accountAt(
  { db }: Pick<ApiDePrueba, 'db'>,
  entidad: '321' | '015',
  mas: object = {},
): Promise<Record<string, unknown>> {
  const [sucursal] = await db.query<{ bancoID: number; sucursalBancoID: number; codigo: string }>(
    `SELECT b.id AS "bancoID", s.id AS "sucursalBancoID", s.codigo FROM sucursal_banco s JOIN banco b ON b.id = s.banco_id
     WHERE b.codigo_cbu = $1 ORDER BY s.id LIMIT 1`,
    [entidad],
  )
  if (!sucursal) throw new Error(`Sin sucursales del banco ${entidad}`)
  const { codigo, ...donde } = sucursal
  const cbu = makeCbu(entidad, codigo, '0010000012345')
  const cuenta = { tipoCuentaID: 2, cbu, nroCuenta: '0000012345', nroSolicitud: 1, fechaAlta: '2026-11-02' }
  return { ...donde, ...cuenta, observaciones: '', ...mas }
}

/** A member in bank debit, enrolled through the API's own call. */
export async function addDebito(
  api: ApiDePrueba,
  token: string,
): Promise<Pick<Escena, 'adherido' | 'daListadoID' | 'sucursalDeDebito'>> {
  const adherido = await addMember(api.db, { apellido: 'Ledesma', nombre: 'Olga' })
  const cuenta = await accountAt(api, '321')
  const sucursalDeDebito = {
    bancoID: Number(cuenta['bancoID']),
    sucursalBancoID: Number(cuenta['sucursalBancoID']),
  }
  const datosDebitoJSON = JSON.stringify(cuenta)
  const wire = { matriculadoID: adherido, tipoDA: 4, datosDebitoJSON }
  const { sobre } = await api.call('da_listado.adherir', wire, { token })
  if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
  return { adherido, sucursalDeDebito, daListadoID: (sobre.datos as { id: number }).id }
}

export const addRounds = async (api: ApiDePrueba, token: string) => ({
  ...(await addRound(api, token)),
  ...(await addReport(api, token)),
  rechazado: await addRejected(api, token),
})

/** A closed round of BSE with one debit, of somebody who owes this month, and a debit of two in a round for the bank's acceptance. */
async function addRound(api: ApiDePrueba, token: string): Promise<Pick<Escena, 'rondaID' | 'rondaFilaID'>> {
  await giveBankSettings(api.db)
  for (const nombre of ['Isabel', 'Iris']) {
    const matriculadoID = await addMember(api.db, { apellido: 'Ledesma', nombre })
    await api.call('pago.generarMatriculaAdelantada', { matriculadoID, cantidad: 1 }, { token })
    await enrol(api.db, matriculadoID)
  }
  const cual = { forma: 41, mes: 11, anio: 2026 }
  const { sobre } = await api.call('ronda.contar', cual, { token })
  const [van] = (sobre.datos as { listas: { cantidad: number; total: number }[] }).listas
  const close = async (mas: object = {}): Promise<number> => {
    const closed = await api.call('ronda.cerrar', { ...cual, ...van, ...mas }, { token })
    if (closed.sobre.estado !== 1) throw new Error(JSON.stringify(closed.sobre))
    return (closed.sobre.datos as { id: number }).id
  }
  const pruebaID = await close({ prueba: true })
  const [fila] = await api.db.query<{ id: number }>(
    'SELECT min(id) AS id FROM ronda_fila WHERE ronda_id = $1',
    [pruebaID],
  )
  return { rondaID: await close(), rondaFilaID: fila?.id ?? 0 }
}

/** A round of ICBC with a report that was read, and money of an earlier one that waits for a person. */
async function addReport(
  api: ApiDePrueba,
  token: string,
): Promise<Pick<Escena, 'rondaEnviadaID' | 'rendicionID' | 'cobroPorResolverID'>> {
  const { rondaID: rondaEnviadaID, rendicionID } = await answered(api, token, {
    nombre: 'Ivo',
    mes: 11,
    importe: 100n,
  })
  const [cobro] = await api.db.query<{ id: number }>(
    `WITH antes AS (
       INSERT INTO rendicion (ronda_id, clase, nombre, huella, estado, lineas, aplicada_en)
       SELECT ronda_id, 'antes', 'anterior.txt', huella, 'aplicada', 1, now() FROM rendicion WHERE id = $1 RETURNING id
     ), fila AS (
       INSERT INTO rendicion_fila (rendicion_id, orden, linea, clave, importe, cobrado, resultado, viva)
       SELECT id, 1, 1, '999', 5000, true, -2, true FROM antes RETURNING id
     )
     INSERT INTO cobro_por_resolver (rendicion_fila_id, importe, reversa) SELECT id, 5000, false FROM fila RETURNING id`,
    [rendicionID],
  )
  return { rondaEnviadaID, rendicionID, cobroPorResolverID: cobro?.id ?? 0 }
}

/** A member whose debit of ICBC the bank rejected, by a report that was applied. */
async function addRejected(api: ApiDePrueba, token: string): Promise<number> {
  const { matriculadoID, rendicionID } = await answered(api, token, { nombre: 'Rita', mes: 12 })
  const { sobre } = await api.call('rendicion.aplicar', { rendicionID }, { token })
  const { tareaID } = sobre.datos as { tareaID: number }
  await workUntilDone(api.db, { rendicion: aplicarRendicion }, tareaID, () => undefined)
  return matriculadoID
}

/** Somebody in debit at ICBC, the round that asked him for a month of 2026, and what the bank said, read. */
async function answered(
  api: ApiDePrueba,
  token: string,
  { nombre, mes, importe }: { nombre: string; mes: number; importe?: bigint },
): Promise<{ matriculadoID: number; rondaID: number; rendicionID: number }> {
  const matriculadoID = await addMember(api.db, { apellido: 'Ledesma', nombre })
  await api.call('pago.generarMatriculaAdelantada', { matriculadoID, cantidad: mes - 10 }, { token })
  await enrol(api.db, matriculadoID, { entidad: '015' })
  const cual = { forma: 42, mes, anio: 2026 }
  const { sobre } = await api.call('ronda.contar', cual, { token })
  const [van] = (sobre.datos as { listas: { cantidad: number; total: number }[] }).listas
  const closed = await api.call('ronda.cerrar', { ...cual, ...van }, { token })
  const { id: rondaID } = closed.sobre.datos as { id: number }
  await api.call('ronda.enviar', { rondaID }, { token })
  const archivo = await answerOf(api.db, rondaID, 'SB', [
    { matriculadoID, ...(importe !== undefined && { importe }) },
  ])
  const read = await api.call('rendicion.leer', { rondaID, clase: 'SB' }, { token, archivo })
  if (read.sobre.estado !== 1) throw new Error(JSON.stringify(read.sobre))
  const { id: rendicionID } = read.sobre.datos as { id: number }
  return { matriculadoID, rondaID, rendicionID }
}
