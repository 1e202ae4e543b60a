import type { ReactNode } from 'react'
import { Card, CardContent, CardFooter, CardHeader, CardTitle } from '@/components/ui/card'
import { DangerNotice } from '@/components/ui/danger-notice'
import { TriangleAlert } from '@/components/ui/icons'
import { HORAS_DE_LLEVADO } from '@/domain/llevado'

const SALE: readonly (readonly [que: string, como: string])[] = [
  [
    'Planillas',
    'de Excel y de texto: el padrón, las especialidades, prácticas y certificados, los seguros, las adhesiones, lo que se debe, los pagos, la cuenta de cada uno, los planes, los precios, los catálogos y los usuarios.',
  ],
  ['Cada tabla', 'del registro, entera y en JSON, también lo eliminado y la auditoría.'],
  ['Los archivos', 'guardados: pólizas, adjuntos, fotos, firmas y lo que mandaron los bancos.'],
  ['La explicación', 'de cada tabla y cada columna, y con qué comprobar que no falte nada ni cambió nada.'],
]

/** What goes out and what does not, before it is asked for. */
export function AboutLlevado({ children }: { children: ReactNode }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Qué lleva el archivo</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-4">
        <ul className="grid list-disc gap-1.5 pl-5">
          {SALE.map(([que, como]) => (
            <li key={que}>
              <strong className="font-semibold">{que}</strong> {como}
            </li>
          ))}
        </ul>
        <p>
          <strong className="font-semibold">No salen</strong> las contraseñas, las sesiones abiertas ni las
          llaves del segundo factor y de los carnets: con el archivo nadie entra a ningún lado.
        </p>
        <DangerNotice icon={TriangleAlert} title="Tiene los datos personales de todos">
          <p className="mt-1">
            Nombres, documentos, domicilios, cuentas bancarias y deudas de cada matriculado, sin clave.
            Guárdelo como guarda el registro, y no lo mande por correo.
          </p>
        </DangerNotice>
        <p className="text-sm text-muted-foreground">
          Se arma aparte, como está el registro en un instante, mientras los demás trabajan. Queda para bajar{' '}
          {HORAS_DE_LLEVADO} horas y después se borra; también se borra al pedir otro. En Auditoría queda
          quién lo pidió, qué salió y quién lo bajó.
        </p>
      </CardContent>
      <CardFooter>{children}</CardFooter>
    </Card>
  )
}
