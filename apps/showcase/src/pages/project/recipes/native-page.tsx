import { renderToString } from 'react-dom/server';
import type { Visit, VisitAnswer } from '../../../data/visit-client';
import { Native } from './code/native';

/** The page that the server answers a form with that was sent without JavaScript. */
export function renderNativePage(content: VisitAnswer & { visit?: Visit }): string {
  return renderToString(
    <main className="native-answer">
      <h1>{content.number === undefined ? 'Pedir una visita' : 'Visita anotada'}</h1>
      <Native {...content} />
      <p>
        <a href="/forms/recipes">Volver a las recetas</a>
      </p>
    </main>,
  );
}
