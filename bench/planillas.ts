import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '@/backend/db/conexion'
import { timeOf } from '@/bench/descargas'
import { memory } from '@/bench/memoria'
import { type Medida, get, ms, percentile, timeEach } from '@/bench/medir'
import type { Sitio } from '@/bench/paginas'
import { makeCuit } from '@/domain/cuit'

const FILAS = 50_000
const TITULOS =
  'matricula;apellido y nombre;documento;cuit;sexo;nacimiento;ingreso;domicilio;provincia;estado;telefono;mail'
const APELLIDOS = ['ACOSTA', 'CARRIZO', 'DE LA FUENTE', 'GÜEMES', 'ÑÁÑEZ', 'PERALTA', 'QUIROGA', 'ZÁRATE']
const NOMBRES = ['Ana', 'Benjamín', 'Delfina', 'Emilio', 'Luz', 'Ramón', 'Sofía', 'Tomás']

/** An old program's register of people who are not there, by Windows' code page. */
function writeSheet(desde: { matricula: number; dni: number }): File {
  const rows = Array.from({ length: FILAS }, (_, at) => {
    const [sexo, dni] = [at % 2 === 0 ? 1 : 2, desde.dni + at] as const
    const two = (n: number): string => String((n % 28) + 1).padStart(2, '0')
    return [
      ...[desde.matricula + at, `${APELLIDOS[at % 8]}, ${NOMBRES[(at >> 3) % 8]}`, dni, makeCuit(dni, sexo)],
      ...[sexo === 1 ? 'M' : 'F', `${two(at)}/03/1970`, `${two(at)}/06/1998`, `Belgrano ${at}`],
      ...['Sgo. del Estero', 'AARP'[at % 4], `385-15-4${String(at).padStart(6, '0')}`, `m${at}@example.org`],
    ].join(';')
  })
  return new File([Buffer.from([TITULOS, ...rows, ''].join('\r\n'), 'latin1')], 'padron.csv')
}

/** Numbers that nobody of the register has. */
async function freeNumbers(base: string): Promise<{ matricula: number; dni: number }> {
  const db = openDatabase(base, { max: 1 })
  const [row] = await db.query<{ matricula: number; dni: number }>(
    'SELECT max(matricula) + 1 AS matricula, greatest(max(dni), 60000000) + 1 AS dni FROM matriculado',
  )
  await db.close()
  return row ?? { matricula: 1, dni: 60_000_001 }
}

/** A register of the same size brought in beside the one that is there, and taken back, while somebody asks for the list. */
export async function measureSheets(padron: ChildProcess, sitio: Sitio): Promise<Medida[]> {
  const headers = { authorization: `Bearer ${sitio.token}` }
  const apiMB = async (): Promise<number> => {
    const { total, web } = await memory(padron, 0)
    return total - web
  }
  const list = (): Promise<string> => get(`${sitio.api}/matriculado/traerTodos?nroPagina=1`, headers)
  const alone = await timeEach(100, list)
  const before = await apiMB()
  const beside: number[] = []
  let [peak, working] = [before, true]
  const watching = (async () => {
    while (working) {
      beside.push(await timeOf(list))
      peak = Math.max(peak, await apiMB())
      await delay(50)
    }
  })()
  const file = writeSheet(await freeNumbers(sitio.base))
  const times = await bringAndTakeBack(sitio, file).finally(() => (working = false))
  await watching
  const seconds = (time: number): string => `${(time / 1_000).toFixed(1).replace('.', ',')} s`
  const count = FILAS.toLocaleString('es-AR')
  return [
    { que: `Planilla de ${count} filas: subir y leer`, valor: seconds(times.subir), meta: '–' },
    { que: `Planilla de ${count} filas: revisar`, valor: seconds(times.revisar), meta: '≤ 20 s' },
    { que: `Planilla de ${count} filas: importar`, valor: seconds(times.importar), meta: '≤ 60 s' },
    { que: `Planilla de ${count} filas: deshacer`, valor: seconds(times.deshacer), meta: '≤ 60 s' },
    {
      que: 'API lista mientras tanto p95',
      valor: ms(percentile(beside, 95)),
      meta: '≤ 1,5 × a solas',
      piso: `a solas p95 ${ms(percentile(alone, 95))}`,
    },
    {
      que: 'Memoria de la API mientras tanto',
      valor: `${before.toFixed(0)} → ${peak.toFixed(0)} MB`,
      meta: '≤ +100 MB',
    },
  ]
}

async function bringAndTakeBack(
  sitio: Sitio,
  file: File,
): Promise<Record<'subir' | 'revisar' | 'importar' | 'deshacer', number>> {
  const { api } = sitio
  const clock = async <T>(act: () => Promise<T>): Promise<[T, number]> => {
    const start = performance.now()
    return [await act(), performance.now() - start]
  }
  const body = new FormData()
  body.append('destino', 'matriculados')
  body.append('archivo', file)
  const [{ importacionID }, subir] = await clock(() =>
    ask<{ importacionID: number }>(sitio, 'importacion/subir', body),
  )
  const job = async (path: string, wire: Record<string, unknown>): Promise<void> => {
    const { tareaID } = await ask<{ tareaID: number }>(sitio, path, wire)
    for (;;) {
      const answer = await get(`${api}/tarea/traerDatos?tareaID=${tareaID}`, {
        authorization: `Bearer ${sitio.token}`,
      })
      const { datos } = JSON.parse(answer) as { datos: { estado: string; resumen: string | null } }
      if (datos.estado === 'terminada') return
      if (datos.estado !== 'pendiente') throw new Error(`${path}: ${datos.resumen}`)
      await delay(100)
    }
  }
  const [, revisar] = await clock(() => job('importacion/revisar', { importacionID }))
  const read = await get(`${api}/importacion/traerDatos?importacionID=${importacionID}`, {
    authorization: `Bearer ${sitio.token}`,
  })
  const { evaluacion, importacion } = (
    JSON.parse(read) as { datos: { evaluacion: string; importacion: { cuentas: { nuevas: number } } } }
  ).datos
  const { nuevas } = importacion.cuentas
  if (nuevas !== FILAS) throw new Error(`De ${FILAS} filas entran ${nuevas}`)
  const [, importar] = await clock(() =>
    job('importacion/importar', { importacionID, nuevas, cambian: 0, evaluacion }),
  )
  const undo = { importacionID, motivo: 'Medición', cantidad: FILAS }
  const [, deshacer] = await clock(() => job('importacion/deshacer', undo))
  return { subir, revisar, importar, deshacer }
}

/** A change of the contract. Throws unless it was done. */
async function ask<T>(
  { api, token }: Sitio,
  path: string,
  wire: FormData | Record<string, unknown>,
): Promise<T> {
  const form = wire instanceof FormData
  const answer = await fetch(`${api}/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...(form ? {} : { 'content-type': 'application/json' }) },
    body: form ? wire : JSON.stringify(wire),
  })
  const sobre = (await answer.json()) as { estado: number; mensaje: string; datos: T }
  if (sobre.estado !== 1) throw new Error(`${path}: ${sobre.mensaje}`)
  return sobre.datos
}
