import { JobPanel } from '@/components/tarea/screen-tarea-panel'
import { traerDatos } from '@/contract/tarea'
import { readApi } from '@/lib/api/client'

type Props = { tareaID: number | null; que: string }

/** The job under way, followed by whoever asked for it and told to everybody else. */
export async function JobOfScreen({ tareaID, que }: Props) {
  const read = tareaID === null ? undefined : await readApi(traerDatos, { tareaID })
  // The screen was read while its job ran: its end, if it came since, is for the panel to see, which reads the page again.
  if (read?.ok) return <JobPanel key={tareaID} tarea={{ ...read.datos, estado: 'pendiente' }} />
  return (
    <p role="status" className="rounded-lg border bg-card px-4 py-6 text-center">
      Otra persona la está {que}. Vuelva a abrir esta pantalla en un momento.
    </p>
  )
}
