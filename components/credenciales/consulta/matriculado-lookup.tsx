import { FieldFrame, describe } from '@/components/form/field-frame'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Badge } from '@/components/ui/badge'
import { formatFecha } from '@/domain/fechas'
import type { LeidoEn } from '@/lib/llamada/call-paths'
import { rutas } from '@/lib/routes'

type Datos = LeidoEn<'/consulta_publica/buscar'>
type Fila = NonNullable<Datos['filas']>[number]
type Props = { texto: string; consejo: string; datos: Datos | null; error?: string | undefined }

/** What anybody may ask of the register. It works before any script is there. */
export function MatriculadoLookup({ texto, consejo, datos, error }: Props) {
  return (
    <div className="grid gap-5">
      <form action={rutas.consultaPublica()} className="grid gap-4">
        <div>
          <h2 className="text-lg font-semibold">Consulta de matriculados</h2>
          <p className="text-muted-foreground">{consejo}</p>
        </div>
        <FieldFrame id="texto" label="Apellido y nombre, o matrícula" error={error}>
          <Input
            {...describe('texto', { error, hint: undefined, required: true })}
            name="texto"
            type="search"
            defaultValue={texto}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            autoFocus={texto === ''}
          />
        </FieldFrame>
        <Button type="submit" className="w-full">
          Buscar
        </Button>
      </form>
      {texto.trim() !== '' && datos && <Found filas={datos.filas ?? []} hayMas={datos.hayMas === true} />}
      <p className="border-t pt-3 text-muted-foreground">
        ¿Tiene un certificado o un carnet?{' '}
        <a href={rutas.verificar()} className="link">
          Verificar un papel
        </a>
      </p>
    </div>
  )
}

function Found({ filas, hayMas }: { filas: readonly Fila[]; hayMas: boolean }) {
  return (
    <section aria-label="Resultado" className="grid gap-3 border-t pt-4">
      <p role="status" className="text-muted-foreground">
        {summaryOf(filas.length, hayMas)}
      </p>
      <ul className="grid gap-4">
        {filas.map((fila, index) => (
          <li key={fila.matricula ?? index} className="grid gap-1">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <strong className="wrap-anywhere">{fila.nombre ?? '—'}</strong>
              <span>Matrícula {fila.matricula ?? '—'}</span>
            </p>
            <p className="flex flex-wrap items-center gap-2">
              <Badge color={fila.habilitado ? 'green' : 'red'}>
                {fila.habilitado ? 'Habilitado hoy' : 'No habilitado'}
              </Badge>
              {fila.estado ?? 'Sin estado'}
            </p>
            <p className="wrap-anywhere text-muted-foreground">{specialtiesOf(fila)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function summaryOf(cuantos: number, hayMas: boolean): string {
  if (cuantos === 0) return 'No hay ningún matriculado con ese nombre o matrícula.'
  if (hayMas) return `Hay más de ${cuantos}: escriba el nombre completo o la matrícula para ver el que busca.`
  return cuantos === 1 ? 'Se encontró 1 matriculado.' : `Se encontraron ${cuantos} matriculados.`
}

function specialtiesOf({ especialidades = [] }: Fila): string {
  const named = especialidades.map(
    ({ nombre, hasta }) => `${nombre ?? 'Sin nombre'}${hasta ? ` (hasta el ${formatFecha(hasta)})` : ''}`,
  )
  return named.length === 0 ? 'Sin especialidades vigentes' : `Especialidades vigentes: ${named.join('; ')}`
}
