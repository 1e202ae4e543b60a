import { loadZip } from '@/lib/polizas/load'
import { sendZip } from '@/lib/polizas/zip'

export { proxyOther as HEAD } from '@/lib/api-proxy'

/** The zip of a month's policies: lib/polizas/load. */
export const POST = loadZip

/** All of a month's policies as a zip: lib/polizas/zip. */
export const GET = sendZip
