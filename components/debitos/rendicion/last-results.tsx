import Link from 'next/link'
import { hrefOfLoading } from '@/components/debitos/rendicion/address'
import { traerResultados } from '@/contract/rendicion'
import { tellResultado } from '@/domain/debito/rendicion'
import { readApi } from '@/lib/api/client'
import { orLeave } from '@/lib/screen'

/** What the last answers of banks and entities brought, where the work with them begins; nothing where there is none. */
export async function LastResults() {
  const result = orLeave(await readApi(traerResultados, {}))
  if (!result.ok || result.datos.length === 0) return null
  return (
    <ul className="mb-4 grid gap-1 rounded-lg border bg-card px-4 py-3" aria-label="Últimas rendiciones">
      {result.datos.map(({ rondaID, forma = 0, mes = 0, anio = 0, cobros = 0, rechazos = 0, total }) => (
        <li key={rondaID}>
          {tellResultado({ forma, mes, anio, cobros, rechazos, total })}{' '}
          <Link href={hrefOfLoading(forma, { mes, anio })} prefetch={false} className="link">
            Ver
          </Link>
        </li>
      ))}
    </ul>
  )
}
