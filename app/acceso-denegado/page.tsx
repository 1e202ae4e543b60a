import { forbidden } from 'next/navigation'

/** The gate rewrites refused addresses here; asked for by its own name, it is no screen and the gate answers 404. */
export default function AccesoDenegadoPage() {
  forbidden()
}
