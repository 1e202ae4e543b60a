import { passNotice } from '@/lib/payment-notices'

/** The provider's notices come without a session; the API checks their signature. */
export const POST = passNotice
