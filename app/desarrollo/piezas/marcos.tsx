'use client'

import type { Grupo } from '@/app/desarrollo/piezas/pieza'
import { Estado } from '@/app/desarrollo/piezas/estados'
import { UploadList } from '@/components/credenciales/adjunto/upload-list'
import { Vencimiento } from '@/components/credenciales/vencimiento'
import { ActionCard, ActionCards } from '@/components/inicio/action-card'
import { MatriculadoLine } from '@/components/padron/matriculado/matriculado-line'
import { PageHeader } from '@/components/shell/page-header'
import { Button } from '@/components/ui/button'
import * as Cards from '@/components/ui/card'
import { Landmark, UsersRound } from '@/components/ui/icons'
import { Panel } from '@/components/ui/panel'
import { PaperPicture } from '@/components/ui/paper-picture'
import { QrPicture } from '@/components/ui/qr-picture'
import { STEP_LOOK, StepName } from '@/components/ui/step-name'
import { addDays, today } from '@/domain/fechas'
import type { Centavos } from '@/domain/dinero'

const { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } = Cards

const Encabezado = () => (
  <PageHeader
    title="FERNÁNDEZ DE OLIVEIRA SANTILLÁN, María de los Ángeles"
    back="/desarrollo/piezas"
    subtitle={
      <MatriculadoLine
        lead="Matrícula 12345"
        estado="ACTIVO"
        deuda={1_234_550n as Centavos}
        saldoAFavor={50_000n as Centavos}
      />
    }
    actions={
      <>
        <Button variant="outline">Imprimir</Button>
        <Button>Pagar</Button>
      </>
    }
  />
)

const Tarjeta = () => (
  <Card>
    <CardHeader>
      <CardTitle>Débito automático</CardTitle>
      <CardDescription>Cobra el banco cada mes.</CardDescription>
    </CardHeader>
    <CardContent>La ronda de marzo está por enviarse.</CardContent>
    <CardFooter>
      <Button size="sm">Ver la ronda</Button>
    </CardFooter>
  </Card>
)

const Accesos = () => (
  <ActionCards label="Accesos de muestra">
    <ActionCard icon={UsersRound} title="Matriculados" text="Buscar y cobrar." href="#matriculados" />
    <ActionCard icon={Landmark} title="Débito automático" text="Rondas y rendiciones." href="#debito" />
  </ActionCards>
)

const Paneles = () => (
  <>
    <Panel title="Cerrado" aside="3 datos">
      Lo de adentro.
    </Panel>
    <Panel title="Abierto" defaultOpen>
      Lo de adentro.
    </Panel>
  </>
)

const Pasos = () => (
  <ol className="fila">
    {['Datos personales', 'Título', 'Domicilios'].map((titulo, index) => (
      <li key={titulo} className={STEP_LOOK}>
        <StepName {...{ titulo }} numero={index + 1} actual={index === 1} hecho={index === 0} />
      </li>
    ))}
  </ol>
)

const Dibujados = () => (
  <div className="fila">
    <PaperPicture src="/icon.svg" alt="Logo, grande" />
    <PaperPicture src="/icon.svg" alt="Logo, chico" small />
    <QrPicture texto="https://ejemplo.com/verificar/ABCD" label="Código de muestra" className="qr" />
  </div>
)

const noop = () => undefined
const SUBIDAS = [
  { clave: 'a', file: new File(['x'], 'titulo.pdf'), tipo: null, vence: undefined },
  {
    clave: 'b',
    file: new File(['x'], 'documento-con-un-nombre-muy-largo.jpg'),
    tipo: null,
    vence: '',
    avance: 0.6,
  },
  {
    ...{ clave: 'c', file: new File(['x'], 'planilla.xlsx'), tipo: null, vence: undefined },
    ...{ falla: 'Se guardan solo PDF, JPEG y PNG.', inservible: true },
  },
]

const Subidas = () => (
  <>
    <Estado de="UploadList: por enviar, yendo, rechazado" ancho>
      <UploadList subidas={SUBIDAS} asked change={noop} remove={noop} />
    </Estado>
    <Estado de="Vencimiento" ancho>
      <div className="fila">
        {[undefined, 400, 10, -3].map((days) => (
          <Vencimiento
            key={String(days)}
            hoy={today()}
            vence={days === undefined ? undefined : addDays(today(), days)}
          />
        ))}
      </div>
    </Estado>
  </>
)

export const MARCOS: Grupo = {
  titulo: 'Encabezados, tarjetas y adjuntos',
  piezas: [
    {
      nombre: 'PageHeader y MatriculadoLine',
      de: ['components/shell/page-header', 'components/padron/matriculado/matriculado-line'],
      que: 'El encabezado de una pantalla, con el renglón de un matriculado.',
      Muestra: Encabezado,
    },
    { nombre: 'Card', de: ['components/ui/card'], que: 'Una tarjeta y sus partes.', Muestra: Tarjeta },
    {
      nombre: 'ActionCard',
      de: ['components/inicio/action-card'],
      que: 'Un acceso de Inicio y de Varios.',
      Muestra: Accesos,
    },
    {
      nombre: 'Panel',
      de: ['components/ui/panel'],
      que: 'Lo que se abre y se cierra, aun antes de que anden los programas.',
      Muestra: Paneles,
    },
    {
      nombre: 'StepName',
      de: ['components/ui/step-name'],
      que: 'Un paso de varios; en lo angosto solo el actual dice su nombre.',
      Muestra: Pasos,
    },
    {
      nombre: 'PaperPicture y QrPicture',
      de: ['components/ui/paper-picture', 'components/ui/qr-picture'],
      que: 'Blancos con cualquier tema, como en el papel.',
      Muestra: Dibujados,
    },
    {
      nombre: 'UploadList y Vencimiento',
      de: ['components/credenciales/adjunto/upload-list', 'components/credenciales/vencimiento'],
      que: 'Los archivos que se suben a una ficha, y hasta cuándo valen.',
      Muestra: Subidas,
    },
  ],
}
