import Link from 'next/link'
import { hrefOfCita } from '@/components/catalogos/acto/cita-href'
import { PageBody } from '@/components/catalogos/tipo-certificado/page-body'
import { Badge } from '@/components/ui/badge'
import { Card, CardTitle } from '@/components/ui/card'
import type { traerDatos } from '@/contract/acto'
import { isBlankBody, TEXTOS, TEXTOS_DE_ACTO } from '@/domain/acto'
import { readCuerpo } from '@/domain/certificado/leer'
import type { LeidoDe } from '@/lib/api/result'
import { rutas } from '@/lib/routes'
import '@/components/catalogos/tipo-certificado/certificado.css'

export type Acto = LeidoDe<typeof traerDatos>

/** An act as it was numbered: its three texts and who signs. */
export function ActoPaper({ acto }: { acto: Acto }) {
  const { asunto, organo, firmantes = [] } = acto
  return (
    <Card className="grid min-w-0 gap-5 px-4 py-5 md:px-6">
      <header className="grid gap-1">
        <p className="text-muted-foreground">{organo}</p>
        <h2 className="text-lg font-semibold wrap-anywhere">{asunto}</h2>
      </header>
      {TEXTOS.filter((texto) => !isBlankBody(acto[texto] ?? '')).map((texto) => (
        <section key={texto} aria-label={TEXTOS_DE_ACTO[texto]}>
          <h3 className="mb-1 font-semibold uppercase">{TEXTOS_DE_ACTO[texto]}:</h3>
          <div className="certificado wrap-anywhere">
            <PageBody documento={readCuerpo(acto[texto] ?? '').documento} />
          </div>
        </section>
      ))}
      {firmantes.length > 0 && (
        <ul
          aria-label="Firmantes"
          className="mt-6 flex flex-wrap justify-around gap-x-10 gap-y-8 text-center"
        >
          {firmantes.map(({ firmanteID, nombre, cargo }) => (
            <li key={firmanteID} className="min-w-40 border-t pt-1">
              {nombre}
              <span className="block text-muted-foreground">{cargo}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

type CitasProps = { acto: Acto; permisos: Parameters<typeof hrefOfCita>[1] }

/** What rests on an act, or once did. */
export function ActoCitas({ acto: { citas = [], dejaSinEfecto = [] }, permisos }: CitasProps) {
  return (
    <Card className="grid gap-3 px-4 py-4 md:px-5">
      <CardTitle className="text-base">Qué se apoya en ella</CardTitle>
      {citas.length === 0 && dejaSinEfecto.length === 0 && (
        <p className="text-muted-foreground">Todavía nada.</p>
      )}
      {citas.length > 0 && (
        <ul aria-label="Qué se apoya en ella" className="divide-y rounded-lg border">
          {citas.map(({ tabla = '', fuente, fila = 0, donde = 0, que, rige, hoyPor }) => (
            <li key={`${tabla} ${fila}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <Cited href={hrefOfCita({ tabla, donde }, permisos)}>{`${fuente}: ${que}`}</Cited>
                {hoyPor?.id !== undefined && (
                  <span className="block text-[0.8125rem] text-muted-foreground">
                    Hoy por <Cited href={rutas.resolucion(hoyPor.id)}>{hoyPor.nombre ?? 'otra'}</Cited>
                  </span>
                )}
              </span>
              {rige ? <Badge color="green">Rige</Badge> : <Badge color="grey">Ya no rige</Badge>}
            </li>
          ))}
        </ul>
      )}
      {dejaSinEfecto.length > 0 && (
        <p>
          Deja sin efecto:{' '}
          {dejaSinEfecto.map(({ id = 0, nombre }, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <Cited href={rutas.resolucion(id)}>{nombre ?? 'una resolución'}</Cited>
            </span>
          ))}
        </p>
      )}
    </Card>
  )
}

const Cited = ({ href, children }: { href: string | undefined; children: string }) =>
  href === undefined ? (
    children
  ) : (
    <Link href={href} prefetch={false} className="link">
      {children}
    </Link>
  )
