import { GuaduaProvider } from '@guadua/utils';
import { sceneNamed } from './scenes/index.ts';
import type { Text } from './scenes/scene.types.ts';

/** A scene in its place. */
export function Stage({ name, t = asItIs }: { name: string; t?: Text }) {
  const { View } = sceneNamed(name);
  return (
    <div id="stage" className="stage">
      <GuaduaProvider locale={t('es-CO')}>
        <View t={t} />
      </GuaduaProvider>
    </div>
  );
}

function asItIs(text: string): string {
  return text;
}
