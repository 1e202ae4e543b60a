import { addAdheridos } from '@/bench/adheridos'
import { untilAnswered } from '@/bench/torture/actos'
import type { Consejo } from '@/bench/torture/alta/consejo'
import { findPrincipal, urlDe } from '@/bench/torture/alta/servicios'
import { expectPaid } from '@/bench/torture/debitos'
import { expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import { waitForJob } from '@/bench/torture/tarea'
import { openDatabase, type Db } from '@/backend/db/conexion'
import { answerOf } from '@/backend/prueba/debitos/rendicion'
import { sendCall } from '@/backend/prueba/llamada'
import { centavos } from '@/domain/dinero'
import { partsOf, today } from '@/domain/fechas'

const FORMA = 41
const CUOTA = centavos(18_500_00n)
const PATIENCE = 300_000

/** A report of the bank that is being applied, by whatever machine has the job. */
export interface Aplicacion {
  finish(): Promise<void>
  judge(db: Db): Promise<Comprobacion>
}

/** A round is closed, sent and answered, and its application is asked for; resolves once a tenth of it is done. */
export async function startRonda({ api, escena, red }: Consejo, socios: number): Promise<Aplicacion> {
  const { db, token } = escena
  const members = await addAdheridos(db, socios, CUOTA)
  const call = async (
    nombre: Parameters<typeof sendCall>[1],
    wire: Record<string, unknown>,
  ): Promise<unknown> => {
    const { sobre } = await untilAnswered(api, token, nombre, wire)
    if (sobre.estado !== 1) throw new Error(`${nombre}: ${sobre.mensaje}`)
    return sobre.datos
  }
  const cual = { forma: FORMA, ...partsOf(today()) }
  const [van] = ((await call('ronda.contar', cual)) as { listas: Record<string, unknown>[] }).listas
  await call('ronda.cerrar', { ...cual, ...van })
  const [ronda] = await db.query<{ id: number }>(
    "SELECT id FROM ronda WHERE estado <> 'deshecha' AND NOT prueba",
  )
  if (!ronda) throw new Error('La ronda no se cerró')
  const told = members.map((matriculadoID) => ({ matriculadoID, importe: CUOTA, dia: today() }))
  const archivo = await answerOf(db, ronda.id, 'CA', told)
  await call('ronda.enviar', { rondaID: ronda.id })
  const read = await sendCall(api, 'rendicion.leer', { rondaID: ronda.id, clase: 'CA' }, { token, archivo })
  const rendicionID = (read.sobre.datos as { id: number }).id
  const { tareaID } = (await call('rendicion.aplicar', { rendicionID })) as { tareaID: number }
  const { hechas } = await waitForJob(db, tareaID, socios / 10)
  return {
    finish: async () => {
      const now = openDatabase(urlDe(await findPrincipal(red)), { max: 1 })
      const end = await waitForJob(now, tareaID, Infinity, PATIENCE)
      await now.close()
      if (end.estado !== 'terminada') throw new Error(`La rendición quedó ${end.estado}: ${end.resumen}`)
    },
    judge: async (now) => {
      const { nombre, bien, visto } = await expectPaid(now, members, socios)
      return expectThat(nombre, bien, `${visto}; con ${hechas} hechas murió la principal`)
    },
  }
}
