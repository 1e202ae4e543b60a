import { CLASES_VIGILADAS, VIGILADOS, type Vigilado } from '@/domain/vigilancia'

/** docs/servicio/tablero.json, the board for Grafana; what is watched and its limits come from the program itself. */

interface Curva {
  expr: string
  leyenda: string
}

const UNIDAD: Readonly<Record<Vigilado['como'], string>> = {
  tiempo: 's',
  parte: 'percentunit',
  cantidad: 'none',
}
const FUENTE = { type: 'prometheus', uid: '${DS_PROMETHEUS}' }
const ANCHO = 24
const MITAD = ANCHO / 2
const TERCIO = ANCHO / 3
const ALTO = 8
const ALTO_DE_CIFRA = 5

const targets = (curvas: readonly Curva[]) =>
  curvas.map(({ expr, leyenda }, index) => ({
    refId: String.fromCodePoint(65 + index),
    expr,
    legendFormat: leyenda,
    datasource: FUENTE,
  }))

/** What is watched: red past its limit. */
const cifra = ({ titulo, paso, metrica, etiqueta, signo, limite, como }: Vigilado, index: number) => ({
  type: 'stat',
  title: titulo,
  description: paso,
  datasource: FUENTE,
  gridPos: { x: (index % 3) * TERCIO, y: Math.floor(index / 3) * ALTO_DE_CIFRA, w: TERCIO, h: ALTO_DE_CIFRA },
  targets: targets([{ expr: metrica, leyenda: etiqueta === null ? '' : `{{${etiqueta}}}` }]),
  options: { reduceOptions: { calcs: ['lastNotNull'] }, colorMode: 'background', textMode: 'auto' },
  fieldConfig: {
    defaults: {
      unit: UNIDAD[como],
      noValue: 'no hay',
      thresholds: {
        mode: 'absolute',
        steps:
          signo === '>'
            ? [step('green', null), step('red', limite === 0 ? 1 : limite)]
            : [step('red', null), step('green', limite)],
      },
    },
    overrides: [],
  },
})

const step = (color: string, value: number | null) => ({ color, value })

const CURVAS: readonly { titulo: string; unidad: string; curvas: readonly Curva[] }[] = [
  {
    titulo: 'Llamadas por minuto, por cómo terminaron',
    unidad: 'none',
    curvas: [{ expr: 'sum by (final) (rate(padron_llamadas_total[5m])) * 60', leyenda: '{{final}}' }],
  },
  {
    titulo: 'Lo que tarda una llamada (19 de cada 20, y la mitad)',
    unidad: 's',
    curvas: [
      {
        expr: 'histogram_quantile(0.95, sum by (le) (rate(padron_llamada_segundos_bucket[5m])))',
        leyenda: '19 de cada 20',
      },
      {
        expr: 'histogram_quantile(0.5, sum by (le) (rate(padron_llamada_segundos_bucket[5m])))',
        leyenda: 'la mitad',
      },
    ],
  },
  {
    titulo: 'Conexiones con la base',
    unidad: 'none',
    curvas: [
      { expr: 'padron_conexiones', leyenda: 'abiertas' },
      { expr: 'padron_conexiones_en_espera', leyenda: 'pedidos que esperan una' },
    ],
  },
  {
    titulo: 'Trabajos: fallas seguidas',
    unidad: 'none',
    curvas: [{ expr: 'padron_tarea_fallas_seguidas', leyenda: '{{tipo}}' }],
  },
  {
    titulo: 'Respuestas de la web por minuto',
    unidad: 'none',
    curvas: [{ expr: 'sum by (clase) (rate(padron_web_respuestas_total[5m])) * 60', leyenda: '{{clase}}' }],
  },
  {
    titulo: 'Páginas de la web: con lugar y en espera',
    unidad: 'none',
    curvas: [{ expr: 'padron_web_lugares{carril="paginas"}', leyenda: '{{como}}' }],
  },
  {
    titulo: 'Memoria de cada proceso',
    unidad: 'bytes',
    curvas: [{ expr: 'process_resident_memory_bytes', leyenda: '{{instance}}' }],
  },
  {
    titulo: 'Demora del ciclo de cada proceso',
    unidad: 's',
    curvas: [{ expr: 'nodejs_eventloop_lag_p99_seconds', leyenda: '{{instance}}' }],
  },
]

const curva = ({ titulo, unidad, curvas }: (typeof CURVAS)[number], index: number) => ({
  type: 'timeseries',
  title: titulo,
  datasource: FUENTE,
  gridPos: { x: (index % 2) * MITAD, y: 2 * ALTO_DE_CIFRA + Math.floor(index / 2) * ALTO, w: MITAD, h: ALTO },
  targets: targets(curvas),
  fieldConfig: { defaults: { unit: unidad, min: 0 }, overrides: [] },
})

/** As Grafana imports it: it asks which Prometheus. */
export const tablero = () => ({
  __inputs: [{ name: 'DS_PROMETHEUS', label: 'Prometheus', type: 'datasource', pluginId: 'prometheus' }],
  title: 'Padrón',
  uid: 'padron',
  schemaVersion: 39,
  editable: true,
  timezone: 'browser',
  refresh: '1m',
  time: { from: 'now-24h', to: 'now' },
  panels: [
    ...CLASES_VIGILADAS.map((clase, index) => cifra(VIGILADOS[clase], index)),
    ...CURVAS.map(curva),
  ].map((panel, index) => ({ id: index + 1, ...panel })),
})

/** Every expression on it. */
export const expresiones = (): string[] => [
  ...CLASES_VIGILADAS.map((clase) => VIGILADOS[clase].metrica),
  ...CURVAS.flatMap(({ curvas }) => curvas.map(({ expr }) => expr)),
]
