import { type Db, type Tx, withTransaction } from '@/backend/db/conexion'
import { holdSolicitud, step } from '@/backend/medico/solicitud/abierta'
import { admit } from '@/backend/medico/solicitud/decidir'
import { insertPapeles, insertSolicitud, presentForHim } from '@/backend/medico/solicitud/presentar'
import { holdTipo } from '@/backend/medico/solicitud/tipos'
import type { Pedido } from '@/backend/nucleo/manejador'
import { addDays, type Fecha } from '@/domain/fechas'

const [BAJA, SUSPENSION, REHABILITACION, PASIVO, TRASLADO, NOMBRE] = [1, 2, 3, 4, 5, 6]
const ACTIVO = [1]
/** From which one comes back. */
const SIN_EJERCER = [6, 5, 4, 3]

interface Muestra {
  tipo: number
  /** The states of who may ask, the best example first. */
  estados: readonly number[]
  hace: number
  recibidos: number[]
  anios?: number
  nombre?: string
  apellido?: string
  texto?: string
  llega: 'presentada' | 'observada' | 'admitida' | 'caducada'
}

/** In each state in which the office meets them. */
const MUESTRAS: readonly Muestra[] = [
  {
    tipo: BAJA,
    estados: ACTIVO,
    hace: 2,
    recibidos: [1, 2],
    texto: 'Se jubiló en marzo',
    llega: 'presentada',
  },
  { tipo: PASIVO, estados: ACTIVO, hace: 23, recibidos: [], anios: 1, llega: 'observada' },
  {
    tipo: SUSPENSION,
    estados: ACTIVO,
    hace: 6,
    recibidos: [1, 2],
    anios: 1,
    texto: 'Beca en el exterior',
    llega: 'admitida',
  },
  {
    tipo: REHABILITACION,
    estados: SIN_EJERCER,
    hace: 4,
    recibidos: [1],
    texto: 'Vuelve a ejercer',
    llega: 'presentada',
  },
  {
    tipo: TRASLADO,
    estados: ACTIVO,
    hace: 40,
    recibidos: [],
    texto: 'Consejo Médico de Córdoba',
    llega: 'caducada',
  },
  {
    ...{ tipo: NOMBRE, estados: ACTIVO, hace: 1, recibidos: [1] },
    ...{ nombre: 'Ana Sofía', apellido: 'Ledesma Paz', llega: 'presentada' },
  },
]

/** Requests as they stand on a day of work. */
export async function addDemoSolicitudes(db: Db, clerk: Pedido): Promise<void> {
  await withTransaction(db, async (tx) => {
    const used: number[] = []
    for (const muestra of MUESTRAS) {
      const matriculadoID = await freeIn(tx, muestra.estados, used)
      if (matriculadoID === undefined) continue
      used.push(matriculadoID)
      await enterDemo(tx, clerk, matriculadoID, muestra)
    }
    await beginDemoDraft(tx, clerk)
  })
}

/** The doctor who has an account owes: he reads what, in the place of presenting it. */
async function beginDemoDraft(tx: Tx, clerk: Pedido): Promise<void> {
  const [doctor] = await tx.query<{ id: number }>(
    'SELECT matriculado_id AS id FROM usuario WHERE matriculado_id IS NOT NULL ORDER BY id LIMIT 1',
  )
  if (!doctor) return
  const tipo = await holdTipo(tx, BAJA)
  const pide = { desde: null, anios: null, conBaja: true, nombre: null, apellido: null, texto: 'Me jubilo' }
  const id = await insertSolicitud(tx, { matriculadoID: doctor.id, tipo, pide })
  await insertPapeles(tx, clerk, id, tipo, [])
}

/** Who owes nothing and has no account. */
async function freeIn(
  tx: Tx,
  estados: readonly number[],
  used: readonly number[],
): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    `SELECT m.id FROM matriculado m WHERE m.tipo_matricula_id = ANY($1) AND m.id <> ALL($2)
       AND NOT EXISTS (SELECT FROM cargo c WHERE c.matriculado_id = m.id
         AND c.linea_id IS NULL AND c.anulado_en IS NULL)
       AND NOT EXISTS (SELECT FROM estado_programado e WHERE e.matriculado_id = m.id)
       AND NOT EXISTS (SELECT FROM usuario u WHERE u.matriculado_id = m.id)
     ORDER BY array_position($1::int[], m.tipo_matricula_id), m.id LIMIT 1`,
    [estados, used],
  )
  return row?.id
}

async function enterDemo(tx: Tx, clerk: Pedido, matriculadoID: number, muestra: Muestra): Promise<void> {
  const { tipo, hace, llega, estados: _, ...entrada } = muestra
  const presentada: Fecha = addDays(clerk.hoy, -hace)
  const as = (acto: string): Pedido => ({ ...clerk, acto: `solicitud.${acto}` })
  const asked = { ...entrada, matriculadoID, tipoSolicitudID: tipo, presentada }
  const { solicitudID } = await presentForHim(tx, as('presentarPorEl'), asked)
  if (llega === 'admitida') await admit(tx, as('admitir'), { solicitudID })
  // Of these he is told by mail otherwise.
  if (llega !== 'observada' && llega !== 'caducada') return
  const solicitud = await holdSolicitud(tx, solicitudID)
  if (llega === 'observada')
    await step(tx, as('observar'), solicitud, 'observar', { motivo: 'Falta la nota firmada' })
  else await step(tx, as('caducar'), solicitud, 'caducar', { motivo: 'No trajo los originales' })
}
