import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Download } from '@/components/ui/icons'
import { formatInstante } from '@/domain/fechas'
import { writtenSize } from '@/domain/peso'
import { formatCount } from '@/domain/texto'
import { addressOfArchivo } from '@/lib/llamada/file-address'
import type { LeidoEn } from '@/lib/llamada/call-paths'

type Llevado = NonNullable<LeidoEn<'/llevado/traer'>['llevado']>

/** The file that waits: a download that is cut goes on where it stopped, as its address is that of its content. */
export function ReadyFile({ llevado }: { llevado: Llevado }) {
  const { tareaID, nombre, bytes = 0, filas = 0, huella = '', terminado, vence, usuario } = llevado
  if (tareaID === undefined) return null
  return (
    <Card aria-labelledby="llevado-listo">
      <CardHeader>
        <CardTitle id="llevado-listo">El archivo está listo</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-4">
        <Button asChild className="w-fit">
          <a href={addressOfArchivo('/llevado/bajar', { tareaID }, huella)} download>
            <Download aria-hidden />
            Descargar {nombre}
          </a>
        </Button>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          <dt className="text-muted-foreground">Contenido</dt>
          <dd>
            {formatCount(filas)} filas, {writtenSize(bytes)}
          </dd>
          <dt className="text-muted-foreground">Hecho</dt>
          <dd>
            {terminado && formatInstante(terminado)} por {usuario}
          </dd>
          <dt className="text-muted-foreground">Se borra</dt>
          <dd>{vence && formatInstante(vence)}</dd>
          <dt className="text-muted-foreground">SHA-256</dt>
          <dd className="font-mono text-sm wrap-anywhere">{huella}</dd>
        </dl>
      </CardContent>
    </Card>
  )
}
