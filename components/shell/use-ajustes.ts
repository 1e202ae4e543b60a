'use client'

import { useSyncExternalStore } from 'react'
import { type Ajustes, AJUSTES_INICIALES, onAjustes, readAjustes } from '@/components/shell/ajustes'

/**
 * This browser's settings, followed while they change. The server and hydration know the initial ones only: what must
 * look right at first paint goes by the attributes of <html> (`data-color`, `data-disposicion`, `data-multipestana`).
 */
export const useAjustes = (): Ajustes => useSyncExternalStore(onAjustes, readAjustes, () => AJUSTES_INICIALES)
