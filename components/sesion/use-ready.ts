import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False until the scripts run: before that, Enter would send a password as part of an address. */
export const useReady = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
