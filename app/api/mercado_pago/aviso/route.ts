import { passNotice } from '@/lib/avisos-de-pago'

/** The provider's notices (PUBLIC_URL/api/mercado_pago/aviso): no session; the API looks at who signed them. */
export const POST = passNotice
