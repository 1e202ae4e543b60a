export { toast } from '@/lib/toast'
