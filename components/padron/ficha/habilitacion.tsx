import Link from 'next/link'
import { CircleAlert, CircleCheck, CircleX, type IconType, Info } from '@/components/ui/icons'
import { Skeleton } from '@/components/ui/skeleton'
import type { Permiso } from '@/domain/roles'
import type { Resultado } from '@/lib/api/result'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Leida = LeidoEn<'/habilitacion/traerDatos'>
type Parte = NonNullable<Leida['partes']>[number]
type Props = {
  matriculadoID: number
  permisos: ReadonlySet<Permiso>
  habilitacion: Promise<Resultado<Leida>>
}

const FRAME = 'mb-4 rounded-lg border bg-card px-4 py-3'

/** Whether the member may practise today, and beside it what leads to the screens it comes from. The record does not wait. */
export async function PracticeToday({ matriculadoID, permisos, habilitacion }: Props) {
  const result = await habilitacion
  if (!result.ok)
    return (
      <p className={`${FRAME} text-muted-foreground`}>No se pudo leer si está habilitado: {result.mensaje}</p>
    )
  const { habilitado, titulo, partes = [] } = result.datos
  return (
    <section aria-label="¿Habilitado hoy?" className={FRAME}>
      <h2 className="font-semibold">
        <Line
          icon={habilitado ? CircleCheck : CircleX}
          ink={habilitado ? 'text-primary-ink' : 'text-destructive-ink'}
          text={titulo ?? 'El servidor no dijo si está habilitado'}
          href={permisos.has('ficha.ver') ? rutas.periodoMatricula(matriculadoID) : undefined}
        />
      </h2>
      <ul className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1">
        {partes.map((parte, index) => (
          <li key={index} className="min-w-0">
            <Line
              {...LOOKS[parte.tono ?? 'nada']}
              text={parte.texto ?? ''}
              href={hrefOf(parte, matriculadoID, permisos)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const LOOKS: Record<NonNullable<Parte['tono']>, { icon: IconType; ink: string }> = {
  bien: { icon: CircleCheck, ink: 'text-primary-ink' },
  aviso: { icon: CircleAlert, ink: 'text-foreground' },
  mal: { icon: CircleX, ink: 'text-destructive-ink' },
  nada: { icon: Info, ink: 'text-muted-foreground' },
}

/** The screen a part comes from, where this person may open it. */
function hrefOf({ tema }: Parte, id: number, permisos: ReadonlySet<Permiso>): string | undefined {
  if (tema === 'especialidades')
    return permisos.has('credenciales.ver') ? rutas.especialidadesDeMatriculado(id) : undefined
  if (tema === 'papeles') return permisos.has('papeles.ver') ? rutas.papelesDeMatriculado(id) : undefined
  if (tema === 'seguro') return permisos.has('seguros.ver') ? rutas.seguros(id) : undefined
  if (tema === 'deuda' && permisos.has('pagos.ver')) return rutas.pagos(id)
  return permisos.has('cuenta.ver') ? rutas.cuentaCorriente(id) : undefined
}

type LineProps = { icon: IconType; ink: string; text: string; href: string | undefined }

const Line = ({ icon: Icon, ink, text, href }: LineProps) => (
  <span className={`flex items-start gap-1.5 ${ink}`}>
    <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
    {href ? (
      <Link
        href={href}
        prefetch={false}
        className="wrap-anywhere underline decoration-current/40 underline-offset-2"
      >
        {text}
      </Link>
    ) : (
      <span className="wrap-anywhere">{text}</span>
    )}
  </span>
)

/** As high as the answer mostly is, so that nothing below moves. */
export const PracticeLoading = () => (
  <div role="status" className={`${FRAME} grid min-h-[4.5rem] content-center gap-2.5`}>
    <span className="sr-only">Viendo si está habilitado…</span>
    <Skeleton width="16rem" />
    <Skeleton width="22rem" />
  </div>
)
