export { passCode as POST } from '@/lib/code-by-mail'
