import { BadgeCheck, CreditCard, GraduationCap, Landmark, MapPin } from 'lucide-react'
import type { Metadata } from 'next'
import { Hub } from '@/components/catalogo/hub'
import { CATALOGOS } from '@/contract/catalogo/lista'
import { rutas } from '@/lib/rutas'
import { exigir } from '@/lib/sesion'

export const metadata: Metadata = { title: 'Ajustes Avanzados' }

export default async function AjustesAvanzadosPage() {
  await exigir('catalogos.administrar')
  return (
    <Hub
      title="Ajustes Avanzados"
      back={rutas.varios()}
      cards={[
        { icon: GraduationCap, ...of('titulo', 'Títulos de grado') },
        { icon: CreditCard, ...of('forma_pago', 'Cómo paga cada médico') },
        { icon: BadgeCheck, ...of('tipo_matricula', 'Estados y tipos de la matrícula') },
        { icon: Landmark, ...of('banco', 'Bancos del débito automático') },
        { icon: MapPin, ...of('sucursal_banco', 'Sucursales de cada banco') },
      ]}
    />
  )
}

const of = (noun: keyof typeof CATALOGOS, text: string) => ({
  title: CATALOGOS[noun].titulo,
  text,
  href: CATALOGOS[noun].lista,
})
