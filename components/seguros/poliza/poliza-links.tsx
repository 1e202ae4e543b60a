import { addressOfArchivo } from '@/lib/llamada/file-address'

type Props = { id?: number | undefined; huella?: string | undefined; de: string }

/** Seen in the browser's own reader, in a page of its own where nothing in it runs. `de`: whose it is, or of when. */
export function PolizaLinks({ id, huella = '', de }: Props) {
  if (id === undefined) return null
  const href = addressOfArchivo('/poliza/bajar', { polizaID: id }, huella)
  return (
    <>
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        className="cell-action"
        aria-label={`Ver la póliza de ${de}`}
      >
        Ver
      </a>
      <a href={href} download className="cell-action" aria-label={`Descargar la póliza de ${de}`}>
        Descargar
      </a>
    </>
  )
}
