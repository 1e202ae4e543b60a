export { authGet as GET, authPost as POST } from '@/lib/authentication'
