import Link from 'next/link'
import { cifrasOf } from '@/components/mudanza/diferencia/cifras'
import type { Mudanza } from '@/components/mudanza/diferencia/datos'
import { Badge } from '@/components/ui/badge'
import { formatInstante } from '@/domain/fechas'
import { isPorSaber } from '@/domain/mudanza/cifra'
import { formatCount } from '@/domain/texto'
import { rutas } from '@/lib/routes'

/** How many are equal, and whether the register can be opened or why it cannot. */
export function Verdict({ mudanza }: { mudanza: Mudanza }) {
  const { matriculados = 0, iguales, comparada, abierta, abiertaPor } = mudanza
  const why = whyNot(mudanza)
  const known = whatToKnow(mudanza)
  return (
    <div className="grid gap-1">
      <h2 className="text-lg font-semibold tabular-nums">
        {comparada
          ? `${formatCount(iguales ?? 0)} de ${formatCount(matriculados)} matriculados iguales`
          : `${formatCount(matriculados)} matriculados, sin comparar`}
      </h2>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {abierta ? (
          <>
            <Badge color="green">Abierto</Badge>
            {`El ${formatInstante(abierta)}${abiertaPor ? `, por ${abiertaPor}` : ''}`}
          </>
        ) : why.length > 0 ? (
          <>
            <Badge color="orange">No se puede abrir</Badge>
            <Reasons reasons={[...why, ...known]} />
          </>
        ) : known.length > 0 ? (
          <>
            <Badge color="blue">Se puede abrir si se sabe</Badge>
            <Reasons reasons={known} />
          </>
        ) : (
          <>
            <Badge color="green">Se puede abrir</Badge>
            No queda ninguna diferencia sin explicar
          </>
        )}
      </p>
    </div>
  )
}

const Reasons = ({ reasons }: { reasons: readonly Porque[] }) =>
  reasons.map(({ text, href }) =>
    href ? (
      <Link key={text} href={href} prefetch={false} className="underline underline-offset-2">
        {text}
      </Link>
    ) : (
      <span key={text}>{text}</span>
    ),
  )

interface Porque {
  text: string
  href?: string
}

/** What has to be done before it can be opened. */
function whyNot({
  comparada,
  sinResponder = 0,
  porExplicar = 0,
  faltan = 0,
  reglasRotas = 0,
}: Mudanza): Porque[] {
  if (!comparada) return [{ text: 'Falta compararlo con el sistema anterior: npm run mudanza -- comparar' }]
  const obeyed = porExplicar - sinResponder
  return [
    ...(sinResponder > 0
      ? [
          {
            text: `Falta explicar ${countOf(sinResponder, 'diferencia', 'diferencias')}`,
            href: `${rutas.mudanza()}?respuesta=sin`,
          },
        ]
      : []),
    ...(obeyed > 0
      ? [
          {
            text: `${countOf(obeyed, 'respuesta espera', 'respuestas esperan')} que se arme de nuevo`,
            href: `${rutas.mudanza()}?respuesta=falta`,
          },
        ]
      : []),
    ...(faltan > 0
      ? [{ text: `${countOf(faltan, 'matriculado no está', 'matriculados no están')} y nadie lo decidió` }]
      : []),
    ...(reglasRotas > 0
      ? [{ text: `npm run verificar encuentra ${countOf(reglasRotas, 'regla rota', 'reglas rotas')}` }]
      : []),
  ]
}

/** What whoever opens it has to say that he knows. */
function whatToKnow({ comparada, sinLeer = 0, ...mudanza }: Mudanza): Porque[] {
  const apart = cifrasOf(mudanza).filter(isPorSaber).length
  if (!comparada) return []
  return [
    ...(sinLeer > 0 ? [{ text: `La lectura no trajo ${countOf(sinLeer, 'respuesta', 'respuestas')}` }] : []),
    ...(apart > 0
      ? [
          {
            text: countOf(apart, 'cifra de todos no es igual', 'cifras de todos no son iguales'),
            href: '#cifras',
          },
        ]
      : []),
  ]
}

const countOf = (count: number, one: string, more: string): string =>
  `${formatCount(count)} ${count === 1 ? one : more}`
