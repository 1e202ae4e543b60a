export { NotFoundPage as default } from '@/components/acceso/sesion/not-found-page'
