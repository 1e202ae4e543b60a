import type { FilaCuenta } from '@/lib/tesoreria/account-row'
import { AccountTable } from '@/components/tesoreria/cuenta-corriente/account-table'
import { RangeForm } from '@/components/tesoreria/cuenta-corriente/range-form'
import type { Address } from '@/components/data-table/address'
import { contentOf } from '@/components/espera/content-of'
import { Section } from '@/components/padron/medico/section'
import type { Exito } from '@/lib/api/result'
import type { EntradaEn } from '@/lib/llamada/call-paths'
import type { FallaVisible } from '@/lib/screen'

type Props = {
  cuenta: Exito<FilaCuenta[]> | FallaVisible
  entrada: EntradaEn<'/pago/traerCuentaCorriente'>
  address: Address
}

export function OwnAccount({ cuenta, entrada, address }: Props) {
  const { desde, hasta } = entrada
  const espera = { ruta: '/pago/traerCuentaCorriente', entrada, que: 'la cuenta corriente' } as const
  return (
    <Section
      id="cuenta"
      title="Cuenta Corriente"
      aside={<RangeForm key={`${desde} ${hasta}`} address={address} desde={desde} hasta={hasta} />}
    >
      <AccountTable content={contentOf(cuenta, espera)} address={address} conRecibo />
    </Section>
  )
}
