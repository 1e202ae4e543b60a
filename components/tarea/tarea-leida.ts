import type { traerDatos } from '@/contract/tarea'
import type { LeidoDe } from '@/lib/api/resultado'

export type TareaLeida = LeidoDe<typeof traerDatos>
