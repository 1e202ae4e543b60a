export { leadToPage as GET, passRefusal as POST } from '@/lib/notice-refusal'
