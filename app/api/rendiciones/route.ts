import { loadReports } from '@/lib/debitos/load-reports'

export { proxyOther as HEAD } from '@/lib/api-proxy'

/** A month's reports for a server that takes them in one call: lib/debitos/load-reports. */
export const POST = loadReports
