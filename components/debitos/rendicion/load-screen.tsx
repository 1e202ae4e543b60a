import Link from 'next/link'
import { hrefOfMonth } from '@/components/debitos/ronda/address'
import { titleOfReport } from '@/components/debitos/rendicion/address'
import { Rendiciones } from '@/components/debitos/rendicion/rendiciones'
import { type Address, hrefWith } from '@/components/data-table/address'
import { ReadFailure } from '@/components/espera/read-failure'
import { PageHeader } from '@/components/shell/page-header'
import { MonthPicker } from '@/components/tesoreria/cuota/month-picker'
import { Button } from '@/components/ui/button'
import { traerTodas } from '@/contract/ronda'
import { readMes, textOfMes } from '@/domain/cuota'
import { nombreDeForma } from '@/domain/debito/formas'
import { monthChoices } from '@/domain/debito/meses'
import { formatMes, type Mes, partsOf, today } from '@/domain/fechas'
import { readApi } from '@/lib/api/client'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'
import { orLeave } from '@/lib/screen'

const ULTIMA_ENVIADA = { salio: true, orden: 'mes desc' } as const

type Props = { forma: number; address: Address }

/**
 * The reports of a month's debit on our own server; of the last one that was sent, answered or not, unless the address
 * names another: a late report is loaded too.
 */
export async function LoadScreen({ forma, address }: Props) {
  const { mes: text } = address.params
  const asked = readMes(text ?? '')
  const wrong = text !== undefined && !asked
  const entrada = { pagina: 1, forma, ...(asked ?? ULTIMA_ENVIADA) }
  const rondas = orLeave(await readApi(traerTodas, entrada))
  if (!rondas.ok)
    return <ReadFailure falla={rondas} ruta="/ronda/traerTodas" entrada={entrada} que="la rendición" />
  const ronda = wrong
    ? undefined
    : rondas.datos.find(({ prueba, estado }) => !prueba && estado !== 'deshecha')
  const mes = asked ?? monthOf(ronda) ?? partsOf(today())
  return (
    <>
      <PageHeader
        title={titleOfReport(forma)}
        subtitle="Lo que el banco o la entidad respondió al débito de un mes"
        back={rutas.utilidades()}
        actions={
          <Button variant="outline" asChild>
            <Link href={rutas.cobrosPorResolver()} prefetch={false}>
              Cobros por resolver
            </Link>
          </Button>
        }
      />
      <div className="grid gap-5">
        <MonthPicker
          path={hrefWith({ path: address.path, params: {} }, { entidad: address.params['entidad'] })}
          mes={textOfMes(mes)}
          options={monthChoices()}
          error={wrong ? 'Debe ingresar mes y año' : undefined}
        />
        {wrong ? null : ronda?.id === undefined || ronda.estado === 'cerrada' ? (
          <NotSent forma={forma} mes={mes} cerrado={ronda !== undefined} />
        ) : (
          <Rendiciones rondaID={ronda.id} forma={forma} mes={mes} />
        )}
      </div>
    </>
  )
}

const monthOf = (ronda: LeidoEn<'/ronda/traerTodas'>[number] | undefined): Mes | undefined =>
  ronda?.mes === undefined || ronda.anio === undefined ? undefined : { mes: ronda.mes, anio: ronda.anio }

function NotSent({ forma, mes, cerrado }: { forma: number; mes: Mes; cerrado: boolean }) {
  const debito = `débito de ${nombreDeForma(forma)} de ${formatMes(mes)}`
  return (
    <p>
      {cerrado
        ? `El ${debito} todavía no se marcó como enviado: `
        : `No hay un ${debito} enviado, así que no hay qué rendir: `}
      <Link href={hrefOfMonth(forma, mes)} prefetch={false} className="link">
        {cerrado ? 'marcarlo como enviado' : 'ver ese débito'}
      </Link>
    </p>
  )
}
