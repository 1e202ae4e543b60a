import { passNotice } from '@/lib/pago-notices'

/** The provider's notices come without a session; the API checks their signature. */
export const POST = passNotice
