/** What a server is watched for: a figure, where it becomes a warning, and what to do then. */
export interface Vigilado {
  /** The figure at /salud/metricas, and of what it has one each, if it has several. */
  metrica: string
  ayuda: string
  etiqueta: 'carpeta' | 'replica' | null
  signo: '>' | '<'
  limite: number
  como: 'tiempo' | 'parte' | 'cantidad'
  /** The rule's name in docs/servicio/alertas.yml, and whether somebody is woken. */
  alerta: string
  gravedad: 'critica' | 'aviso'
  titulo: string
  /** After the figure, on the first screen. */
  que: string
  paso: string
}

const MINUTO = 60
const HORA = 60 * MINUTO
const HORAS_DE_RESPALDO = 26
const HORAS_DE_VERIFICACION = 50
const HORAS_DE_CORREO = 2
const MINUTOS_DE_REPLICA = 5
const POR_CIENTO_DE_DISCO = 10

/** The warnings of the first screen, of the mail and of Prometheus, in their order: limits are said here alone. */
export const VIGILADOS = {
  respaldo: {
    metrica: 'padron_respaldo_segundos',
    ayuda: 'Segundos desde el último respaldo entero',
    etiqueta: null,
    ...{ signo: '>', limite: HORAS_DE_RESPALDO * HORA, como: 'tiempo' },
    ...{ alerta: 'PadronSinRespaldo', gravedad: 'critica' },
    titulo: `Hace más de ${HORAS_DE_RESPALDO} horas que no hay un respaldo entero`,
    que: 'sin un respaldo entero',
    paso: 'Haga uno ya con «padron respaldo», que dice qué falta si no puede. El motivo del de anoche está en la bitácora de la API.',
  },
  verificacion: {
    metrica: 'padron_verificacion_rotas',
    ayuda: 'Reglas del libro rotas en la última verificación',
    etiqueta: null,
    ...{ signo: '>', limite: 0, como: 'cantidad' },
    ...{ alerta: 'PadronLibroRoto', gravedad: 'critica' },
    titulo: 'La última verificación encontró reglas del libro rotas',
    que: 'de las reglas del libro, rotas en la última verificación',
    paso: 'Corra «padron verificar», que dice cuáles y de quién, y llame a quien mantiene Padrón antes de corregir nada.',
  },
  verificacionVieja: {
    metrica: 'padron_verificacion_segundos',
    ayuda: 'Segundos desde la última verificación del libro',
    etiqueta: null,
    ...{ signo: '>', limite: HORAS_DE_VERIFICACION * HORA, como: 'tiempo' },
    ...{ alerta: 'PadronSinVerificar', gravedad: 'aviso' },
    titulo: `Hace más de ${HORAS_DE_VERIFICACION} horas que el libro no se verifica`,
    que: 'sin verificar el libro',
    paso: 'Se verifica solo cada noche: corra «padron verificar» y vea en la bitácora de la API por qué no lo hizo.',
  },
  correoParado: {
    metrica: 'padron_correo_parado_segundos',
    ayuda: 'Segundos que lleva esperando correo sin que salga ninguno',
    etiqueta: null,
    ...{ signo: '>', limite: HORAS_DE_CORREO * HORA, como: 'tiempo' },
    ...{ alerta: 'PadronCorreoParado', gravedad: 'aviso' },
    titulo: `Hace más de ${HORAS_DE_CORREO} horas que espera correo y no sale ninguno`,
    que: 'sin que salga el correo que espera',
    paso: 'La bandeja de salida dice la causa de cada mensaje; el servidor de correo se pone con SMTP_URL. Mientras tanto estos avisos tampoco llegan por correo.',
  },
  disco: {
    metrica: 'padron_disco_libre',
    ayuda: 'Parte libre del disco donde están los datos o los respaldos, de 0 a 1',
    etiqueta: 'carpeta',
    ...{ signo: '<', limite: POR_CIENTO_DE_DISCO / 100, como: 'parte' },
    ...{ alerta: 'PadronDiscoLleno', gravedad: 'critica' },
    titulo: `Queda menos del ${POR_CIENTO_DE_DISCO} % del disco`,
    que: 'libre en el disco de los datos o de los respaldos',
    paso: 'Libere lugar antes de que la base se detenga: respaldos viejos, bitácoras («journalctl --vacuum-size=200M»).',
  },
  replica: {
    metrica: 'padron_replica_segundos',
    ayuda: 'Segundos que lleva atrasada o sin conexión cada réplica de la base',
    etiqueta: 'replica',
    ...{ signo: '>', limite: MINUTOS_DE_REPLICA * MINUTO, como: 'tiempo' },
    ...{ alerta: 'PadronReplicaAtrasada', gravedad: 'aviso' },
    titulo: `Una réplica de la base está atrasada más de ${MINUTOS_DE_REPLICA} minutos`,
    que: 'de atraso en una réplica de la base',
    paso: 'Vea en su máquina que PostgreSQL ande y le llegue la red: mientras tanto no reemplaza a la principal.',
  },
} as const satisfies Record<string, Vigilado>

export type ClaseVigilada = keyof typeof VIGILADOS
export const CLASES_VIGILADAS = Object.keys(VIGILADOS) as ClaseVigilada[]

/** A figure as it is now; `de` is which of several. */
export interface Medido {
  clase: ClaseVigilada
  valor: number
  de: string | null
}

/** Whether it is a warning. On the limit it is none. */
export function isOver({ clase, valor }: Pick<Medido, 'clase' | 'valor'>): boolean {
  const { signo, limite } = VIGILADOS[clase]
  return signo === '>' ? valor > limite : valor < limite
}

/** What is a warning, once each: of several discs or standbys the worst. */
export function warningsOf(medidos: readonly Medido[]): Medido[] {
  return CLASES_VIGILADAS.flatMap((clase) => {
    const over = medidos.filter((medido) => medido.clase === clase && isOver(medido))
    const sign = VIGILADOS[clase].signo === '>' ? -1 : 1
    return over.toSorted((a, b) => sign * (a.valor - b.valor)).slice(0, 1)
  })
}

/** '27 h', '40 min', '7 %', '2'. */
export function tellValor({ clase, valor }: Pick<Medido, 'clase' | 'valor'>): string {
  switch (VIGILADOS[clase].como) {
    case 'cantidad':
      return String(valor)
    case 'parte':
      return `${Math.floor(valor * 100)} %`
    case 'tiempo':
      if (valor < HORA) return `${Math.floor(valor / MINUTO)} min`
      return valor < 72 * HORA ? `${Math.floor(valor / HORA)} h` : `${Math.floor(valor / (24 * HORA))} días`
  }
}
