import type { ChildProcess } from 'node:child_process'
import { openDatabase } from '@/backend/db/conexion'
import { measureFederationFiles } from '@/bench/federacion'
import { memory } from '@/bench/memoria'
import { type Medida, get, ms, percentile, timeEach } from '@/bench/medir'
import type { Sitio } from '@/bench/paginas'
import { measureScreen } from '@/bench/pantallas'
import type { BarePage } from '@/bench/pelada'
import { loadedMonth, measurePolicies } from '@/bench/polizas'
import { writeMes } from '@/domain/control-cobertura'
import { partsOf, today } from '@/domain/fechas'

const PELADAS = 3

/** The screens of insurance, the control of cover over the whole register, and policies in and out by the thousand. */
export async function measureInsurance(
  padron: ChildProcess,
  sitio: Sitio,
  bare: BarePage,
): Promise<Medida[]> {
  const resident = async () => {
    const { web, total } = await memory(padron, 0)
    return { web, api: total - web }
  }
  // They come first: a register of invented people has no policies.
  const medidas = await measurePolicies(sitio, resident)
  medidas.push(...(await measureFederationFiles(sitio, resident)))
  medidas.push(...(await measureControl(sitio)))
  const miembro = await someInsured(sitio.base)
  for (const path of [
    `/fichaMatriculado/${miembro}/federacion`,
    `/fichaMatriculado/${miembro}/superintendencia`,
    '/controlCobertura',
    '/utilidades/cargaArchivoPolizaFederacion',
    `/utilidades/generarPolizas?mes=${writeMes(loadedMonth())}`,
    '/utilidades/generarArchivoFederacion',
  ])
    medidas.push(
      ...(await measureScreen(padron, sitio.web, bare, { path, cookie: sitio.cookie, meta: PELADAS })),
    )
  return medidas
}

/** The counts and the first page of the running month, as the screen asks for them. */
async function measureControl({ api, token, base }: Sitio): Promise<Medida[]> {
  const { anio, mes } = partsOf(today())
  const headers = { authorization: `Bearer ${token}` }
  const p50 = async (call: string): Promise<string> => {
    const times = await timeEach(15, () => get(`${api}/controlCobertura/${call}`, headers), 3)
    return `${ms(percentile(times, 50))} (p95 ${ms(percentile(times, 95))})`
  }
  const db = openDatabase(base, { max: 1 })
  const [row] = await db.query<{ n: number }>('SELECT count(*)::int AS n FROM matriculado')
  await db.close()
  const sobre = `de ${(row?.n ?? 0).toLocaleString('es-AR')}`
  const month = `anio=${anio}&mes=${mes}`
  return [
    {
      que: `Control de cobertura ${sobre}, las cuentas`,
      valor: await p50(`contar?${month}`),
      meta: '≤ 300 ms',
    },
    {
      que: `Control de cobertura ${sobre}, la primera página`,
      valor: await p50(`traerTodos?${month}&nroPagina=1`),
      meta: '≤ 300 ms',
    },
  ]
}

/** A member with several insurances and a policy. */
async function someInsured(base: string): Promise<number> {
  const db = openDatabase(base, { max: 1 })
  const [row] = await db.query<{ id: number }>(
    `SELECT matriculado_id AS id FROM federacion_matriculado WHERE matriculado_id IN (SELECT matriculado_id FROM poliza)
     GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  )
  await db.close()
  if (!row) throw new Error('Ningún matriculado del registro tiene seguros y una póliza')
  return row.id
}
