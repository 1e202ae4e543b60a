import { ESTADOS } from '@/domain/estados'
import type { Consejo, Datos } from './consejo'
import type { Medico } from './gente'
import { Filas, get, LISTA_JSON, type LlamadaVieja } from './protocolo'

const SEGUROS = /^(|SIN COBERTURA|CON COBERTURA|COBERTURA AMPLIADA|COBERTURA AMPLIADA EXTENDIDA)$/
const PLAN = /^[01]?$/
const ORDEN = /^matricula asc$/

/** Every row at once and without a total: the call has no page. */
function atender(consejo: Consejo, datos: Datos): Filas {
  const ids = (key: string) => JSON.parse(String(datos[key])) as number[]
  const tipos = ids('tipoMatricula').map((id) => String(ESTADOS[id as keyof typeof ESTADOS]))
  const campos = JSON.parse(String(datos['campos'])) as string[]
  const found = consejo.medicos
    .filter(({ ficha }) => tipos.length === 0 || tipos.includes(stateOf(ficha)))
    .filter(({ cobertura }) => !datos['federacion'] || cobertura === datos['federacion'])
    .toSorted((a, b) => Number(a.ficha.matricula) - Number(b.ficha.matricula))
  return new Filas(found.map((medico) => rowOf(medico, campos)))
}

const stateOf = (ficha: Medico['ficha']): string =>
  String((ficha['tipomatricula'] as { nombre: string }).nombre)

/** What was not asked for is null or missing, by the row; specialties are a list, debts text. */
function rowOf({ ficha, cobertura, cargos }: Medico, campos: readonly string[]) {
  const { apellido_nombre, dni, telefono = null, email = null } = ficha.datospersonales
  const asked = (campo: string, value: unknown) => (campos.includes(campo) ? value : null)
  return {
    id: String(ficha.id),
    matricula: asked('matricula', ficha.matricula),
    dni: asked('dni', dni),
    apellido_nombre: asked('nombre', apellido_nombre),
    telefono: asked('telefono', telefono),
    email: asked('email', email),
    tipoCobertura: asked('cobertura', cobertura),
    ...(campos.includes('especialidades') && {
      especialidades: [{ nombre: 'CLINICA' }, { nombre: 'CIRUGIA' }],
    }),
    deuda: asked('deuda', cargos.reduce((total, { pesos }) => total + Number(pesos), 0).toFixed(2)),
    created_at: '2001-03-15 10:00:00',
  }
}

export const LLAMADAS_DE_LISTADO: Readonly<Record<string, LlamadaVieja>> = {
  '/estadisticas/listado_matriculados': get(
    {
      tipoMatricula: LISTA_JSON,
      formaPago: LISTA_JSON,
      provincia: LISTA_JSON,
      especialidad: LISTA_JSON,
      practica: LISTA_JSON,
      federacion: SEGUROS,
      planPagos: PLAN,
      orden: ORDEN,
      campos: LISTA_JSON,
    },
    atender,
  ),
}
