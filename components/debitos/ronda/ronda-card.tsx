import Link from 'next/link'
import { hrefOfLoading } from '@/components/debitos/rendicion/address'
import { type Address, hrefWith } from '@/components/data-table/address'
import { Changed } from '@/components/debitos/ronda/changed'
import { EntidadPlanillaButton } from '@/components/debitos/ronda/entidad-planilla-button'
import { FileLink } from '@/components/debitos/ronda/file-link'
import { Notice } from '@/components/debitos/ronda/notice'
import { FinishRonda, RondaActs } from '@/components/debitos/ronda/ronda-acts'
import { RondaSteps } from '@/components/debitos/ronda/ronda-steps'
import { Button } from '@/components/ui/button'
import { Card, CardTitle } from '@/components/ui/card'
import { Badge } from '@/components/ui/badge'
import { textOfMes } from '@/domain/cuota'
import { nombreDeForma } from '@/domain/debito/formas'
import { debitos, ESTADO_EN_PALABRAS } from '@/domain/debito/ronda'
import { formatMoney } from '@/domain/dinero'
import { formatInstante, formatMes, type Mes } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Ronda = LeidoEn<'/ronda/traerDatos'>
type Props = { ronda: Ronda & { id: number }; forma: number; mes: Mes }
type CardProps = Props & { address: Address }

/** Who closed a month's debit and what became of it, its files, and what can still be done. */
export function RondaCard({ ronda, forma, mes, address }: CardProps) {
  const {
    id,
    estado,
    contestada,
    prueba,
    cambiaron,
    cerrada,
    quien,
    cantidad = 0,
    total,
    sacados = 0,
  } = ronda
  const nombre = `${nombreDeForma(forma)} de ${formatMes(mes)}`
  return (
    <Card className="mb-4 grid gap-3 px-4 py-3" aria-label="El débito cerrado">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <CardTitle>
          {debitos(cantidad)}
          {total !== undefined && ` por ${formatMoney(total)}`}
        </CardTitle>
        {estado === 'deshecha' && <Badge color="grey">{ESTADO_EN_PALABRAS[estado]}</Badge>}
        {prueba && <Badge color="orange">De prueba</Badge>}
      </div>
      {estado && estado !== 'deshecha' && !prueba && <RondaSteps {...{ estado, contestada }} />}
      <p className="text-muted-foreground">
        {cerrada && `Lo cerró ${quien ?? 'alguien'} el ${formatInstante(cerrada).slice(0, -3)}.`}
        {sacados > 0 &&
          ` Después se ${sacados === 1 ? 'sacó a 1 matriculado' : `sacaron ${sacados} matriculados`}.`}
      </p>
      <Changed {...{ cambiaron, address }} />
      <Files ronda={ronda} forma={forma} mes={mes} />
      {ronda.aviso && <Notice rondaID={id} aviso={ronda.aviso} cantidad={cantidad} />}
      {estado === 'cerrada' ? (
        <RondaActs ronda={{ id, nombre, cantidad, total, cambiaron }} prueba={prueba === true} />
      ) : (
        <p>{whyNoActs(ronda)}</p>
      )}
      {(estado === 'enviada' || estado === 'rendida') && !prueba && (
        <div className="flex flex-wrap items-center gap-2">
          <Button variant={estado === 'enviada' ? 'default' : 'outline'} asChild>
            <Link href={hrefOfLoading(forma, mes)} prefetch={false}>
              {estado === 'enviada' ? 'Cargar su rendición' : 'Ver su rendición'}
            </Link>
          </Button>
          {estado === 'enviada' && <FinishRonda ronda={{ id, nombre, cantidad, total, cambiaron }} />}
          <Link href={hrefOfRejected(forma, mes)} prefetch={false} className="link ml-2" data-print="hide">
            Ver los rechazados de este débito
          </Link>
        </div>
      )}
    </Card>
  )
}

const hrefOfRejected = (forma: number, mes: Mes): string =>
  hrefWith({ path: rutas.rechazos(), params: {} }, { forma: String(forma), mes: textOfMes(mes) })

function whyNoActs({ estado, enviada, deshecha, motivo }: Ronda): string {
  if (estado === 'deshecha')
    return `Se deshizo${deshecha ? ` el ${formatInstante(deshecha).slice(0, -3)}` : ''}: ${motivo ?? 'sin motivo'}. Sus cargos quedaron libres.`
  const sent = `Se marcó como enviado${enviada ? ` el ${formatInstante(enviada).slice(0, -3)}` : ''}: ya no se saca a nadie ni se deshace.`
  return estado === 'rendida' ? `${sent} Ya está rendido.` : sent
}

/** An entity's spreadsheet is written from the round that stands each time it is asked for. */
function Files({ ronda: { id, archivos = [], estado, prueba, cambiaron }, forma, mes }: Props) {
  if (forma < 40)
    return estado === 'deshecha' || prueba ? null : (
      <div>
        <EntidadPlanillaButton forma={forma} mes={mes} cambiaron={cambiaron} />
      </div>
    )
  return (
    <div className="grid gap-1">
      <ul className="grid gap-1" aria-label="Archivos">
        {archivos.flatMap(({ clase, nombre, huella, cantidad = 0, total }) =>
          clase && huella
            ? [
                <li key={clase} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <FileLink rondaID={id} nombre={nombre ?? clase} {...{ clase, huella, cambiaron }} />
                  <span>
                    {debitos(cantidad)}
                    {total !== undefined && ` por ${formatMoney(total)}`}
                  </span>
                </li>,
              ]
            : [],
        )}
      </ul>
      <details className="text-[0.8125rem] text-muted-foreground" data-print="hide">
        <summary className="w-fit cursor-pointer">Detalle de los archivos</summary>
        <ul className="mt-1 grid gap-0.5">
          {archivos.map(({ clase, nombre, huella }) => (
            <li key={clase} className="wrap-anywhere">
              {nombre}: SHA-256 {huella}
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
