export { answerHealth as GET } from '@/lib/salud'
