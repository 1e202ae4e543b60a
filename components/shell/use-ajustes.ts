'use client'

import { useSyncExternalStore } from 'react'
import { type Ajustes, AJUSTES_INICIALES, onAjustes, readAjustes } from '@/components/shell/ajustes'

/**
 * Follows this browser's settings. Server and hydration know only the initial ones, so the first paint goes by the
 * attributes of <html>.
 */
export const useAjustes = (): Ajustes => useSyncExternalStore(onAjustes, readAjustes, () => AJUSTES_INICIALES)
