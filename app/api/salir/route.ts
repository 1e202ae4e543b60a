export { leaveExpired as GET, signOut as POST } from '@/lib/salida'
