import { TriangleAlert } from '@/components/ui/icons'
import type { ReactNode } from 'react'
import type { Dicho } from '@/components/catalogos/banco/read-file'
import { describeEspecie } from '@/domain/bancos/especie'
import type { Resumen } from '@/domain/bancos/resumen'
import { formatMoney } from '@/domain/dinero'
import { formatFecha, formatMes, type Fecha } from '@/domain/fechas'
import { formatCount } from '@/domain/texto'

/** Days and months beyond these are only counted. */
const MUESTRA = 3

export function BancoFileSummary({ resumen, cuenta, avisos }: Extract<Dicho, { ok: true }>) {
  const { clase, perfil, fechas, cobrados, devueltos, noCobrados } = resumen
  return (
    <section className="grid gap-3" aria-label="Qué es el archivo">
      <h3 className="font-semibold">
        {describeEspecie(resumen)}
        {cuenta && ` (${cuenta})`}
      </h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
        {resumen.identificacion.map(([titulo, valor]) => (
          <Fact key={titulo} titulo={titulo}>
            {valor}
          </Fact>
        ))}
        {perfil && <Fact titulo="Importe">{perfil}</Fact>}
        <Fact titulo="Período">{months(resumen.meses)}</Fact>
        {fechas.valores.length > 0 && <Fact titulo={fechas.titulo}>{days(fechas.valores)}</Fact>}
        <Fact titulo="Registros">{formatCount(resumen.registros)}</Fact>
        {clase === 'envio' && <Fact titulo="Total">{formatMoney(resumen.total)}</Fact>}
        {cobrados && <Fact titulo="Cobrados">{sumWords(cobrados)}</Fact>}
        {devueltos && <Fact titulo="Devueltos después">{sumWords(devueltos)}</Fact>}
        {noCobrados && (
          <Fact titulo="No cobrados">{noCobrados.reduce((sum, { cantidad }) => sum + cantidad, 0)}</Fact>
        )}
      </dl>
      {noCobrados && noCobrados.length > 0 && <Reasons noCobrados={noCobrados} />}
      {avisos.map((aviso) => (
        <p key={aviso} className="flex gap-2 text-destructive-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {aviso}
        </p>
      ))}
    </section>
  )
}

function Fact({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{titulo}</dt>
      <dd className="tabular-nums wrap-anywhere">{children}</dd>
    </>
  )
}

function Reasons({ noCobrados }: { noCobrados: NonNullable<Resumen['noCobrados']> }) {
  return (
    <ul className="grid gap-1 border-l-2 pl-3 text-[0.8125rem]" aria-label="Motivos">
      {noCobrados.map(({ motivo, cantidad }) => (
        <li key={motivo} className="flex justify-between gap-4">
          <span className="wrap-anywhere">{motivo}</span>
          <span className="tabular-nums">{formatCount(cantidad)}</span>
        </li>
      ))}
    </ul>
  )
}

const sumWords = ({ cantidad, total }: NonNullable<Resumen['cobrados']>) =>
  `${formatCount(cantidad)} por ${formatMoney(total)}`

function months(meses: Resumen['meses']): string {
  const shown = meses.slice(0, MUESTRA).map(formatMes).join(', ')
  return meses.length > MUESTRA ? `${shown} y ${meses.length - MUESTRA} más` : shown
}

function days(fechas: readonly Fecha[]): string {
  if (fechas.length <= MUESTRA) return fechas.map(formatFecha).join(', ')
  return `${fechas.length} días, del ${formatFecha(fechas[0] ?? '')} al ${formatFecha(fechas.at(-1) ?? '')}`
}
