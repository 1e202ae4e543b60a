import type { Escena } from '@/contract/escena'
import type { ApiDePrueba } from '@/backend/prueba/api'
import { enrol } from '@/backend/prueba/debitos/adherido'
import { giveBankSettings } from '@/backend/prueba/debitos/ajustes'
import { addMember } from '@/backend/prueba/gente'
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

/** A closed round of BSE with one debit, of somebody who owes this month, and a debit of two in a round for the bank's acceptance. */
export async function addRound(
  api: ApiDePrueba,
  token: string,
): Promise<Pick<Escena, 'rondaID' | 'rondaFilaID'>> {
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
