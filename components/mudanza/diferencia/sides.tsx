import Link from 'next/link'
import type { Diferencia } from '@/components/mudanza/diferencia/datos'
import { CERO, formatMoney } from '@/domain/dinero'
import { CLASES_DE_DIFERENCIA, decirLado, QUES } from '@/domain/mudanza/diferencia'
import { rutas } from '@/lib/routes'

/** What each side says, and why they differ. */
export function Sides({
  diferencia: { que, clase, viejo, nuevo, importe = CERO },
}: {
  diferencia: Diferencia
}) {
  const sides = [
    ['Sistema anterior', decirLado(que, viejo)],
    ['Este registro', decirLado(que, nuevo)],
    ...(importe === 0n ? [] : [['Diferencia', formatMoney(importe)]]),
    ['Por qué', clase ? CLASES_DE_DIFERENCIA[clase] : ''],
  ]
  return (
    <dl className="totals mb-0! py-2!">
      {sides.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** In what else the same member differs. */
export function OtherDiferencias({ otras }: { otras: Diferencia['otras'] }) {
  const told = (otras ?? []).flatMap(({ id, que, importe = CERO }) =>
    id === undefined || que === undefined ? [] : [{ id, que, importe }],
  )
  if (told.length === 0) return null
  return (
    <p className="text-sm">
      También difiere en:{' '}
      {told.map(({ id, que, importe }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link
            href={rutas.diferenciaDeMudanza(id)}
            prefetch={false}
            className="underline underline-offset-2"
          >
            {QUES[que].toLowerCase()}
          </Link>
          {importe !== 0n && ` (${formatMoney(importe)})`}
        </span>
      ))}
    </p>
  )
}
