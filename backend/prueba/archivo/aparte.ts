import { readdirSync, readlinkSync } from 'node:fs'

/** How many files of ours this process has open without a name. */
export const putAside = (): number =>
  readdirSync('/proc/self/fd').filter((fd) => {
    try {
      return /padron-[\w-]{36} \(deleted\)/.test(readlinkSync(`/proc/self/fd/${fd}`))
    } catch {
      return false
    }
  }).length
