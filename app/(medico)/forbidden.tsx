export { ForbiddenPage as default, metadata } from '@/components/acceso/sesion/forbidden-page'
