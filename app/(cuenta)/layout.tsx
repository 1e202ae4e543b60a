export { Marco as default } from '@/components/acceso/sesion/marco'
