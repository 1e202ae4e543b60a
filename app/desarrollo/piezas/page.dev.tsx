import type { Metadata } from 'next'
import { Kit } from '@/app/desarrollo/piezas/kit'
import './piezas.css'

export const metadata: Metadata = { title: 'Piezas' }

export default Kit
