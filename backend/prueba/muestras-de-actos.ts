import type { Escena } from '@/contract/escena'
import type { ApiDePrueba } from '@/backend/prueba/api'
import type { Db } from '@/backend/db/conexion'

type Actos = Pick<
  Escena,
  'actoID' | 'actoFirmadoID' | 'actoSuperadoID' | 'actoBorradorID' | 'actoNumerable' | 'actoEliminable'
>

export const BORRADOR = {
  clase: 'resolucion',
  organo: 'Junta Directiva',
  fecha: '2026-03-02',
  asunto: 'Valores de la matrícula',
  visto: '<p>La nota</p>',
  considerando: '<p>Que corresponde</p>',
  resuelve: '<p>Fíjanse los valores</p>',
}

/** Two signatories, as an act needs. */
export async function addFirmantes(db: Db): Promise<{ primerFirmanteID: number; segundoFirmanteID: number }> {
  const [primero, segundo] = await db.query<{ id: number }>(
    `INSERT INTO firmante (nombre, cargo)
     VALUES ('Dra. Preside', 'Presidenta'), ('Dr. Secretario', 'Secretario') RETURNING id`,
  )
  return { primerFirmanteID: primero?.id ?? 0, segundoFirmanteID: segundo?.id ?? 0 }
}

/** Acts in each of their states, made through the API's own calls. */
export async function addActos(api: ApiDePrueba, token: string): Promise<Actos> {
  const firmantes = await addFirmantes(api.db)
  const draft = async () => {
    const { sobre } = await api.call('acto.crear', { ...BORRADOR, ...firmantes }, { token })
    return (sobre.datos as { id: number }).id
  }
  const numbered = async () => {
    const actoID = await draft()
    const { sobre } = await api.call('acto.numerar', { actoID, version: 1 }, { token })
    if (sobre.estado !== 1) throw new Error(JSON.stringify(sobre))
    return actoID
  }
  const [actoID, actoFirmadoID, actoSuperadoID] = [await numbered(), await numbered(), await numbered()]
  await api.call('acto.firmar', { actoID: actoFirmadoID, fecha: BORRADOR.fecha }, { token })
  return {
    ...{ actoID, actoFirmadoID, actoSuperadoID },
    ...{ actoBorradorID: await draft(), actoNumerable: await draft(), actoEliminable: await draft() },
  }
}
