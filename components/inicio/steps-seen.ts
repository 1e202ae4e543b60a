import { sendChange } from '@/lib/llamada/ask-proxy'
import { makeIdempotencyKey } from '@/lib/llamada/idempotency-key'

/** Where no answer comes the steps are shown again another day, which harms nobody. */
export const tellStepsSeen = () => sendChange('/inicio/guardarPasosVistos', {}, makeIdempotencyKey())
