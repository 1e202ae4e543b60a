import Link from 'next/link'
import { CircleCheck, CircleX } from '@/components/ui/icons'
import { Facts, Specialties } from '@/components/credenciales/papel/verified-papel'
import { formatInstante } from '@/domain/fechas'
import type { Resultado } from '@/lib/api/result'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Visto = LeidoEn<'/carnet_digital/verificar'>

const NINGUNO = 'No hay ningún carnet con ese código. Lea de nuevo el cuadro con la cámara.'

/** What anybody may know who was shown a card on a telephone, or why its code says nothing. */
export function VerifiedCarnet({ resultado }: { resultado: Resultado<Visto> }) {
  return (
    <article className="grid gap-5">
      {resultado.ok ? <Holds {...resultado.datos} /> : <HoldsNot mensaje={wordsOf(resultado)} />}
      <p className="border-t pt-3 text-muted-foreground">
        <Link href={rutas.verificar()} prefetch={false} className="underline">
          Verificar otro carnet o papel
        </Link>
      </p>
    </article>
  )
}

const wordsOf = ({ tipo, mensaje }: { tipo: string; mensaje: string }): string =>
  tipo === 'rechazo' && !mensaje.startsWith('Este código') ? NINGUNO : mensaje

function Holds({ nombre, dni, matricula, estado, habilitado, especialidades = [], ahora, vence }: Visto) {
  const Icon = habilitado ? CircleCheck : CircleX
  const looks = habilitado
    ? 'bg-primary-tint text-primary-ink'
    : 'border-destructive/40 bg-destructive-tint text-destructive-ink'
  return (
    <>
      <p role="status" className={`flex flex-wrap gap-x-2 rounded-lg border px-3 py-2.5 text-lg ${looks}`}>
        <Icon aria-hidden className="mt-1 size-5 shrink-0" />
        <strong className="min-w-0 flex-[1_1_8rem]">
          {habilitado ? 'Está habilitado para ejercer hoy' : 'No está habilitado para ejercer'}
        </strong>
      </p>
      <Facts
        title="Carnet de matriculado"
        rows={[
          ['Matriculado', nombre],
          ['DNI', dni],
          ['Matrícula', matricula],
          ['Estado', estado],
          ['Especialidades vigentes', <Specialties key="especialidades" filas={especialidades} />],
          ['Comprobado', ahora && formatInstante(ahora)],
        ]}
      />
      <p className="text-muted-foreground">
        Compare el nombre y el final del DNI con el documento de quien le mostró el carnet. Este código vale
        hasta el {formatInstante(vence ?? '')}.
      </p>
    </>
  )
}

const HoldsNot = ({ mensaje }: { mensaje: string }) => (
  <p
    role="status"
    className="flex gap-2 rounded-lg border border-destructive/40 bg-destructive-tint px-3 py-2.5 text-destructive-ink"
  >
    <CircleX aria-hidden className="mt-0.5 size-4 shrink-0" />
    {mensaje}
  </p>
)
