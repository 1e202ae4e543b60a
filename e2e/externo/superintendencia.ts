import { type Consejo, Negativa } from './consejo'
import { ENTERO, FECHA, Filas, get, type LlamadaVieja, post, TEXTO } from './protocolo'

interface Periodo {
  id: string
  medico: string
  desde: string
  hasta: string | null
  nroCertificado: string | null
}

/** What this server keeps of each council's doctors, the last period first. */
const guardados = new WeakMap<Consejo, Periodo[]>()
function keptBy(consejo: Consejo): Periodo[] {
  const kept = guardados.get(consejo) ?? []
  guardados.set(consejo, kept)
  return kept
}

function only(consejo: Consejo, id: unknown): Periodo {
  const row = keptBy(consejo).find((one) => one.id === String(id))
  if (!row) throw new Negativa('0', 'No existe')
  return row
}

const shown = (row: Periodo) => ({ ...row, activo: row.hasta ? '0' : '1' })

export const LLAMADAS_DE_SUPERINTENDENCIA: Readonly<Record<string, LlamadaVieja>> = {
  '/superintendencia_matriculado/traerTodos': get(
    { matriculadoID: ENTERO },
    (consejo, { matriculadoID }) =>
      new Filas(
        keptBy(consejo)
          .filter(({ medico }) => medico === String(matriculadoID))
          .map(shown),
      ),
  ),
  '/superintendencia_matriculado/traerDatos': get(
    { superintendenciaMatriculadoID: ENTERO },
    (consejo, { superintendenciaMatriculadoID }) => shown(only(consejo, superintendenciaMatriculadoID)),
  ),
  '/superintendencia_matriculado/crear': post(
    { matriculadoID: ENTERO, desde: FECHA },
    (consejo, { matriculadoID, desde }) => {
      const kept = keptBy(consejo)
      kept.unshift({
        ...{ id: String(kept.length + 1), medico: String(matriculadoID) },
        ...{ desde: String(desde), hasta: null, nroCertificado: null },
      })
    },
  ),
  '/superintendencia_matriculado/actualizarDatos': post(
    {
      ...{ matriculadoID: ENTERO, superintendenciaMatriculadoID: ENTERO },
      ...{ nroCertificado: TEXTO, desde: FECHA, hasta: FECHA },
    },
    (consejo, { superintendenciaMatriculadoID, nroCertificado, desde, hasta }) => {
      Object.assign(only(consejo, superintendenciaMatriculadoID), { nroCertificado, desde, hasta })
    },
  ),
  '/superintendencia_matriculado/eliminar': post(
    { superintendenciaMatriculadoID: ENTERO },
    (consejo, { superintendenciaMatriculadoID }) => {
      const kept = keptBy(consejo)
      kept.splice(kept.indexOf(only(consejo, superintendenciaMatriculadoID)), 1)
    },
  ),
}
