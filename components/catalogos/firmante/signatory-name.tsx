import { addressOfImage } from '@/components/catalogos/firmante/signature-address'
import { PaperPicture } from '@/components/ui/paper-picture'

export function SignatoryName({
  id,
  nombre,
  huella,
}: {
  id: number | undefined
  nombre: string
  huella: string
}) {
  return (
    <span className="inline-flex items-center gap-3">
      {nombre || '—'}
      {id !== undefined && huella && (
        <PaperPicture small src={addressOfImage(id, huella)} alt={`Firma de ${nombre}`} />
      )}
    </span>
  )
}
