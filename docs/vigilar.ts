import { CLASES_VIGILADAS, type ClaseVigilada, VIGILADOS, type Vigilado } from '@/domain/vigilancia'

/** docs/servicio/alertas.yml and its test for promtool, from what the program itself watches: nobody writes them by hand. */

const HEAD = `# Sale de domain/vigilancia.ts; se rehace con: npx vitest run docs/servicio/vigilar.test.ts -u`
/** A restart, or one scrape that failed, wakes nobody. */
const DURANTE = 10

interface Regla extends Pick<Vigilado, 'alerta' | 'gravedad' | 'titulo' | 'paso'> {
  expr: string
}

export const exprOf = ({ metrica, signo, limite }: Vigilado): string => `${metrica} ${signo} ${limite}`

/** Without figures no other rule can speak. */
const SIN_CIFRAS: Regla = {
  alerta: 'PadronNoContesta',
  gravedad: 'critica',
  titulo: 'La API de Padrón no da sus cifras',
  paso: 'Vea «systemctl status padron» y que Prometheus llegue a /salud/metricas con su clave.',
  expr: 'absent(padron_segundos_en_marcha)',
}

export const reglas = (): Regla[] => [
  SIN_CIFRAS,
  ...CLASES_VIGILADAS.map((clase) => ({ ...VIGILADOS[clase], expr: exprOf(VIGILADOS[clase]) })),
]

/** A text between single quotes, as YAML reads it. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`

const annotations = ({ titulo, paso }: Regla, indent: string): string[] => [
  `${indent}summary: ${quoted(titulo)}`,
  `${indent}description: ${quoted(paso)}`,
]

/** The rules file for Prometheus. */
export const alertas = (): string =>
  [
    HEAD,
    'groups:',
    '  - name: padron',
    '    rules:',
    ...reglas().flatMap((regla) => [
      `      - alert: ${regla.alerta}`,
      `        expr: ${regla.expr}`,
      `        for: ${DURANTE}m`,
      '        labels:',
      `          gravedad: ${regla.gravedad}`,
      '        annotations:',
      ...annotations(regla, '          '),
    ]),
    '',
  ].join('\n')

/** What a figure is where all is well, and past its limit. */
const wellOf = ({ signo, limite }: Vigilado): number => (signo === '>' ? limite : limite * 2)
const badOf = ({ signo, limite }: Vigilado): number => (signo === '>' ? limite + 1 : limite / 2)

const seriesOf = (bad: ClaseVigilada | null): string[] => [
  '    interval: 1m',
  '    input_series:',
  `      - series: padron_segundos_en_marcha`,
  `        values: '0+60x30'`,
  ...CLASES_VIGILADAS.flatMap((clase) => {
    const vigilado: Vigilado = VIGILADOS[clase]
    const labels = vigilado.etiqueta === null ? '' : `{${vigilado.etiqueta}="una"}`
    return [
      `      - series: '${vigilado.metrica}${labels}'`,
      `        values: '${clase === bad ? badOf(vigilado) : wellOf(vigilado)}+0x30'`,
    ]
  }),
]

const told = (regla: Regla, minute: number, labels: string[]): string[] => [
  `      - eval_time: ${minute}m`,
  `        alertname: ${regla.alerta}`,
  '        exp_alerts:',
  '          - exp_labels:',
  `              gravedad: ${regla.gravedad}`,
  ...labels,
  '            exp_annotations:',
  ...annotations(regla, '              '),
]

const silent = (regla: Regla, minute: number): string[] => [
  `      - eval_time: ${minute}m`,
  `        alertname: ${regla.alerta}`,
  '        exp_alerts: []',
]

/** For `promtool test rules`: each rule speaks past its limit after its time and not before, and alone. */
export function prueba(): string {
  const all = reglas()
  return [
    HEAD,
    'rule_files:',
    '  - alertas.yml',
    'evaluation_interval: 1m',
    'tests:',
    "  - name: 'todo bien'",
    ...seriesOf(null),
    '    alert_rule_test:',
    ...all.flatMap((regla) => silent(regla, 20)),
    ...CLASES_VIGILADAS.flatMap((clase) => {
      const { alerta, etiqueta } = VIGILADOS[clase]
      const labels = etiqueta === null ? [] : [`              ${etiqueta}: una`]
      return [
        `  - name: '${clase}'`,
        ...seriesOf(clase),
        '    alert_rule_test:',
        ...all.flatMap((regla) =>
          regla.alerta === alerta
            ? [...silent(regla, DURANTE - 1), ...told(regla, DURANTE + 1, labels)]
            : silent(regla, 20),
        ),
      ]
    }),
    "  - name: 'sin cifras'",
    '    alert_rule_test:',
    ...told(SIN_CIFRAS, DURANTE + 1, []),
    '',
  ].join('\n')
}
