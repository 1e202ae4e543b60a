import 'server-only'
import { cookies } from 'next/headers'
import type { Address } from '@/components/data-table/address'
import { cookieOf, type Lista, type Puesta, readPuesta } from '@/components/data-table/lista'

/** How a page shows its list: by its address, else with the columns that this browser chose last. */
export async function puestaOf<C extends string, O extends string>(
  lista: Lista<C, O>,
  { params }: Pick<Address, 'params'>,
  propio: boolean,
): Promise<Puesta<C, O>> {
  const recordadas = (await cookies()).get(cookieOf(lista))?.value
  return readPuesta(lista, params, { propio, recordadas })
}
