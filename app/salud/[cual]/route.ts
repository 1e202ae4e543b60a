export { answerHealth as GET } from '@/lib/health'
