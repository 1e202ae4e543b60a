import { formatCuit } from '@/domain/cuit'
import type { LeidoDe } from '@/lib/api/result'
import type { comprobarPase } from '@/contract/externos'

type Props = { medico: LeidoDe<typeof comprobarPase> | null; mensaje?: string | null | undefined }

/** What a prescription system would know of who came. */
export function TestRecetas({ medico, mensaje }: Props) {
  return (
    <main className="mx-auto grid max-w-lg gap-4 px-4 py-8">
      <h1 className="text-lg font-semibold">SISTEMA DE RECETAS DE PRUEBA</h1>
      <p className="text-muted-foreground">
        Solo en la demostración: hace lo que haría el sistema de recetas, que comprueba con el consejo quién
        entró.
      </p>
      {medico ? (
        <dl className="grid grid-cols-1 gap-y-1.5">
          {[
            ['Profesional', medico.nombre],
            ['CUIT/CUIL', formatCuit(medico.cuit ?? '')],
            ['Matrícula', medico.matricula],
            ['Estado', medico.matriculaEstado],
            ['Puede recetar', medico.puedeRecetar ? 'Sí' : 'No'],
          ].map(([label, value]) => (
            <div key={label} className="flex flex-wrap gap-x-4">
              <dt className="flex-[0_0_7rem] text-muted-foreground">{label}</dt>
              <dd className="min-w-0 flex-[1_1_6rem] wrap-anywhere">{value ?? '—'}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p
          role="alert"
          className="rounded-lg border border-destructive/40 bg-destructive-tint px-3 py-2.5 text-destructive-ink"
        >
          {mensaje ?? 'El pase no es válido, ya se usó o venció'}. Cierre la sesión y vuelva a ingresar.
        </p>
      )}
    </main>
  )
}
