import type { traerDatos } from '@/contract/tarea'
import type { LeidoDe } from '@/lib/api/resultado'

/** A job as the screens read it. */
export type TareaLeida = LeidoDe<typeof traerDatos>
