import '@guadua/date/styles.css';
import '@guadua/forms/styles.css';
import type { PeriodRange } from '@guadua/date';
import { DemoPage, Example, FormExample, KeyTable, Section } from '../../../demo';
import { loadPlayground } from '../../../playground/load-playground';
import { Month } from './examples/month';
import monthSource from './examples/month.tsx?source';
import { Quarter } from './examples/quarter';
import quarterSource from './examples/quarter.tsx?source';
import { Week } from './examples/week';
import weekSource from './examples/week.tsx?source';
import { Years } from './examples/years';
import yearsSource from './examples/years.tsx?source';

const Playground = await loadPlayground('date/period', () => import('./playground'));

export function Page() {
  return (
    <DemoPage>
      <Playground title="Demo" />
      <FormExample<PeriodRange<Date> | null>
        title="Un mes"
        component={Month}
        source={monthSource}
        name="nomina"
        initialValue={null}
      >
        El valor es <code>{'{ from, to }'}</code>: el primer y el último día. Entiende{' '}
        <code>11/2026</code>, <code>nov 2026</code> y cualquier fecha del mes.
      </FormExample>
      <Example title="El valor como texto" component={Quarter} source={quarterSource}>
        Con <code>valueAs="iso"</code> es <code>2026-Q4</code>, igual que en el formulario; un mes
        es <code>2026-11</code>, y una semana, <code>2026-W47</code>.
      </Example>
      <Example title="Varios seguidos" component={Years} source={yearsSource}>
        Con <code>range</code> eliges el primero y el último; aquí, máximo cinco años, hasta 2026.
      </Example>
      <FormExample<PeriodRange<Date> | null>
        title="Una semana"
        component={Week}
        source={weekSource}
        name="turno"
        initialValue={null}
      >
        Semanas ISO, de lunes a domingo. La Semana Santa de 2026 está bloqueada, con su motivo.
      </FormExample>
      <Section title="Teclado" place="before-reference">
        <KeyTable />
      </Section>
    </DemoPage>
  );
}
