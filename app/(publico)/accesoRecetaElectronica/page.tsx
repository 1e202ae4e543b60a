import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { CuitForm } from '@/components/acceso/receta/cuit-form'
import { NewKeyForm } from '@/components/acceso/receta/new-key-form'
import { RecetaFrame } from '@/components/acceso/receta/receta-frame'
import { PublicFrame } from '@/components/acceso/sesion/public-frame'
import { MENSAJES_CUIT } from '@/contract/externos'
import { CLAVE_GENERADA } from '@/contract/sesion'
import { environment } from '@/lib/environment'
import { contactOf } from '@/lib/receta/contacto'
import { readPuerta } from '@/lib/receta/galleta'
import type { Busqueda } from '@/lib/screen'

export const metadata: Metadata = { title: 'Receta electrónica' }

/** Why somebody is before the form, by the address's word. */
const AVISOS = new Map([
  ['clave', CLAVE_GENERADA],
  ['vencido', 'El acceso al sistema de recetas venció. Vuelva a ingresar.'],
])

export default async function AccesoRecetaPage({ searchParams }: { searchParams: Busqueda }) {
  const puerta = await readPuerta(await cookies())
  const contacto = await contactOf()
  if (puerta?.paso === 'marco') {
    const { SISTEMA_NOMBRE } = environment()
    return <RecetaFrame direccion={puerta.direccion} nombre={SISTEMA_NOMBRE} contacto={contacto} />
  }
  const { aviso } = await searchParams
  return (
    <PublicFrame aviso={puerta ? MENSAJES_CUIT[2] : AVISOS.get(String(aviso))}>
      {puerta ? <NewKeyForm cuit={puerta.cuit} /> : <CuitForm contacto={contacto} />}
    </PublicFrame>
  )
}
