import type { MiembroDeAqui } from '@/domain/refeps/comparar'

export const TITULOS_DE_MUESTRA = [
  ...['Documento', 'Apellido', 'Nombre', 'Matrícula', 'Estado matrícula', 'Especialidad'],
] as const

interface Dicha {
  dni: number
  apellido: string
  nombre: string
  matricula: number
  estado: string
  especialidad: string
}

const as = (miembro: MiembroDeAqui, over: Partial<Dicha> = {}): Dicha => {
  const { dni, apellido, nombre, matricula, habilitado, fallecido, especialidades } = miembro
  const estado = habilitado ? 'Activa' : fallecido ? 'Baja por fallecimiento' : 'Inactiva'
  return { dni, apellido, nombre, matricula, estado, especialidad: especialidades.join('; '), ...over }
}

/** Nobody's document. */
const AJENO = 91_000_000
const otherFigure = (dni: number): number => (dni % 10 === 9 ? dni - 1 : dni + 1)

/** What is planted, each into a member of his own, in place of what the extract would say of him. */
const PLANTADAS: readonly ((one: MiembroDeAqui) => Dicha[])[] = [
  (one) => [as(one, { estado: 'Inactiva' })],
  (one) => [as(one, { estado: 'Suspendida' })],
  () => [],
  (one) => [as(one), as(one, { dni: AJENO, apellido: 'Forastero', nombre: 'Juan', matricula: AJENO })],
  (one) => [
    as(one),
    as(one, { dni: AJENO + 1_000, apellido: 'Visitante', nombre: 'Eva', matricula: AJENO + 1 }),
  ],
  (one) => [as(one, { matricula: AJENO + 2 })],
  (one) => [as(one, { nombre: 'Nombre Cambiado' })],
  (one) => [as(one, { dni: AJENO + 2_000 })],
  (one) => [as(one, { especialidad: 'Medicina Aeroespacial' })],
  (one) => [as(one), as(one, { matricula: AJENO + 3, estado: 'Inactiva' })],
  (one) => [as(one, { estado: 'Baja por fallecimiento' })],
  (one) => [as(one, { dni: otherFigure(one.dni), matricula: AJENO + 4 })],
]
/** So many of those who may not practise are active there. */
const ACTIVAS_DE_MAS = 2

/**
 * An extract that says what the register does, but for fourteen differences of every class. `undefined` for a register
 * with too few people.
 */
export function plantExtracto(miembros: readonly MiembroDeAqui[]): (string | number)[][] | undefined {
  const dnis = new Set(miembros.map(({ dni }) => dni))
  const free = miembros.filter(({ habilitado, dni }) => habilitado && !dnis.has(otherFigure(dni)))
  const gone = miembros.filter(({ habilitado, fallecido }) => !habilitado && !fallecido)
  if (free.length < PLANTADAS.length || gone.length < ACTIVAS_DE_MAS) return undefined
  const planted = new Map(free.slice(0, PLANTADAS.length).map((one, at) => [one.id, PLANTADAS[at]]))
  const active = new Set(gone.slice(0, ACTIVAS_DE_MAS).map(({ id }) => id))
  return miembros
    .flatMap((one) => {
      const plant = planted.get(one.id)
      return plant ? plant(one) : [as(one, active.has(one.id) ? { estado: 'Activa' } : {})]
    })
    .map(({ dni, apellido, nombre, matricula, estado, especialidad }) => [
      ...[dni, apellido, nombre, matricula, estado, especialidad],
    ])
}
