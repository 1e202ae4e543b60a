import { forbidden } from 'next/navigation'

/** The gate rewrites refused addresses here; the address itself answers 404. */
export default function AccesoDenegadoPage() {
  forbidden()
}
