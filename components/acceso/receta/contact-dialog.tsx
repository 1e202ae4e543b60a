'use client'

import { Dialog, DialogBody, DialogContent } from '@/components/ui/dialog'
import type { Contacto } from '@/lib/receta/contacto'

type Props = { titulo: string; texto: string; contacto: Contacto; onClose: () => void }

/** Only information: keys are given by the council. */
export function ContactDialog({ titulo, texto, contacto, onClose }: Props) {
  const { consejo, lineas, enlaces } = contacto
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={titulo} className="max-w-md">
        <DialogBody className="grid gap-3">
          <p>{texto}</p>
          <div>
            <p className="font-medium">{consejo}</p>
            {lineas.map((linea) => (
              <p key={linea}>{linea}</p>
            ))}
          </div>
          {enlaces.length > 0 && (
            <ul className="grid gap-1.5">
              {enlaces.map(({ texto: name, href }) => (
                <li key={href}>
                  <a href={href} target="_blank" rel="noopener noreferrer" className="link">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
