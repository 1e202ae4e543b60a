import { expect, test } from 'vitest'
import { type Panel, readPanels, writePanels } from '@/components/padron/ficha/drawn'

test('panels come back as they were written, whatever a field lacks', () => {
  const contactos = [
    [{ href: 'tel:+543856217161', texto: 'Llamar', nombre: 'Llamar a 385 6217161' }],
  ] as const
  const paneles: Panel[] = [
    {
      id: 'basicos',
      titulo: 'Datos Basicos',
      abierto: true,
      datos: [
        { etiqueta: 'Matricula', texto: '804', campo: 'matriculado.matricula', ayuda: undefined },
        { etiqueta: 'Libro', texto: undefined, campo: 'matriculado.libro', ayuda: 'Libro' },
        {
          etiqueta: 'Aviso para el matriculado',
          texto: '',
          ayuda: undefined,
          campo: 'matriculado.aviso',
          nota: 'El matriculado lo lee.',
        },
        { etiqueta: 'Tipo de Matricula', texto: 'PASIVO', ayuda: 'Nro. de Colegio' },
        {
          etiqueta: 'Teléfono',
          texto: '0',
          campo: 'matriculado.datospersonales.telefono',
          ayuda: undefined,
          contactos,
        },
      ],
    },
    { id: 'varios', titulo: 'Varios', abierto: false, datos: [] },
  ]
  expect(readPanels(writePanels(paneles))).toStrictEqual(paneles)
})
