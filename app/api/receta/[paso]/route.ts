export { attendPuerta as POST } from '@/lib/receta/puerta'
