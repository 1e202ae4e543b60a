export { Marco as default } from '@/components/sesion/marco'
