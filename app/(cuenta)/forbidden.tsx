export { ForbiddenPage as default } from '@/components/acceso/sesion/forbidden-page'
