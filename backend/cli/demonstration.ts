import { CLAVE_DEMO, createDemoDoctor, createDemoStaff } from '@/backend/acceso/cuenta/admin'
import { verifyPassword } from '@/backend/acceso/cuenta/clave'
import { plantDemoFindings } from '@/backend/cli/demonstration-findings'
import { addDemoActos } from '@/backend/cli/demonstration-actos'
import { addDemoCobranza } from '@/backend/cli/demonstration-cobranza'
import { makeDemoRounds } from '@/backend/cli/demonstration-debitos'
import { issueDemoPapers } from '@/backend/cli/demonstration-papers'
import { addDemoProposals, addDemoRequests } from '@/backend/cli/demonstration-requests'
import { addDemoSolicitudes } from '@/backend/cli/demonstration-solicitudes'
import { programDemoStates } from '@/backend/cli/demonstration-states'
import { loadDemoPolicies } from '@/backend/cli/demonstration-polizas'
import { fillSampleSettings } from '@/backend/debitos/ajuste/muestra'
import { withTransaction, type Db, type Queryable, type Tx } from '@/backend/db/conexion'
import type { Pedido } from '@/backend/nucleo/manejador'
import { generar, type Resumen } from '@/backend/generador/generar'
import { monthNumber, partsOf, today } from '@/domain/fechas'
import { can } from '@/domain/roles'

export interface DemoSize {
  matriculados: number
  meses: number
  semilla: number
}

/** The rounds of a larger register take their time, and show nothing else. */
const CON_RONDAS = 1_000
const MESES_DE_RONDAS = 3

export const SMALL: DemoSize = { matriculados: 300, meses: 24, semilla: 1 }

/** Reference data, invented doctors and the demonstration's accounts, in a migrated and empty database. */
export async function fillDemo(db: Db, size: DemoSize, say: (text: string) => void): Promise<Resumen> {
  say(`cargando datos de demostración: ${size.matriculados} matriculados inventados`)
  let told = Date.now()
  const rondas = size.matriculados > CON_RONDAS ? [] : lastMonths(MESES_DE_RONDAS)
  const resumen = await generar(db, {
    ...size,
    hoy: today(),
    demo: true,
    ...(rondas[0] !== undefined && { sinDebito: rondas[0] }),
    cajeros: hireClerks,
    alAvanzar: ({ etapa, hecho, total }) => {
      if (Date.now() - told < 2000) return
      told = Date.now()
      say(`${etapa}: ${Math.floor((100 * hecho) / Math.max(total, 1))} %`)
    },
  })
  await withTransaction(db, createDemoDoctor)
  await withTransaction(db, fillSampleSettings)
  await db.query("INSERT INTO ajuste (clave, valor) VALUES ('consultaPublica', '1')")
  const accountant = await readClerk(db, 'contador')
  await makeDemoRounds(db, accountant, rondas)
  await loadDemoPolicies(db, accountant)
  const clerk = await readClerk(db, 'administrativo')
  await issueDemoPapers(db, clerk)
  await addDemoRequests(db, clerk.persona.usuarioID)
  await addDemoProposals(db, clerk.hoy)
  await plantDemoFindings(db, clerk)
  await addDemoActos(db, clerk)
  await programDemoStates(db, clerk)
  await addDemoCobranza(db, accountant)
  await addDemoSolicitudes(db, clerk)
  return resumen
}

/** The months before the running one. */
const lastMonths = (count: number): number[] => {
  const current = monthNumber(partsOf(today()))
  return Array.from({ length: count }, (_, at) => current - count + at)
}

/** The staff; those who take cash at the counter are answered. */
async function hireClerks(tx: Tx): Promise<number[]> {
  const staff = await createDemoStaff(tx)
  return staff.flatMap(({ id, rol }) => (can([rol], 'operativa', 'pagos.cobrar') ? id : []))
}

/** A demonstration account at its desk today. */
async function readClerk(db: Db, username: 'contador' | 'administrativo'): Promise<Pedido> {
  const [row] = await db.query<{ id: number; nombre: string; apellido: string }>(
    'SELECT id, nombre, apellido FROM usuario WHERE username = $1',
    [username],
  )
  if (!row) throw new Error(`Falta la cuenta de demostración ${username}`)
  const { id: usuarioID, nombre, apellido } = row
  return {
    persona: {
      ...{ usuarioID, nombre, apellido, matriculadoID: null },
      ...{
        roles: [username === 'contador' ? 'CONTADOR' : 'ADMINISTRATIVO'],
        debeCambiarClave: false,
        debeSegundoFactor: false,
        tokenHash: Buffer.alloc(0),
      },
    },
    ...{ hoy: today(), pedidoID: 'demostracion', politica: 'operativa', pasarela: null, acto: null },
  }
}

/** A real register with such an account is not served. */
export async function demoAccounts(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ username: string; hash: string }>(
    `SELECT username, clave_hash AS hash FROM usuario WHERE eliminado_en IS NULL
       AND lower(username) IN ('administracion', 'contador', 'empleado', 'administrativo')`,
  )
  const known: string[] = []
  for (const { username, hash } of rows) if (await verifyPassword(CLAVE_DEMO, hash)) known.push(username)
  return known
}
