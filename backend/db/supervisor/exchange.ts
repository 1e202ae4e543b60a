import { existsSync, renameSync, rmSync } from 'node:fs'
import { hasCluster, type RegisterFolder } from '@/backend/db/supervisor/folder'

/** The same register on other data, which are filled before they take the place of those there are. */
export const draftOf = (folder: RegisterFolder): RegisterFolder => ({
  ...folder,
  data: `${folder.data}.nuevo-motor`,
})

const wholeOf = ({ data }: RegisterFolder): string => `${data}.motor-listo`

/**
 * The draft's data take the place of the register's, which stay beside them under `aside`. A whole draft has a name of its
 * own, by which a start that comes after a cut knows it. Both must be stopped.
 */
export function exchange(folder: RegisterFolder, aside: string): void {
  rmSync(wholeOf(folder), { recursive: true, force: true })
  renameSync(draftOf(folder).data, wholeOf(folder))
  renameSync(folder.data, aside)
  renameSync(wholeOf(folder), folder.data)
}

/** Ends an exchange that was cut between its two renames, and forgets one that was cut before them. */
export function finishExchange(folder: RegisterFolder): void {
  const whole = wholeOf(folder)
  if (!existsSync(whole)) return
  if (hasCluster(folder)) rmSync(whole, { recursive: true })
  else renameSync(whole, folder.data)
}
