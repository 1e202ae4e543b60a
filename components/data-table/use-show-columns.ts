import { useRouter } from 'next/navigation'
import { type Address, hrefWith } from '@/components/data-table/address'
import { cookieOf, type Lista, type Puesta } from '@/components/data-table/lista'
import { beginProgress } from '@/components/shell/progress'

/** Goes to the list with these columns, and has them remembered. */
export function useShowColumns(lista: Lista, address: Address) {
  const router = useRouter()
  return ({ campos, orden }: Puesta) => {
    const columnas = campos.join(',')
    document.cookie = `${cookieOf(lista)}=${columnas}; Path=${address.path}; Max-Age=${UN_ANIO}; SameSite=Lax`
    const href = hrefWith(address, {
      columnas,
      orden: orden === lista.orden.inicial ? undefined : orden,
      pagina: undefined,
    })
    beginProgress(href)
    router.push(href, { scroll: false })
  }
}

const UN_ANIO = 31_536_000
