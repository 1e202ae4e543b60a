export { NotFoundPage as default } from '@/components/sesion/not-found-page'
