import Link from 'next/link'
import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck } from '@/components/ui/icons'
import { Badge } from '@/components/ui/badge'
import { formatCodigo, readCodigo } from '@/domain/codigo-de-papel'
import { type Fecha, formatFecha, formatInstante } from '@/domain/fechas'
import { CLASES_DE_PAPEL } from '@/domain/papel'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Papel = LeidoEn<'/papel/verificar'>
type Props = { papel: Papel; codigo: string; consejo: string; hoy: Fecha }

/** What anybody with the paper in his hand may know: what it said, and what holds today. */
export function VerifiedPapel({ papel, codigo, consejo, hoy }: Props) {
  const { clase, numero, emitido, anulado, ahora } = papel
  return (
    <article className="grid gap-5">
      <Verdict anulado={anulado} consejo={consejo} />
      <Facts
        title={`${clase ? CLASES_DE_PAPEL[clase] : 'Papel'} N° ${numero ?? '—'}`}
        rows={[
          ['Matriculado', papel.nombre],
          ['DNI', papel.dni],
          ['Matrícula', papel.matricula],
          ['Certifica', papel.certifica],
          ['Firmante', papel.firmante],
          ['Emitido', emitido && formatInstante(emitido)],
        ]}
      />
      <Facts
        title={`Hoy, ${formatFecha(hoy)}`}
        rows={[
          ...(ahora?.nombre ? [['Se llama', ahora.nombre] as const] : []),
          [
            'Estado',
            ahora && <Badge color={ahora.habilitado ? 'green' : 'red'}>{ahora.estado ?? 'Sin estado'}</Badge>,
          ],
          ...(typeof ahora?.cubierto === 'boolean'
            ? [
                [
                  'Seguro',
                  <Badge key="seguro" color={ahora.cubierto ? 'green' : 'red'}>
                    {ahora.cobertura ?? (ahora.cubierto ? 'CON COBERTURA' : 'SIN COBERTURA')}
                  </Badge>,
                ] as const,
              ]
            : []),
          ['Especialidades vigentes', ahora && <Specialties filas={ahora.especialidades ?? []} />],
        ]}
      />
      <p className="flex flex-wrap justify-between gap-2 border-t pt-3 text-muted-foreground">
        <span className="font-mono">{formatCodigo(readCodigo(codigo) ?? codigo)}</span>
        <Link href={rutas.verificar()} prefetch={false} className="underline">
          Verificar otro papel
        </Link>
      </p>
    </article>
  )
}

function Verdict({ anulado, consejo }: { anulado: string | null | undefined; consejo: string }) {
  return anulado ? (
    <p
      role="status"
      className="flex gap-2 rounded-lg border border-destructive/40 bg-destructive-tint px-3 py-2.5 text-destructive-ink"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong>Este papel fue anulado</strong> el {formatInstante(anulado)}: ya no vale.
      </span>
    </p>
  ) : (
    <p role="status" className="flex gap-2 rounded-lg border bg-primary-tint px-3 py-2.5 text-primary-ink">
      <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong>Este papel lo emitió {consejo}.</strong> Compare lo que dice con lo que sigue.
      </span>
    </p>
  )
}

type Row = readonly [label: string, value: ReactNode]

/** What is known, label by label. */
export function Facts({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <section className="grid gap-2">
      <h2 className="font-semibold">{title}</h2>
      <dl className="grid grid-cols-1 gap-y-1.5">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-4">
            <dt className="flex-[0_0_7rem] text-muted-foreground">{label}</dt>
            <dd className="min-w-0 flex-[1_1_6rem] wrap-anywhere">{value ?? '—'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Specialties({
  filas,
}: {
  filas: NonNullable<NonNullable<Papel['ahora']>['especialidades']>
}) {
  if (filas.length === 0) return 'Ninguna'
  return (
    <ul className="grid gap-1">
      {filas.map(({ nombre, hasta }, index) => (
        <li key={index}>
          {nombre ?? 'Sin nombre'}
          {hasta ? `, hasta el ${formatFecha(hasta)}` : ', sin vencimiento'}
        </li>
      ))}
    </ul>
  )
}
