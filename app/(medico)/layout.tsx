import type { ReactNode } from 'react'
import { Marco } from '@/components/acceso/sesion/marco'
import { OwnFrame } from '@/components/acceso/sesion/own-frame'

export default function MedicoLayout({ children }: { children: ReactNode }) {
  return <Marco frame={OwnFrame}>{children}</Marco>
}
