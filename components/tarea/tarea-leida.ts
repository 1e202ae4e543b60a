import type { traerDatos } from '@/contract/tarea'
import type { LeidoDe } from '@/lib/api/result'

export type TareaLeida = LeidoDe<typeof traerDatos>
