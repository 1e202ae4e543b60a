import 'server-only'
import { cache } from 'react'

const told = cache((): { tareas?: string | undefined } => ({}))

/** Each answer of our own server says whether the person has a job to be told of. */
export function noteTareas(tareas: string | undefined): void {
  if (tareas !== undefined) told().tareas = tareas
}

/** False where an answer to this page said that there is none. */
export const mayHaveTareas = (): boolean => told().tareas !== '0'
