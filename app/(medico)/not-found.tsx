export { NotFoundPage as default, metadata } from '@/components/acceso/sesion/not-found-page'
