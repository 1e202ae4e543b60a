import { type Consejo, type Datos, Negativa } from './consejo'
import type { Arbol } from './gente'
import { ENTERO, Filas, get, LOGICO, type LlamadaVieja, post, TEXTO } from './protocolo'

const FECHA_Y_HORA = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/

const shown = (consejo: Consejo, fila: Arbol) => ({
  ...fila,
  especialidad: consejo.rowOf('especialidad', fila['especialidadID'])['nombre'],
})

function find({ medicos }: Consejo, id: unknown): { filas: Arbol[]; fila: Arbol } {
  for (const { especialidades: filas } of medicos) {
    const fila = filas.find((one) => one['id'] === String(id))
    if (fila) return { filas, fila }
  }
  throw new Negativa('0', 'La especialidad no existe')
}

let numero = 500

function add(consejo: Consejo, { matriculadoID, conceptoCertif: _, ...datos }: Datos): void {
  const nroCertificado = datos['nroCertificado'] ?? `${++numero}/2026`
  consejo
    .find(matriculadoID)
    .especialidades.push({ ...datos, id: String(++numero + 20_000), nroCertificado } as Arbol)
}

/** A member's specialties as this server has them. */
export const LLAMADAS_DE_ESPECIALIDADES: Readonly<Record<string, LlamadaVieja>> = {
  '/especialidad_matriculado/traerTodos': get({ matriculadoID: ENTERO }, (consejo, { matriculadoID }) => {
    const { especialidades } = consejo.find(matriculadoID)
    return new Filas(especialidades.length > 0 ? especialidades.map((fila) => shown(consejo, fila)) : null)
  }),
  '/especialidad_matriculado/traerDatos': get({ especialidadMatriculadoID: ENTERO }, (consejo, datos) =>
    shown(consejo, find(consejo, datos['especialidadMatriculadoID']).fila),
  ),
  '/especialidad_matriculado/crear': post(
    {
      matriculadoID: ENTERO,
      especialidadID: ENTERO,
      fechaObtencion: FECHA_Y_HORA,
      'fechaCaducidad?': FECHA_Y_HORA,
      sinReval: LOGICO,
      'conceptoCertif??': LOGICO,
      esReval: LOGICO,
      formaObtencionEspecialidadID: ENTERO,
      organizacionID: ENTERO,
      'lugarOrganizacion?': TEXTO,
      'nroCertificado??': /^\d.*$/,
    },
    add,
  ),
  '/especialidad_matriculado/eliminar': post({ especialidadMatriculadoID: ENTERO }, (consejo, datos) => {
    const { filas, fila } = find(consejo, datos['especialidadMatriculadoID'])
    filas.splice(filas.indexOf(fila), 1)
  }),
}
