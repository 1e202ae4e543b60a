import { deshacerPlanilla } from '@/backend/mudanza/importar/deshacer'
import { importarPlanilla } from '@/backend/mudanza/importar/importar'
import { revisarPlanilla } from '@/backend/mudanza/importar/revisar'
import { longOnes } from '@/backend/tarea/aparte'
import type { Trabajo, Trabajos } from '@/backend/tarea/kinds'

/** What is done with a sheet step by step. */
const PLANILLA = {
  revision: revisarPlanilla,
  importacion: importarPlanilla,
  deshacer: deshacerPlanilla,
} satisfies Partial<Trabajos>

/** The same, of which long ones are stepped through by a process of their own. */
export const planillasAparte = (databaseUrl: string): Pick<Trabajos, keyof typeof PLANILLA> => ({
  revision: { ...PLANILLA.revision, aparte: longOnes('revision', databaseUrl) },
  importacion: { ...PLANILLA.importacion, aparte: longOnes('importacion', databaseUrl) },
  deshacer: { ...PLANILLA.deshacer, aparte: longOnes('deshacer', databaseUrl) },
})

/** Who takes the steps of a kind, by the name that it was ordered under. */
export const trabajoDePlanilla = (tipo: string): Trabajo | undefined =>
  Object.entries<Trabajo>(PLANILLA).find(([name]) => name === tipo)?.[1]
