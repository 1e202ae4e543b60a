import { type Consejo, Negativa } from './consejo'
import { ENTERO, FECHA, Filas, get, type LlamadaVieja, PAGINA, pageOf, post, TEXTO } from './protocolo'

interface Practica {
  id: string
  medico: string
  practicaID: string
  fechaObtencion: string
}
interface Certificado {
  id: string
  medico: string
  tipoCertificadoID: string
  validezDesde: string
  validezHasta: string | null
  observaciones: string
}
interface Guardadas {
  practicas: Practica[]
  certificados: Certificado[]
}

/** What this server keeps of each council's doctors: nine certificates of the first, so that there is a second page. */
const guardadas = new WeakMap<Consejo, Guardadas>()
function keptBy(consejo: Consejo): Guardadas {
  const kept = guardadas.get(consejo) ?? {
    practicas: [{ id: '1', medico: '101', practicaID: '1', fechaObtencion: '2019-05-04 00:00:00' }],
    certificados: Array.from({ length: 9 }, (_, n) => ({
      ...{ id: String(n + 1), medico: '101', tipoCertificadoID: '1', validezDesde: `2026-01-0${n + 1}` },
      ...{ validezHasta: n % 2 ? '' : `2028-01-0${n + 1}`, observaciones: '' },
    })),
  }
  guardadas.set(consejo, kept)
  return kept
}

function only<T extends { id: string }>(rows: readonly T[], id: unknown): T {
  const row = rows.find((one) => one.id === String(id))
  if (!row) throw new Negativa('0', 'No existe')
  return row
}

const shownPractica = (consejo: Consejo) => (row: Practica) => ({
  ...row,
  practica: consejo.rowOf('practica', row.practicaID)['nombre'],
})
const shownCertificado = (consejo: Consejo) => (row: Certificado) => ({
  ...row,
  tipoCertificadoNombre: consejo.rowOf('tipo_certificado', row.tipoCertificadoID)['nombre'],
})

/** Practices and certificates, and who signs as the select names him. */
export const LLAMADAS_DE_CREDENCIALES: Readonly<Record<string, LlamadaVieja>> = {
  '/practica_matriculado/traerTodos': get({ matriculadoID: ENTERO }, (consejo, { matriculadoID }) => {
    const own = keptBy(consejo).practicas.filter(({ medico }) => medico === String(matriculadoID))
    return new Filas(own.map(shownPractica(consejo)))
  }),
  '/practica_matriculado/traerDatos': get({ practicaMatriculadoID: ENTERO }, (consejo, datos) =>
    shownPractica(consejo)(only(keptBy(consejo).practicas, datos['practicaMatriculadoID'])),
  ),
  '/practica_matriculado/crear': post(
    { matriculadoID: ENTERO, practicaID: ENTERO, fechaObtencion: FECHA },
    (consejo, { matriculadoID, practicaID, fechaObtencion }) => {
      const { practicas } = keptBy(consejo)
      practicas.push({
        ...{ id: String(practicas.length + 1), medico: String(matriculadoID) },
        ...{ practicaID: String(practicaID), fechaObtencion: String(fechaObtencion) },
      })
    },
  ),
  '/practica_matriculado/eliminar': post({ practicaMatriculadoID: ENTERO }, (consejo, datos) => {
    const { practicas } = keptBy(consejo)
    practicas.splice(practicas.indexOf(only(practicas, datos['practicaMatriculadoID'])), 1)
  }),
  '/certificado_matriculado/traerTodos': get(
    { nroPagina: PAGINA, matriculadoID: ENTERO },
    (consejo, { nroPagina, matriculadoID }) => {
      const own = keptBy(consejo).certificados.filter(({ medico }) => medico === String(matriculadoID))
      return pageOf(own, nroPagina, shownCertificado(consejo))
    },
  ),
  '/certificado_matriculado/traerDatos': get({ certificadoMatriculadoID: ENTERO }, (consejo, datos) =>
    shownCertificado(consejo)(only(keptBy(consejo).certificados, datos['certificadoMatriculadoID'])),
  ),
  '/certificado_matriculado/crear': post(
    {
      matriculadoID: ENTERO,
      tipoCertificadoID: ENTERO,
      validezDesde: FECHA,
      'validezHasta?': /^(\d{4}-\d{2}-\d{2})?$/,
      'observaciones?': TEXTO,
    },
    (consejo, { matriculadoID, tipoCertificadoID, validezDesde, validezHasta, observaciones }) => {
      const { certificados } = keptBy(consejo)
      certificados.unshift({
        ...{ id: String(certificados.length + 1), medico: String(matriculadoID) },
        ...{ tipoCertificadoID: String(tipoCertificadoID), validezDesde: String(validezDesde) },
        ...{ validezHasta: String(validezHasta ?? ''), observaciones: String(observaciones ?? '') },
      })
    },
  ),
  '/firmante/traerTodosSelect': get(
    {},
    (consejo) =>
      new Filas(
        consejo.rowsOf('firmante').map(({ id, nombre, cargo }) => ({ id, nombre: `${nombre} (${cargo})` })),
      ),
  ),
}
