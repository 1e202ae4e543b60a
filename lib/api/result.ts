export type { AnyCall, Exito, Falla, Leido, LeidoDe, Resultado } from '@/contract/lectura/result'
