import { renderToString } from 'react-dom/server';
import { Stage } from './stage.tsx';

/** The markup of a scene. */
export function renderScene(name: string): string {
  return renderToString(<Stage name={name} />);
}
