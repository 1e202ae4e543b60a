import { type Centavos, formatMoney } from '@/domain/dinero'

type Cargo = { nombre?: string | undefined; monto?: Centavos | undefined }

/** What a debit is made of: one charge by its name, more of them behind their count. */
export function Cargos({ cargos = [], quien }: { cargos?: readonly Cargo[] | undefined; quien: string }) {
  const [only] = cargos
  if (!only) return <span className="text-muted-foreground">Ninguno</span>
  if (cargos.length === 1) return only.nombre
  return (
    <details>
      <summary
        className="link inline-flex min-h-8 cursor-pointer items-center rounded"
        aria-label={`${cargos.length} cargos de ${quien}`}
      >
        {cargos.length} cargos
      </summary>
      <ul className="grid gap-0.5">
        {cargos.map(({ nombre, monto }, index) => (
          <li key={index}>
            {nombre}{' '}
            {monto !== undefined && <span className="text-muted-foreground">{formatMoney(monto)}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
