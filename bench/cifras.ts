import { type Lugar, withPadron } from '@/bench/padron'
import { demoFolder } from '@/backend/db/supervisor/folder'
import { get, type Medida, ms, percentile, timeEach } from '@/bench/medir'
import type { Sitio } from '@/bench/paginas'
import { openSite } from '@/bench/sitio'
import { print } from '@/bench/tabla'
import { MESES_DE_PERIODO } from '@/domain/evolucion'
import { addMonths, today } from '@/domain/fechas'
import { COLUMNAS_INICIALES } from '@/domain/listado'

const [VECES, CALENTAR] = [11, 3]
/** What counts the whole register may take as many times longer as there are more people; a list or a record hardly any. */
const [LISTA, CIFRA] = [1.3, 4]

/**
 * What lists and figures take through the API on the register of PADRON_DEMO and on a larger one, medians, and how many
 * times longer on that: `PADRON_DEMO=… node bench/correr.mjs cifras FOLDER_OF_THE_LARGER_ONE`.
 */
async function main(): Promise<void> {
  const [larger] = process.argv.slice(2)
  if (!larger) throw new Error('Falta la carpeta del registro más grande')
  const small = await times({ demo: demoFolder(process.env).root, web: 3980, api: 4980 })
  const large = await times({ demo: larger, web: 3980, api: 4980 })
  const medidas = small.map(({ que, meta, mediana }, index): Medida => {
    const most = large[index]?.mediana ?? Number.NaN
    return {
      que,
      valor: `${ms(mediana)}; ${ms(most)}; ${(most / mediana).toFixed(1)} veces`,
      meta: `≤ ${meta} veces`,
    }
  })
  print(medidas, 'los registros de PADRON_DEMO y del argumento')
}

interface Tiempo {
  que: string
  meta: number
  mediana: number
}

const times = (lugar: Lugar): Promise<Tiempo[]> =>
  withPadron(lugar, {}, async () => {
    const sitio = await openSite(lugar, '')
    const found: Tiempo[] = []
    for (const [que, path, meta] of callsOf(sitio)) {
      const url = sitio.api + path
      const bearer = { authorization: `Bearer ${sitio.token}` }
      found.push({
        que,
        meta,
        mediana: percentile(await timeEach(VECES, () => get(url, bearer), CALENTAR), 50),
      })
    }
    return found
  })

function callsOf({ miembro }: Sitio): [que: string, path: string, meta: number][] {
  const hoy = today()
  const anio = hoy.slice(0, 4)
  const mes = `fecha=${hoy.slice(0, 8)}01`
  const periodo = `desde=${addMonths(hoy, 1 - MESES_DE_PERIODO)}&hasta=${hoy}`
  const campos = JSON.stringify([...COLUMNAS_INICIALES, 'deuda'])
  const filtros = new URLSearchParams({ tipoMatricula: '[1,2,3]', formaPago: '[1]', planPagos: '0', campos })
  const figures: [string, string][] = [
    ['pagos del mes', `traerImpagos?${mes}`],
    ['tipos de matriculados', 'traerCantTipoMat'],
    ['seguros', 'traerFederacion'],
    ['quiénes más deben', 'traerMorosos?cantidad=20'],
    ['cumpleaños', 'traerCumples'],
    ['devengado de un año', `traerBalanceDevengado?anio=${anio}`],
    ['percibido de un año', `traerBalancePercibido?anio=${anio}`],
    ['ingresos por medio', `traerIngresosPorMedio?${periodo}`],
    ['deuda por antigüedad', `traerDeudaPorAntiguedad?fecha=${hoy}`],
    ['cobrabilidad', `traerCobrabilidad?${mes}`],
    ['altas y bajas', `traerAltasYBajas?${periodo}`],
    ['edades', `traerPiramideDeEdades?fecha=${hoy}`],
    ['especialidades por departamento', `traerEspecialidadesPorDepartamento?fecha=${hoy}`],
  ]
  return [
    ['una página de /matriculados', '/matriculado/traerTodos?nroPagina=1', LISTA],
    [
      'lo mismo por un apellido',
      `/matriculado/traerTodos?nombre=${encodeURIComponent(miembro.apellido)}`,
      LISTA,
    ],
    ['una ficha', `/matriculado/traerDatos?matriculadoID=${miembro.id}`, LISTA],
    ['una página de /listaDeUsuarios', `/estadisticas/listado_matriculados?nroPagina=1&${filtros}`, LISTA],
    ...figures.map(([que, path]): [string, string, number] => [que, `/estadisticas/${path}`, CIFRA]),
  ]
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
