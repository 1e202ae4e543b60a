import type { ReactNode } from 'react'
import { Marco } from '@/components/acceso/sesion/marco'
import { StaffFrame } from '@/components/acceso/sesion/staff-frame'

/** The shell where the office may be. */
export const StaffMarco = ({ children }: { children: ReactNode }) => (
  <Marco frame={StaffFrame}>{children}</Marco>
)
