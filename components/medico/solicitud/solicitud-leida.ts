import type { LeidoEn } from '@/lib/llamada/call-paths'

/** A request, one of its papers, and a kind of request, as their calls answer them. */
export type Solicitud = LeidoEn<'/solicitud/traerDatos'>
export type PapelDe = NonNullable<Solicitud['papeles']>[number]
export type Tipo = LeidoEn<'/tipo_solicitud/traerTodos'>[number]
