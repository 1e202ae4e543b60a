import { Card, CardTitle } from '@/components/ui/card'
import { formatFecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Acceso = LeidoEn<'/medico/traerAccesos'>[number]

/** Who of the office saw or changed his data, newest first. */
export function OwnVisits({ accesos }: { accesos: readonly Acceso[] }) {
  if (accesos.length === 0) return <p>Este año nadie del Consejo abrió su ficha ni la cambió.</p>
  return (
    <ul aria-label="Quién vio o cambió mis datos" className="grid gap-3">
      {accesos.map(({ dia, rol, nombre, abrio, cambios = [] }, index) => (
        <li key={index}>
          <Card className="px-4 py-3">
            <CardTitle>
              <span className="tabular-nums">{dia && formatFecha(dia)}</span> · {rol}
              {nombre && <span className="font-normal">, {nombre}</span>}
            </CardTitle>
            {abrio && <p>Abrió su ficha</p>}
            {cambios.map((cambio) => (
              <p key={cambio} className="wrap-anywhere">
                {cambio}
              </p>
            ))}
          </Card>
        </li>
      ))}
    </ul>
  )
}
