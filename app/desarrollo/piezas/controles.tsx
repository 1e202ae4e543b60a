'use client'

import { useState } from 'react'
import type { Grupo } from '@/app/desarrollo/piezas/pieza'
import { Estado } from '@/app/desarrollo/piezas/estados'
import { DateInput } from '@/components/form/date-input'
import { DateRangeInput, rangeProblem } from '@/components/form/date-range-input'
import { FieldFrame, describe } from '@/components/form/field-frame'
import { FileDrop } from '@/components/form/file-drop'
import { type CambioDeImagen, PictureField } from '@/components/form/picture-field'
import { Checkbox } from '@/components/ui/checkbox'
import { Input, Textarea } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { Radio } from '@/components/ui/radio'
import { Switch } from '@/components/ui/switch'
import type { Fecha } from '@/domain/fechas'

const ESTADOS = [
  ['vacío', { placeholder: 'Apellido' }],
  ['escrito', { defaultValue: 'Núñez del Prado' }],
  ['solo lectura', { defaultValue: 'Núñez del Prado', readOnly: true }],
  ['deshabilitado', { defaultValue: 'Núñez del Prado', disabled: true }],
  ['mal', { defaultValue: 'Núñez 3', 'aria-invalid': true }],
] as const

const Entradas = () =>
  ESTADOS.map(([estado, props]) => (
    <Estado key={estado} de={estado}>
      <Input aria-label={`Apellido, ${estado}`} {...props} />
    </Estado>
  ))

const Parrafos = () =>
  ESTADOS.map(([estado, props]) => (
    <Estado key={estado} de={estado}>
      <Textarea aria-label={`Observaciones, ${estado}`} rows={2} {...props} />
    </Estado>
  ))

const Rotulos = () => (
  <>
    <Estado de="Label">
      <Label htmlFor="rotulo">Nombre</Label>
      <Input id="rotulo" />
    </Estado>
    <Estado de="FieldFrame: obligatorio, con ayuda">
      <FieldFrame id="marco" label="Correo" required hint="Allí llegan los recibos.">
        <Input {...describe('marco', { hint: true, required: true })} />
      </FieldFrame>
    </Estado>
    <Estado de="FieldFrame: con error">
      <FieldFrame id="marco-mal" label="Correo" required error="Ingrese un correo válido">
        <Input
          defaultValue="ana@"
          {...describe('marco-mal', { error: 'Ingrese un correo válido', required: true })}
        />
      </FieldFrame>
    </Estado>
  </>
)

const Casillas = () => (
  <div className="fila">
    {(
      [
        ['sin marcar', {}],
        ['marcada', { defaultChecked: true }],
        ['a medias', { indeterminate: true }],
        ['deshabilitada', { disabled: true }],
        ['marcada y deshabilitada', { disabled: true, defaultChecked: true }],
      ] as const
    ).map(([estado, props]) => (
      <label key={estado} className="fila">
        <Checkbox {...props} />
        {estado}
      </label>
    ))}
  </div>
)

const Redondas = () => (
  <fieldset className="fila">
    <legend className="sr-only">Quién cobra</legend>
    <Radio name="radio" defaultChecked>
      El consejo
    </Radio>
    <Radio name="radio">La federación</Radio>
    <Radio name="radio" disabled>
      Nadie (deshabilitada)
    </Radio>
  </fieldset>
)

const Llaves = () => (
  <>
    <Estado de="no">
      <Switch aria-label="Avisar, apagada" />
    </Estado>
    <Estado de="sí">
      <Switch aria-label="Avisar, encendida" defaultChecked />
    </Estado>
    <Estado de="deshabilitada">
      <Switch aria-label="Avisar, deshabilitada" defaultChecked disabled />
    </Estado>
  </>
)

function Fechas() {
  const [dia, setDia] = useState<Fecha | undefined>('2026-03-01')
  const [desde, setDesde] = useState<Fecha | undefined>('2026-03-31')
  const [hasta, setHasta] = useState<Fecha | undefined>('2026-03-01')
  return (
    <>
      <Estado de="DateInput: se escribe o se elige">
        <DateInput aria-label="Fecha" value={dia} onChange={setDia} />
      </Estado>
      <Estado de="DateInput: deshabilitada">
        <DateInput aria-label="Fecha, deshabilitada" value={dia} onChange={setDia} disabled />
      </Estado>
      <Estado de="DateRangeInput: con error">
        <DateRangeInput
          label="Período"
          {...{ desde, hasta }}
          error={rangeProblem(desde, hasta)}
          onChange={(rango) => {
            setDesde(rango.desde)
            setHasta(rango.hasta)
          }}
        />
      </Estado>
    </>
  )
}

function Archivos() {
  const [elegido, setElegido] = useState<string>()
  const [cambio, setCambio] = useState<CambioDeImagen>({ tipo: 'nada' })
  return (
    <>
      <Estado de="FileDrop">
        <FileDrop
          label="Elegir el archivo"
          hint="O suéltelo aquí."
          chosen={elegido}
          onFile={({ name }) => setElegido(name)}
        />
      </Estado>
      <Estado de="FileDrop: elegido">
        <FileDrop
          label="Cambiar el archivo"
          chosen="rendicion-de-marzo.txt"
          onFile={({ name }) => setElegido(name)}
        />
      </Estado>
      <Estado de="FileDrop: deshabilitado">
        <FileDrop label="Elegir el archivo" disabled onFile={({ name }) => setElegido(name)} />
      </Estado>
      <Estado de="PictureField: guardada" ancho>
        <PictureField
          label="Logo"
          quita="El papel sale sin logo."
          maximo={100_000}
          actual="/icon.svg"
          {...{ cambio }}
          onChange={setCambio}
        />
      </Estado>
    </>
  )
}

export const CONTROLES: Grupo = {
  titulo: 'Controles',
  piezas: [
    { nombre: 'Input', de: ['components/ui/input'], que: 'Un renglón de texto.', Muestra: Entradas },
    { nombre: 'Textarea', de: ['components/ui/input'], que: 'Varios renglones.', Muestra: Parrafos },
    {
      nombre: 'Label y FieldFrame',
      de: ['components/ui/label', 'components/form/field-frame'],
      que: 'El rótulo, y con él la ayuda y el error de un control.',
      Muestra: Rotulos,
    },
    {
      nombre: 'Checkbox',
      de: ['components/ui/checkbox'],
      que: 'La casilla del navegador, barata para mil filas.',
      Muestra: Casillas,
    },
    { nombre: 'Radio', de: ['components/ui/radio'], que: 'Una de pocas respuestas.', Muestra: Redondas },
    { nombre: 'Switch', de: ['components/ui/switch'], que: 'Sí o no, también en palabras.', Muestra: Llaves },
    {
      nombre: 'DateInput y DateRangeInput',
      de: [
        ...(['components/form/date-input', 'components/form/date-range-input'] as const),
        ...['components/form/calendar-button', 'components/form/calendar'],
      ],
      que: 'Un día, o dos: escrito de cualquier modo, o elegido en el calendario.',
      Muestra: Fechas,
    },
    {
      nombre: 'FileDrop y PictureField',
      de: ['components/form/file-drop', 'components/form/picture-field', 'components/ui/paper-picture'],
      que: 'Un archivo, o una imagen que se reduce antes de guardarla.',
      Muestra: Archivos,
    },
  ],
}
