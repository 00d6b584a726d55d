import '../three-columns.css';
import '../../forms/form/stage.css';
import './page.css';
import '@guadua/forms/styles.css';
import { DemoPage, Example, Section } from '../../../demo';
import { loadLatePart } from '../../../demo/late-part';
import afterSource from './examples/after.tsx?source';
import beforeSource from './examples/before.tsx?source';
import { GuideFold } from './guide-fold';
import { GUIDES } from './guides';
import { SCREENS } from './screens';

const [Before, After] = await Promise.all([
  loadLatePart({
    name: 'before',
    within: 'part',
    load: async () => (await import('./examples/before')).Before,
  }),
  loadLatePart({
    name: 'after',
    within: 'part',
    load: async () => (await import('./examples/after')).After,
  }),
]);

export function Page() {
  return (
    <DemoPage>
      <Section title="De dónde vienes" place="before-reference">
        {GUIDES.map((guide) => (
          <GuideFold key={guide.library} guide={guide} screen={SCREENS[guide.library]} />
        ))}
      </Section>
      <Example title="Antes" component={Before} source={beforeSource} align="start" half>
        React Hook Form solo: cada mensaje, su enlace con el campo y cada formato se escriben a
        mano.
      </Example>
      <Example title="Después" component={After} source={afterSource} align="start" half>
        El mismo formulario con los campos de Guadua: guarda los valores React Hook Form, igual que
        antes.
      </Example>
    </DemoPage>
  );
}
