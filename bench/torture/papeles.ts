import { setTimeout as delay } from 'node:timers/promises'
import { untilAnswered } from '@/bench/torture/actos'
import { expectClean, expectThat, type Comprobacion } from '@/bench/torture/comprobar'
import type { Escena } from '@/bench/torture/escena'
import type { Proceso } from '@/bench/torture/proceso'
import { addMember } from '@/backend/prueba/gente'

const CLIENTS = 50
const ALIVE = 500

interface Papel {
  id: number
  numero: number
}

/** T37: fifty clerks issue papers of one kind while the API is killed. */
export async function killDuringPapers(
  escena: Escena,
  api: Proceso,
  muertes: number,
): Promise<Comprobacion[]> {
  const { db, token } = escena
  const firmanteID = await firstSigner(escena)
  await api.start()
  const origenID = await addCertificado(escena, api)
  const issued: Papel[] = []
  const errores: string[] = []
  let over = false
  const clerk = async (): Promise<void> => {
    while (!over) {
      const wire = { clase: 'certificado', origenID, firmanteID, observacion1: 'Guardia' }
      const { http, sobre } = await untilAnswered(api.url, token, 'papel.emitir', wire)
      if (http === 200 && sobre.estado === 1) issued.push(sobre.datos as Papel)
      // Killed between its two parts, or more at once than are let in: it says so, and nobody holds a paper.
      else if (http !== 409 && http !== 429 && http !== 503) errores.push(`HTTP ${http} ${sobre.mensaje}`)
    }
  }
  const working = Promise.all(Array.from({ length: CLIENTS }, clerk))
  for (let turn = 0; turn < muertes; turn++) {
    await delay(ALIVE * (0.6 + 0.8 * Math.random()))
    await api.end('SIGKILL')
    await api.start()
  }
  over = true
  await working
  await api.end('SIGTERM')

  const kept = await db.query<Papel>("SELECT id, numero FROM papel WHERE clase = 'certificado'")
  const numeros = new Map(kept.map(({ id, numero }) => [id, numero]))
  const lost = issued.filter(({ id, numero }) => numeros.get(id) !== numero)
  return [
    expectThat(
      'la API murió mientras se emitía',
      issued.length > muertes,
      `${muertes} veces, ${issued.length} papeles`,
    ),
    expectThat('ninguna respuesta de error', errores.length === 0, errores.slice(0, 3).join('; ') || 0),
    expectThat(
      'ningún número dos veces',
      new Set(issued.map(({ numero }) => numero)).size === issued.length,
      issued.length,
    ),
    expectThat('cada papel confirmado está', lost.length === 0, `${lost.length} de ${issued.length}`),
    await expectClean(db),
  ]
}

async function firstSigner({ db }: Escena): Promise<number> {
  const [row] = await db.query<{ id: number }>('SELECT id FROM firmante ORDER BY id LIMIT 1')
  if (!row) throw new Error('No hay firmantes')
  return row.id
}

/** A certificate of a member whose record has what its body tells. */
async function addCertificado({ db, token }: Escena, api: Proceso): Promise<number> {
  const matriculadoID = await addMember(db)
  await db.query("UPDATE matriculado SET folio = '1', libro = '2' WHERE id = $1", [matriculadoID])
  const wire = { matriculadoID, tipoCertificadoID: 1, validezDesde: '2026-01-15' }
  const { sobre } = await untilAnswered(api.url, token, 'certificado_matriculado.crear', wire)
  if (sobre.estado !== 1) throw new Error(sobre.mensaje ?? 'No se agregó el certificado')
  return (sobre.datos as { id: number }).id
}
