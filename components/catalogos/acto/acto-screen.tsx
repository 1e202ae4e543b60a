import Link from 'next/link'
import { ActoActs } from '@/components/catalogos/acto/acto-acts'
import { ActoBadge } from '@/components/catalogos/acto/acto-badge'
import { ActoForm } from '@/components/catalogos/acto/acto-form'
import { type Acto, ActoCitas, ActoPaper } from '@/components/catalogos/acto/acto-paper'
import type { Valores } from '@/components/catalogos/acto/acto-values'
import { PageHeader } from '@/components/shell/page-header'
import { namedOptions } from '@/components/ui/options'
import { nameOfActo } from '@/domain/acto'
import { formatFecha } from '@/domain/fechas'
import type { Permiso } from '@/domain/roles'
import { rutas } from '@/lib/routes'

type Props = {
  acto: Acto
  redacta: boolean
  permisos: ReadonlySet<Permiso>
  /** For who changes a draft. */
  firmantes: Parameters<typeof namedOptions>[0] | undefined
}

/** A draft in its form; what has its number, as it was numbered. */
export function ActoScreen({ acto, redacta, permisos, firmantes }: Props) {
  const { id, clase = 'resolucion', numero = null, anio = null, fecha = '', estado = 'borrador' } = acto
  const { escaneo = null, numera = false, primera = false, version = 1, por, firmada } = acto
  if (id === undefined) return null
  const known = { id, clase, numero, anio, fecha, estado, escaneo, numera, primera, version }
  return (
    <>
      <PageHeader
        title={nameOfActo(known)}
        back={rutas.resoluciones()}
        subtitle={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <ActoBadge estado={estado} />
            <span>Del {formatFecha(fecha)}</span>
            {firmada && <span>Firmada el {formatFecha(firmada)}</span>}
            {por?.id !== undefined && (
              <span>
                Sin efecto por{' '}
                <Link href={rutas.resolucion(por.id)} prefetch={false} className="link">
                  {por.nombre}
                </Link>
              </span>
            )}
          </span>
        }
        actions={<ActoActs acto={known} redacta={redacta} />}
      />
      {estado === 'borrador' && firmantes ? (
        <ActoForm
          key={version}
          inicial={valuesOf(acto)}
          firmantes={namedOptions(firmantes)}
          borrador={{ id, version }}
        />
      ) : (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(22rem,0.5fr)]">
          <ActoPaper acto={acto} />
          <div data-print="hide">
            <ActoCitas acto={acto} permisos={permisos} />
          </div>
        </div>
      )}
    </>
  )
}

const valuesOf = ({ clase, fecha, firmantes = [], ...acto }: Acto): Valores => ({
  clase,
  fecha,
  organo: acto.organo ?? '',
  asunto: acto.asunto ?? '',
  visto: acto.visto ?? '',
  considerando: acto.considerando ?? '',
  resuelve: acto.resuelve ?? '',
  primerFirmanteID: firmantes[0]?.firmanteID,
  segundoFirmanteID: firmantes[1]?.firmanteID,
})
