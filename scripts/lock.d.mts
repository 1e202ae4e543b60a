/** Who holds a folder. `direccion` is known once the web answers. */
export interface Holder {
  pid: number
  proceso: string
  desde: string
  tarea: string
  direccion?: string
}

export interface Lock {
  /** Changes what others read about the holder. */
  update(news: { direccion: string }): void
  release(): void
}

export class LockedError extends Error {
  readonly folder: string
  readonly holder: Holder
  constructor(folder: string, holder: Holder)
}

export function acquireLock(folder: string, tarea: string): Lock
export function currentHolder(folder: string): Holder | undefined
export function pidRuns(pid: number): boolean
