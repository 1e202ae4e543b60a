import Link from 'next/link'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { rutas } from '@/lib/routes'

const PASOS: readonly (readonly [que: string, como: string])[] = [
  [
    'Leer.',
    'Padrón le pide al servidor anterior todo lo que cuenta, sin cambiarle nada y de noche si se quiere.',
  ],
  ['Armar.', 'Con lo leído se hace un registro de ensayo, cuantas veces haga falta.'],
  [
    'Comparar.',
    'Matriculado por matriculado, lo pendiente, el saldo, el seguro y la ficha, al centavo. Acá se mira en qué no son iguales y se decide.',
  ],
  ['Abrir.', 'Cuando no queda ninguna diferencia sin explicar, el registro empieza a usarse.'],
]

/** Of a register that was not made of another server's answers: what the screen is for, and how that begins. */
export const AboutMudanza = () => (
  <Card className="max-w-3xl">
    <CardHeader>
      <CardTitle>Este registro no vino de otro servidor</CardTitle>
    </CardHeader>
    <CardContent className="grid gap-4">
      <p>
        Acá se ve la mudanza de un consejo que ya tiene un servidor propio: qué se trajo, en qué quedó igual y
        en qué no.
      </p>
      <ol className="grid list-decimal gap-1.5 pl-5">
        {PASOS.map(([que, como]) => (
          <li key={que}>
            <strong className="font-semibold">{que}</strong> {como}
          </li>
        ))}
      </ol>
      <p>
        Empieza en la computadora donde está Padrón, con la dirección del servidor anterior y un usuario de
        allí:
      </p>
      <pre
        className="overflow-x-auto rounded-lg bg-muted px-4 py-3 text-sm"
        tabIndex={0}
        aria-label="Comando"
      >
        npm run mudanza -- --desde https://api.consejo.example --usuario U
      </pre>
      <p className="text-muted-foreground">
        Lo que el consejo tiene en planillas se trae por{' '}
        <Link href={rutas.importar()} prefetch={false} className="underline underline-offset-2">
          Importar
        </Link>
        .
      </p>
    </CardContent>
  </Card>
)
