import { SignatureImage, addressOfImage } from '@/components/catalogos/firmante/signature-image'

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
        <SignatureImage small src={addressOfImage(id, huella)} alt={`Firma de ${nombre}`} />
      )}
    </span>
  )
}
