export { sendExpediente as GET } from '@/lib/padron/expediente'
