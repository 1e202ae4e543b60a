import type { FilaLeida, Reglas } from '@/domain/importar/reglas/regla'
import type { Registro } from '@/domain/importar/resultado'
import { addMonths, type Fecha } from '@/domain/fechas'

const dayOf = (fila: FilaLeida, campo: string): Fecha | null => {
  const valor = fila.valores[campo]
  return typeof valor === 'string' ? valor : null
}

/** What one specialist of several specialities in a cell gives: a record of each, the number with the first. */
function specialitiesOf({ valores, avisos, falla }: FilaLeida): Registro[] {
  const names = String(valores['especialidad']).split('\n')
  const several =
    names.length > 1 && valores['nroCertificado']
      ? [
          falla(
            'nroCertificado',
            'certificado.varias',
            `Un solo número de certificado para ${names.length} especialidades: queda en la primera`,
          ),
        ]
      : []
  return names.map((especialidad, at) => ({
    valores: {
      ...valores,
      especialidad,
      ...('nroCertificado' in valores
        ? { nroCertificado: at === 0 ? (valores['nroCertificado'] ?? null) : null }
        : {}),
    },
    avisos: at === 0 ? [...avisos, ...several] : [],
  }))
}

const specialityKey = ({ valores }: Registro): string =>
  `especialidad ${valores['matricula']} ${valores['especialidad']} ${valores['fechaObtencion']}`

export const especialidades: Reglas = {
  arma: (fila, { vistos }) => {
    const [obtencion, caducidad] = [dayOf(fila, 'fechaObtencion'), dayOf(fila, 'fechaCaducidad')]
    if (obtencion && caducidad && caducidad < obtencion)
      return { rechazo: fila.falla('fechaCaducidad', 'fecha.orden', 'Vence antes de la fecha de obtención') }
    const registros = specialitiesOf(fila)
    const repeated = registros.find((registro) => vistos.has(specialityKey(registro)))
    if (!repeated) return { registros }
    const row = vistos.get(specialityKey(repeated))
    return {
      rechazo: fila.falla(
        'especialidad',
        'especialidad.repetida',
        `${String(repeated.valores['especialidad'])} de esa fecha ya está en la fila ${row}`,
      ),
    }
  },
  nota: (registro, { fila }, { vistos }) => void vistos.set(specialityKey(registro), fila),
  suma: (totales) => totales.count('especialidades'),
  totales: ['especialidades'],
}

const practiceKey = ({ matricula, practica }: FilaLeida['valores']): string =>
  `practica ${matricula} ${practica}`

export const practicas: Reglas = {
  arma: (fila, { vistos }) => {
    const registros = String(fila.valores['practica'])
      .split('\n')
      .map((practica, at) => ({
        valores: { ...fila.valores, practica },
        avisos: at === 0 ? fila.avisos : [],
      }))
    const repeated = registros.find(({ valores }) => vistos.has(practiceKey(valores)))
    if (!repeated) return { registros }
    const { practica } = repeated.valores
    const row = vistos.get(practiceKey(repeated.valores))
    return {
      rechazo: fila.falla('practica', 'practica.repetida', `${String(practica)} ya está en la fila ${row}`),
    }
  },
  nota: ({ valores }, { fila }, { vistos }) => void vistos.set(practiceKey(valores), fila),
  suma: (totales) => totales.count('practicas'),
  totales: ['practicas'],
}

/** How long a certificate without an end holds, where the clerk asks for it. */
const MESES_DE_CERTIFICADO = 24

/** 'N° 12 / 2019' is '12/2019'. */
const paperKey = ({ tipoCertificado, numero }: FilaLeida['valores']): string =>
  `certificado ${tipoCertificado} ${String(numero)
    .toLowerCase()
    .replace(/^n(?:ro)?[°º.]* ?(?=\d)|\s/g, '')}`

/** Whether nothing is said of a paper's end: neither that it has none, nor one that could not be read. */
const saysNoEnd = ({ valores, avisos, columna }: FilaLeida): boolean =>
  columna('validezHasta') === null ||
  (valores['validezHasta'] === null && !avisos.some(({ campo }) => campo === 'validezHasta'))

export const certificados: Reglas = {
  arma: (fila, { vistos, lectura }) => {
    const { valores, columna } = fila
    const [desde, hasta] = [dayOf(fila, 'validezDesde'), dayOf(fila, 'validezHasta')]
    if (desde && hasta && hasta < desde)
      return { rechazo: fila.falla('validezHasta', 'fecha.orden', 'Hasta es anterior a desde') }
    const row = vistos.get(paperKey(valores))
    if (row !== undefined)
      return {
        rechazo: fila.falla(
          'numero',
          'certificado.repetido',
          `El certificado ${valores['numero']} ya está en la fila ${row}`,
        ),
      }
    const ends = lectura.opciones.completarHasta && saysNoEnd(fila)
    if (columna('validezHasta') !== null || ends) valores['validezHasta'] ??= null
    if (desde && ends) valores['validezHasta'] = addMonths(desde, MESES_DE_CERTIFICADO)
    return { registros: [{ valores, avisos: fila.avisos }] }
  },
  nota: ({ valores }, { fila }, { vistos }) => void vistos.set(paperKey(valores), fila),
  suma: (totales) => totales.count('certificados'),
  totales: ['certificados'],
}
