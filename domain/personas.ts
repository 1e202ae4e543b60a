/** Permissions that persons hold by name, beside their role's. The personaIDs are the specification's defaults. */
export const PERSONAS = {
  /** 'Editar Matricula Generada' and 'Eliminar' on pending payments. */
  editarMatriculas: [1, 3429],
  elegirPlanes: [1],
} as const
export type PermisoPersonal = keyof typeof PERSONAS

/** A council may name so many for one permission. */
export const MAX_PERSONAS = 50
