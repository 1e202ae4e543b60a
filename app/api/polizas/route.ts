import { loadZip } from '@/lib/polizas/load'

/** The zip of a month's policies: lib/polizas/load. */
export const POST = loadZip
