export { answerExpired as GET, signOut as POST } from '@/lib/sign-out-routes'
