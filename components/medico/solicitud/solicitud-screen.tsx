import Link from 'next/link'
import { EstadoBadge } from '@/components/acto/estado-badge'
import { PapelList } from '@/components/medico/solicitud/papel-list'
import { SolicitudActs } from '@/components/medico/solicitud/solicitud-acts'
import type { Solicitud } from '@/components/medico/solicitud/solicitud-leida'
import { SolicitudBadge } from '@/components/medico/solicitud/solicitud-badge'
import { PageHeader } from '@/components/shell/page-header'
import { Card, CardTitle } from '@/components/ui/card'
import { formatMoney } from '@/domain/dinero'
import { ESTADOS } from '@/domain/estados'
import { formatFecha, formatInstante } from '@/domain/fechas'
import { ABIERTAS, DECIDEN, nameOfSolicitud } from '@/domain/solicitud'
import { rutas } from '@/lib/routes'

/** A request: what he asks beside his papers, and what was done with it. */
export function SolicitudScreen({ solicitud }: { solicitud: Solicitud }) {
  const {
    id,
    numero,
    anio,
    tipo,
    matriculadoID = 0,
    estado,
    papeles = [],
    puede = [],
    avisos = [],
  } = solicitud
  return (
    <>
      <PageHeader
        title={`${nameOfSolicitud({ numero, anio })}: ${tipo ?? ''}`}
        back={rutas.solicitudes()}
        subtitle={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {estado && <SolicitudBadge estado={estado} />}
            <Link href={rutas.ficha(matriculadoID)} prefetch={false} className="link">
              {solicitud.matricula}, {solicitud.apellidoNombre}
            </Link>
          </span>
        }
        actions={<SolicitudActs solicitud={solicitud} />}
      />
      {avisos.length > 0 && (
        <ul className="mb-4 grid gap-1">
          {avisos.map((aviso) => (
            <li key={aviso} className="rounded-lg border bg-card px-4 py-2">
              {aviso}
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div className="grid gap-5">
          <Asked solicitud={solicitud} />
          <Steps pasos={solicitud.pasos ?? []} />
        </div>
        <PapelList
          solicitud={{ id, numero, anio, tipo, matriculadoID }}
          papeles={papeles}
          cambia={puede.includes('admitir')}
        />
      </div>
    </>
  )
}

function Asked({ solicitud }: { solicitud: Solicitud }) {
  const lines = linesOf(solicitud)
  return (
    <Card className="grid gap-3 px-4 py-4 md:px-5">
      <CardTitle className="text-base">Qué pide</CardTitle>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {lines.map(([label, value]) => (
          <div key={label} className="contents max-sm:block">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

type Line = readonly [label: string, value: React.ReactNode]

const day = (fecha: string | null | undefined): string | undefined => (fecha ? formatFecha(fecha) : undefined)

/** What is not known, or does not apply, is left out. */
function linesOf(solicitud: Solicitud): readonly Line[] {
  const {
    presentada,
    entro,
    desde,
    anios,
    texto,
    decide,
    vence,
    caduca,
    motivo,
    cargo,
    acto,
    carnets = 0,
  } = solicitud
  const { apellido, nombre, estadoActual, resultadoID, efectoDesde, efectoHasta, estado, clase, conBaja } =
    solicitud
  const open = estado !== undefined && ABIERTAS.includes(estado)
  const lines: readonly (readonly [string, React.ReactNode])[] = [
    [
      'Presentada',
      presentada && `${formatFecha(presentada)}${entro ? `, en la oficina: la anotó ${entro}` : ''}`,
    ],
    ['Hoy está', open && estadoActual && <EstadoBadge estado={estadoActual} />],
    ['Pasa a', open && resultadoID != null && ESTADOS[resultadoID as keyof typeof ESTADOS]],
    ['Matrícula', clase === 'traslado' && conBaja === false && 'Sigue matriculado en este Consejo'],
    ['Desde', day(desde)],
    ['Por', anios && (anios === 1 ? '1 año' : `${anios} años`)],
    ['Nombre nuevo', apellido && `${apellido}, ${nombre ?? ''}`],
    [clase === 'traslado' ? 'Se traslada a' : 'Dice', texto],
    ['Cuesta', cargo?.monto != null && `${formatMoney(cargo.monto)}, ${cargo.pagado ? 'pago' : 'sin pagar'}`],
    [
      'Carnet',
      open && carnets > 0 && (carnets === 1 ? 'Se anula el que tiene' : `Se anulan los ${carnets} que tiene`),
    ],
    ['Decide', open && decide && DECIDEN[decide]],
    ['Se contesta hasta', open && day(vence)],
    ['Caduca', open && day(caduca)],
    [
      'Quedó',
      efectoDesde &&
        `Desde el ${formatFecha(efectoDesde)}${efectoHasta ? ` hasta el ${formatFecha(efectoHasta)}` : ''}`,
    ],
    [
      'Resolución',
      acto?.id !== undefined && (
        <Link href={rutas.resolucion(acto.id)} prefetch={false} className="link">
          {acto.nombre}
        </Link>
      ),
    ],
    ['Motivo', motivo],
  ]
  return lines.filter(([, value]) => Boolean(value))
}

function Steps({ pasos }: { pasos: NonNullable<Solicitud['pasos']> }) {
  return (
    <Card className="grid gap-3 px-4 py-4 md:px-5">
      <CardTitle className="text-base">Qué se hizo</CardTitle>
      <ol className="grid gap-2">
        {pasos.map(({ hecho, motivo, en, por }) => (
          <li key={`${en} ${hecho}`} className="wrap-anywhere">
            <span className="font-medium">{hecho}</span>
            {motivo && `: ${motivo}`}
            <span className="block text-[0.8125rem] text-muted-foreground">
              {en && formatInstante(en).slice(0, -3)}
              {` · ${por ?? 'el sistema'}`}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
