import type { EntradaDe, FilaDe } from '@/contract/llamada'
import type { confirmarApellido, responder } from '@/contract/mudanza'
import { audit } from '@/backend/acceso/auditoria/store'
import type { Tx } from '@/backend/db/conexion'
import { claveDe, decisionesDe, isForAll } from '@/backend/mudanza/diferencia/respuesta'
import { type Alcance, findDiferencia, readAlcance } from '@/backend/mudanza/diferencia/una'
import type { Pedido, Persona } from '@/backend/nucleo/manejador'
import { noEncontrado, Rechazo, refuse } from '@/backend/nucleo/rechazo'
import { DECIDIDO, type DecisionDeMudanza, QUES } from '@/domain/mudanza/diferencia'

type Entrada = EntradaDe<typeof responder>

/** Throws `Rechazo` for what is not asked of the difference, and where everybody is not who the person saw. */
export async function answerDiferencia(
  tx: Tx,
  pedido: Pedido,
  entrada: Entrada,
): Promise<FilaDe<typeof responder>> {
  const { diferencia, guardada } = await findDiferencia(tx, entrada.diferenciaID)
  const { pregunta } = guardada
  const { valor, deTodos } = entrada
  if (!decisionesDe(pregunta).includes(valor)) refuse('valor', 'Eso no se pregunta de esta diferencia')
  if (deTodos && !isForAll(pregunta, valor)) refuse('deTodos', 'Esta diferencia se responde de a una')
  const de = { matriculadoID: diferencia.matriculadoID, que: claveDe(pregunta), valor }
  const alcance = deTodos ? await readAlcance(tx, diferencia, pregunta) : undefined
  if (alcance) requireSeen(entrada, alcance)
  if (alcance) {
    await save(tx, pedido.persona, { ...de, matriculadoID: 0 })
    // What was said of him before would go before what is said of all.
    await tx.query(
      'UPDATE mudanza_respuesta SET valor = $3, quien = $4, cuando = now() WHERE matriculado_id = $1 AND que = $2',
      [de.matriculadoID, de.que, valor, nameOf(pedido.persona)],
    )
  } else await save(tx, pedido.persona, de)
  await audit(tx, pedido, {
    ...{ entidad: 'mudanza_diferencia', entidadID: diferencia.id },
    matriculadoID: alcance ? null : diferencia.matriculadoID,
    antes: { respuesta: diferencia.valor && DECIDIDO[diferencia.valor] },
    despues: {
      ...{
        respuesta: DECIDIDO[valor],
        que: QUES[diferencia.que],
        importe: alcance?.importe ?? diferencia.importe,
      },
      ...(alcance && { matriculados: alcance.cantidad }),
    },
  })
  return { cantidad: alcance?.cantidad ?? 1 }
}

function requireSeen({ cantidad, importe }: Entrada, now: Alcance): void {
  if (cantidad !== now.cantidad || importe !== now.importe)
    throw new Rechazo('Las diferencias cambiaron mientras las miraba: vuelva a leerlas.')
}

interface Decidido {
  /** Everybody: 0. */
  matriculadoID: number
  que: string
  valor: DecisionDeMudanza
}

async function save(tx: Tx, persona: Persona, { matriculadoID, que, valor }: Decidido): Promise<void> {
  await tx.query(
    `INSERT INTO mudanza_respuesta (matriculado_id, que, valor, quien) VALUES ($1, $2, $3, $4)
     ON CONFLICT (matriculado_id, que) DO UPDATE SET valor = excluded.valor, quien = excluded.quien, cuando = now()`,
    [matriculadoID, que, valor, nameOf(persona)],
  )
}

const nameOf = ({ nombre, apellido }: Persona): string => `${nombre} ${apellido}`.trim()

export async function confirmSurname(
  tx: Tx,
  pedido: Pedido,
  { hallazgoID }: EntradaDe<typeof confirmarApellido>,
): Promise<undefined> {
  const [row] = await tx.query<{ matriculadoID: number }>(
    `SELECT matriculado_id AS "matriculadoID" FROM mudanza_hallazgo
     WHERE id = $1 AND clase = 'apellido' AND matriculado_id IS NOT NULL`,
    [hallazgoID],
  )
  if (!row) throw noEncontrado()
  const { matriculadoID } = row
  await save(tx, pedido.persona, { matriculadoID, que: 'apellido', valor: 'aceptada' })
  await audit(tx, pedido, { entidad: 'mudanza_hallazgo', entidadID: hallazgoID, matriculadoID })
}
