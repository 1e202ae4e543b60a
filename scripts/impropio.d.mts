import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

export function faultOf(request: {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
}): number | undefined
export function refuseImproper(response: ServerResponse, status: number): void
