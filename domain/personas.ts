/**
 * Permissions given to persons by name, beside what their role may do (S2 6, S2 9, D4), with the personaIDs that hold them
 * unless a council says otherwise.
 */
export const PERSONAS = {
  /** 'Editar Matricula Generada' and 'Eliminar' on pending payments. */
  editarMatriculas: [1, 3429],
  /** Choosing rows of a payment plan to pay. */
  elegirPlanes: [1],
} as const
export type PermisoPersonal = keyof typeof PERSONAS

/** As many as a council may name for one of them. */
export const MAX_PERSONAS = 50
