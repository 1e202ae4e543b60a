import { OperatorError } from '@/backend/cli/environment'
import { open } from '@/backend/cli/mudanza-abrir'
import { make } from '@/backend/cli/mudanza-armar'
import { compare, report } from '@/backend/cli/mudanza-comparar'
import { withRegister } from '@/backend/cli/mudanza-lugar'
import { answer } from '@/backend/cli/mudanza-responder'
import { ask } from '@/backend/cli/terminal'
import { FALTANTES } from '@/backend/mudanza/viaje/faltantes'
import { forget, openViaje, readOrigen, type Viaje } from '@/backend/mudanza/viaje/carpeta'
import { DE_NOCHE, readHorario } from '@/backend/mudanza/viaje/horario'
import { leerTodo, type Leido, type PedidoDeLectura } from '@/backend/mudanza/viaje/pasada'
import { formatFecha } from '@/domain/fechas'

const PARTES = ['leer', 'armar', 'comparar', 'informe', 'responder', 'abrir', 'olvidar'] as const
const MAX_A_LA_VEZ = 8

type Textos = 'desde' | 'usuario' | 'en' | 'nombre' | 'aLaVez' | 'horario' | 'solo' | 'usuarioEnsayo'
type DeUnaParte = 'a' | 'matriculado' | 'que' | 'valor' | 'quien' | 'sinLeer'
type Opciones = Partial<Record<Textos | DeUnaParte, string>> &
  Partial<Record<'completa' | 'final' | 'real' | 'seSabe', boolean>>

/**
 * `npm run mudanza -- --desde https://api.consejo.example --usuario U` reads another server's register, going on where it
 * stopped, makes a rehearsal of it, compares both and writes the report; each part can be asked for alone. The password
 * comes from the terminal or from MUDANZA_CLAVE.
 */
export async function run(values: Opciones, parte: string | undefined): Promise<number> {
  if (parte !== undefined && !PARTES.some((one) => one === parte))
    throw new OperatorError(`Partes de la mudanza: ${PARTES.join(', ')}.`)
  const origen = readOrigen(values.desde)
  if (parte === 'olvidar') {
    console.log(
      forget(origen) ? `Se borró lo leído de ${origen.host}.` : `No hay nada leído de ${origen.host}.`,
    )
    return 0
  }
  const viaje = openViaje(origen, 'mudanza')
  try {
    if (parte === 'armar') return await make(viaje, values)
    if (parte === 'comparar') return await withRegister(values, (db) => compare(viaje, db))
    if (parte === 'informe') return await withRegister(values, (db) => report(viaje, db, values.a))
    if (parte === 'abrir') return await withRegister(values, (db) => open(viaje, db, values))
    if (parte === 'responder') {
      console.log(answer(viaje, values))
      return 0
    }
    const missed = await read(viaje, {
      origen,
      usuario: values.usuario ?? '',
      aLaVez: readALaVez(values.aLaVez),
      horario: values.horario === undefined ? DE_NOCHE : readHorario(values.horario),
      solo: readSolo(values.solo),
      completa: values.completa ?? false,
      final: values.final ?? false,
    })
    if (parte === 'leer' || missed > 0) return missed
    await make(viaje, values)
    const apart = await withRegister(values, (db) => compare(viaje, db))
    await withRegister(values, (db) => report(viaje, db, values.a))
    return apart
  } finally {
    viaje.close()
  }
}

async function read(viaje: Viaje, pedido: Omit<PedidoDeLectura, 'clave' | 'decir'>): Promise<number> {
  if (pedido.usuario === '') throw new OperatorError('Falta con qué usuario se entra: --usuario U')
  if (!viaje.estado) tellFaltantes()
  const clave =
    process.env['MUDANZA_CLAVE'] ||
    (await ask(`Clave de ${pedido.usuario} en ${pedido.origen.host}`, {
      hidden: true,
      otherwise: 'póngala en MUDANZA_CLAVE',
    }))
  const leida = await leerTodo(viaje, { ...pedido, clave, decir: (line) => console.log(line) })
  console.log(
    `${leida.matriculados} matriculados leídos en ${leida.segundos} s: ${leida.pedidos} llamadas, ${leida.ingresos} ingresos.`,
  )
  for (const line of tellTomados(leida)) console.log(line)
  for (const { llamada, falla } of leida.fallas.slice(0, 20)) console.log(`  sin leer: ${llamada}: ${falla}`)
  if (leida.fallas.length === 0) return 0
  console.log(
    `Lectura incompleta: ${leida.fallas.length} respuestas sin leer. La misma orden vuelve a pedirlas.`,
  )
  return 1
}

/** What a reading of changes took as it was, and what nobody would notice in it. */
function* tellTomados({ clase, tomados }: Leido): Generator<string> {
  if (!tomados) return
  const { cuantos, desde } = tomados
  const como = clase === 'final' ? 'como estaban, con su cuenta de ahora' : 'como estaban'
  yield `${cuantos} matriculados se tomaron ${como}: en los listados no cambiaron. Lo más viejo es del ${formatFecha(desde)}.`
  yield 'Lo que ningún listado cuenta (domicilio, períodos, prácticas, certificados, CBU) se vuelve a mirar de a poco, pasada una semana; --completa lo lee todo.'
  if (clase !== 'final') yield 'Antes de abrir se leen las cuentas de todos: --final.'
}

/** Told at the beginning, so that nobody finds it out at the end. */
function tellFaltantes(): void {
  console.log('Ninguna llamada cuenta, y hay que completar de otro modo:')
  for (const { que, quien, como } of FALTANTES) console.log(`  ${que}. ${quien}: ${como}.`)
}

function readALaVez(text = '2'): number {
  const value = Number(text)
  if (Number.isInteger(value) && value >= 1 && value <= MAX_A_LA_VEZ) return value
  throw new OperatorError(`--a-la-vez va de 1 a ${MAX_A_LA_VEZ}.`)
}

function readSolo(text: string | undefined): ReadonlySet<number> | undefined {
  if (text === undefined) return undefined
  const numbers = text.split(',').map(Number)
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return new Set(numbers)
  throw new OperatorError('--solo: números de matrícula, con comas: --solo 1001,1002')
}
