import { passNotice } from '@/lib/avisos-de-pago'

/** The provider's notices come without a session; the API checks their signature. */
export const POST = passNotice
