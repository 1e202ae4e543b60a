import type { LeidoEn } from '@/lib/llamada/call-paths'

export type Mudanza = NonNullable<LeidoEn<'/mudanza/traer'>['mudanza']>
export type Diferencia = LeidoEn<'/mudanza/traerDatos'>
export type Hallazgo = LeidoEn<'/mudanza/traerHallazgos'>[number]
