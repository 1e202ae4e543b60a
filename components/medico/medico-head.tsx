import { Suspense } from 'react'
import { CircleAlert, CircleCheck, CircleX } from '@/components/ui/icons'
import { Cobertura, CoberturaLoading } from '@/components/padron/ficha/cobertura'
import type { Ficha } from '@/components/padron/ficha/field-value'
import type { Resumen } from '@/components/medico/own-summary'
import { EstadoBadge } from '@/components/acto/estado-badge'
import type { Resultado } from '@/lib/api/result'
import { escrito } from '@/lib/ortografia/escrito'

type Props = {
  ficha: Ficha
  /** Undefined where the server does not tell. */
  resumen: Resumen | undefined
  /** Told by the summary where there is one. */
  cobertura: Promise<Resultado<string | null | undefined>> | undefined
}

export function MedicoHead({ ficha, resumen, cobertura }: Props) {
  const estado = ficha.tipoMatricula?.nombre
  return (
    <div className="mb-4">
      <h1 className="text-2xl leading-tight font-semibold tracking-tight text-balance wrap-anywhere">
        {ficha.datosPersonales?.apellidoNombre || 'Sin nombre'}
      </h1>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="tabular-nums">
          {escrito('Matricula')} {ficha.matricula ?? '—'}
        </span>
        {estado && <EstadoBadge estado={estado} />}
        {cobertura && (
          <Suspense fallback={<CoberturaLoading />}>
            <Cobertura estado={cobertura} />
          </Suspense>
        )}
      </p>
      {resumen?.titulo && <Practice {...resumen} titulo={resumen.titulo} />}
    </div>
  )
}

/** Debt has its own card, and papers their own list. */
const NOTABLES: readonly string[] = ['especialidades', 'seguro']

function Practice({ habilitado, titulo, partes = [] }: Resumen & { titulo: string }) {
  const Icon = habilitado ? CircleCheck : CircleX
  const notables = partes.filter(
    ({ tema, tono }) => NOTABLES.includes(tema ?? '') && (tono === 'mal' || tono === 'aviso'),
  )
  return (
    <section aria-label="¿Habilitado hoy?" className="mt-3 rounded-lg border bg-card px-4 py-3">
      <h2
        className={`flex flex-wrap items-start gap-x-2 text-lg font-semibold ${habilitado ? 'text-primary-ink' : 'text-destructive-ink'}`}
      >
        <Icon aria-hidden className="mt-1 size-5 shrink-0" />
        <span className="min-w-0 flex-[1_1_8rem] wrap-anywhere">{titulo}</span>
      </h2>
      {!habilitado && (
        <p className="mt-1">
          Es por su estado en la matrícula. Si no corresponde, comuníquese con el Consejo.
        </p>
      )}
      {notables.map(({ texto }, index) => (
        <p key={index} className="mt-1 flex items-start gap-2">
          <CircleAlert aria-hidden className="mt-1 size-4 shrink-0 text-muted-foreground" />
          <span className="wrap-anywhere">{texto}</span>
        </p>
      ))}
    </section>
  )
}
