import { isFormaDeBanco } from '@/domain/debito/formas'
import { titleOfForma } from '@/components/debitos/ronda/address'
import { CloseButton } from '@/components/debitos/ronda/close-button'
import { FILTROS_DE_BANCO, FILTROS_DE_ENTIDAD, readMonthFilters } from '@/components/debitos/ronda/filters'
import { EnsayoDeRonda } from '@/components/debitos/ronda/ensayo-de-ronda'
import { RondaSteps } from '@/components/debitos/ronda/ronda-steps'
import { RondaCerrada } from '@/components/debitos/ronda/ronda-cerrada'
import type { Address } from '@/components/data-table/address'
import { FilterForm } from '@/components/data-table/filter-form'
import { problemsOf } from '@/components/data-table/filter-problems'
import { UnreadableFilter } from '@/components/data-table/table-messages'
import { ReadFailure } from '@/components/espera/read-failure'
import { PageHeader } from '@/components/shell/page-header'
import { contar, traerDatos } from '@/contract/ronda'
import { CERO } from '@/domain/dinero'
import { formatMes, type Mes, today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import { rutas } from '@/lib/routes'
import { orLeave } from '@/lib/screen'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Props = { forma: number; address: Address }

/** A debit's month on our own server: rehearsed, or what was closed of it. */
export async function MonthScreen({ forma, address }: Props) {
  const filters = isFormaDeBanco(forma) ? FILTROS_DE_BANCO : FILTROS_DE_ENTIDAD
  const values = Object.fromEntries(filters.map(({ name }) => [name, address.params[name]]))
  const { mes } = readMonthFilters(address, today())
  if (Object.keys(problemsOf(filters, values)).length > 0)
    return (
      <>
        <PageHeader title={titleOfForma(forma)} back={rutas.utilidades()} />
        <div className="mb-4">
          <FilterForm vacia {...{ filters, address, values }} />
        </div>
        <UnreadableFilter clearHref={address.path} />
      </>
    )
  const entrada = { forma, ...mes }
  const leida = orLeave(await readApi(contar, entrada))
  if (!leida.ok)
    return <ReadFailure falla={leida} ruta="/ronda/contar" entrada={entrada} que="el débito del mes" />
  const { ronda } = leida.datos
  const header = { title: titleOfForma(forma), subtitle: formatMes(mes), back: rutas.utilidades() }
  if (ronda?.id === undefined)
    return (
      <>
        <PageHeader {...header} actions={<Acts forma={forma} mes={mes} cuenta={leida.datos} />} />
        <div className="mb-3">
          <RondaSteps estado={undefined} />
        </div>
        <EnsayoDeRonda cuenta={leida.datos} {...{ forma, mes, filters, address }} />
      </>
    )
  const rondaID = ronda.id
  const datos = orLeave(await readApi(traerDatos, { rondaID }))
  if (!datos.ok)
    return <ReadFailure falla={datos} ruta="/ronda/traerDatos" entrada={{ rondaID }} que="el débito" />
  return (
    <>
      <PageHeader {...header} />
      <RondaCerrada
        ronda={{ ...datos.datos, id: rondaID }}
        filters={filters.filter(({ name }) => name === 'entidad' || name === 'mes')}
        {...{ forma, mes, address }}
      />
    </>
  )
}

function Acts({ forma, mes, cuenta }: { forma: number; mes: Mes; cuenta: LeidoEn<'/ronda/contar'> }) {
  const van = cuenta.listas?.find(({ lista }) => lista === 'van')
  const { cantidad = 0, total = CERO } = van ?? {}
  const cierre = { forma, mes, cantidad, total, vencimiento: cuenta.vencimiento }
  const disabled = cantidad === 0 || (cuenta.faltan ?? []).length > 0
  return (
    <>
      {isFormaDeBanco(forma) && <CloseButton {...cierre} prueba disabled={disabled} />}
      <CloseButton {...cierre} prueba={false} disabled={disabled} />
    </>
  )
}
