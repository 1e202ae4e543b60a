import { expect, test } from 'vitest'
import { saludoDe } from '@/domain/saludo'

test.each([
  [{ apellido: 'Álvarez', nombre: 'María Isabel', sexo: 2 }, 'Estimada Dra. María Isabel Álvarez'],
  [
    { apellido: 'ÁLVAREZ DE LA CRUZ', nombre: 'MARÍA DEL CARMEN', sexo: 2 },
    'Estimada Dra. María del Carmen Álvarez de la Cruz',
  ],
  [{ apellido: "O'HIGGINS-ÑANDÚ", nombre: 'BERNARDO', sexo: 1 }, "Estimado Dr. Bernardo O'Higgins-Ñandú"],
  [{ apellido: 'ORTEGA Y PAZ', nombre: 'JUAN E', sexo: 1 }, 'Estimado Dr. Juan E Ortega y Paz'],
  [{ apellido: "D'E-LA", nombre: 'ANA Y. DE LOS A.', sexo: 2 }, "Estimada Dra. Ana Y. de los A. D'E-La"],
  [{ apellido: 'VAN DER BERG', nombre: 'PEDRO', sexo: 1 }, 'Estimado Dr. Pedro van der Berg'],
  [
    { apellido: 'VON DER HEYDE', nombre: 'JUAN JOSÉ III', sexo: 1 },
    'Estimado Dr. Juan José III von der Heyde',
  ],
  [{ apellido: 'DI BENEDETTO', nombre: 'LUISA IV', sexo: 2 }, 'Estimada Dra. Luisa IV Di Benedetto'],
  [{ apellido: 'IVICH', nombre: 'VI ANA', sexo: 2 }, 'Estimada Dra. Vi Ana Ivich'],
  [{ apellido: 'McDonald', nombre: 'ANA', sexo: 2 }, 'Estimada Dra. Ana McDonald'],
  [{ apellido: 'de Rosas', nombre: 'J.', sexo: 1 }, 'Estimado Dr. J. de Rosas'],
  [{ apellido: 'Paz', nombre: '', sexo: null }, 'Estimado/a Dr/a. Paz'],
  [
    { apellido: 'Paz\r\nBcc: otra@x.example', nombre: '<b>"Eva"</b>', sexo: 2 },
    'Estimada Dra. <b>"Eva"</b> Paz Bcc: otra@x.example',
  ],
])('%j is greeted', (nombrado, saludo) => {
  expect(saludoDe(nombrado)).toBe(saludo)
})
