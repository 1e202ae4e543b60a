export { ForbiddenPage as default } from '@/components/sesion/forbidden-page'
