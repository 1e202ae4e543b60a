import { type Consejo, Negativa } from './consejo'
import { ENTERO, FECHA, Filas, get, LOGICO, type LlamadaVieja, post } from './protocolo'

interface Seguro {
  id: string
  medico: string
  desde: string
  hasta: string | null
  tipoSeguro: string
  ampliacion: string
  ampliacionExtendida: string
}

/** What this server keeps of each council's doctors, the last period first. */
const guardados = new WeakMap<Consejo, Seguro[]>()
function keptBy(consejo: Consejo): Seguro[] {
  const kept = guardados.get(consejo) ?? []
  guardados.set(consejo, kept)
  return kept
}

function only(consejo: Consejo, id: unknown): Seguro {
  const row = keptBy(consejo).find((one) => one.id === String(id))
  if (!row) throw new Negativa('0', 'No existe')
  return row
}

function open(
  consejo: Consejo,
  matriculadoID: unknown,
  seguro: Omit<Seguro, 'id' | 'medico' | 'hasta'>,
): void {
  const kept = keptBy(consejo)
  kept.unshift({ id: String(kept.length + 1), medico: String(matriculadoID), hasta: null, ...seguro })
}

const bit = (value: unknown): string => (String(value) === 'true' ? '1' : '0')
const nameOf = (tipoSeguroID: unknown): string =>
  `Seguro ${String(tipoSeguroID) === '1' ? 'básico' : 'completo'}`

const ALTA = { matriculadoID: ENTERO, ampliacion: LOGICO, ampliacionExtendida: LOGICO, desde: FECHA }
function opened(consejo: Consejo, datos: Readonly<Record<string, unknown>>, tipoSeguro: string): void {
  const { matriculadoID, ampliacion, ampliacionExtendida, desde } = datos
  open(consejo, matriculadoID, {
    ...{ desde: String(desde), tipoSeguro },
    ...{ ampliacion: bit(ampliacion), ampliacionExtendida: bit(ampliacionExtendida) },
  })
}

/** Lines as an old server writes them: numbers as text, no key for what it does not know. */
const asegurado = (apellidoNombre: string, mas: object) => ({
  apellidoNombre,
  dni: '08123456',
  matricula: '101',
  fechaInicio: '2020/05/04',
  fechaBaja: null,
  fechaNac: '1970-01-31 00:00:00',
  sumaAsegurada: '1500000.50',
  tipoSeguro: 'Seguro básico',
  ...mas,
})

export const LLAMADAS_DE_SEGUROS: Readonly<Record<string, LlamadaVieja>> = {
  '/estadisticas/altasBajasFederacion': get({ mes: ENTERO, anio: ENTERO }, (_consejo, { mes, anio }) => {
    const fechaInicio = `${String(anio)}-${String(mes).padStart(2, '0')}-03`
    const [alta, baja] = [
      asegurado('Ñáñez Ana', { fechaInicio }),
      asegurado('Ortiz Eva', { fechaBaja: fechaInicio }),
    ]
    return { altas: [alta], bajas: [baja], unificado: [alta, baja, asegurado('Paz Luz', { dni: '' })] }
  }),
  '/federacion_matriculado/traerTodos': get(
    { matriculadoID: ENTERO },
    (consejo, { matriculadoID }) =>
      new Filas(
        keptBy(consejo)
          .filter(({ medico }) => medico === String(matriculadoID))
          // The last one's type as a row, as the record has its other names.
          .map((row, index) => ({
            ...row,
            tipoSeguro: index === 0 && row.tipoSeguro ? { id: '1', nombre: row.tipoSeguro } : row.tipoSeguro,
            activo: row.hasta ? '0' : '1',
          })),
      ),
  ),
  '/federacion_matriculado/crear': post(ALTA, (consejo, datos) => opened(consejo, datos, '')),
  '/federacion_matriculado/crearSeguro': post({ ...ALTA, tipoSeguroID: ENTERO }, (consejo, datos) =>
    opened(consejo, datos, nameOf(datos['tipoSeguroID'])),
  ),
  '/federacion_matriculado/cambiarSeguro': post(
    { matriculadoID: ENTERO, desde: FECHA, tipoSeguroID: ENTERO },
    (consejo, { matriculadoID, desde, tipoSeguroID }) => {
      const before = keptBy(consejo).find((one) => one.medico === String(matriculadoID) && !one.hasta)
      if (!before) throw new Negativa('0', 'No tiene seguro')
      before.hasta = String(desde)
      const { ampliacion, ampliacionExtendida } = before
      const next = { desde: String(desde), tipoSeguro: nameOf(tipoSeguroID) }
      open(consejo, matriculadoID, { ...next, ampliacion, ampliacionExtendida })
    },
  ),
  '/federacion_matriculado/darDeBaja': post(
    { federacionMatriculadoID: ENTERO, hasta: FECHA },
    (consejo, { federacionMatriculadoID, hasta }) => {
      only(consejo, federacionMatriculadoID).hasta = String(hasta)
    },
  ),
  '/federacion_matriculado/eliminar': post(
    { federacionMatriculadoID: ENTERO },
    (consejo, { federacionMatriculadoID }) => {
      const kept = keptBy(consejo)
      kept.splice(kept.indexOf(only(consejo, federacionMatriculadoID)), 1)
    },
  ),
}
