import './page.css';
import { RELEASES } from 'virtual:releases';
import { DemoPage, Section } from '../../../demo';
import type { Change } from '../../../site/release.types';

const KINDS: Readonly<Record<Change['bump'], string>> = {
  major: 'Cambio mayor',
  minor: 'Novedad',
  patch: 'Arreglo',
};

export function Page() {
  return (
    <DemoPage>
      {RELEASES.map(({ version, changes }) => (
        <Section
          key={version}
          title={version ? `Versión ${version}` : 'Próxima versión'}
          id={version ? `v${version.replaceAll('.', '-')}` : 'proxima'}
        >
          <div className="novedades-changes">
            {changes.map((change) => (
              <article key={change.package + change.text} className="novedades-change">
                <h3>
                  <code>{change.package}</code>
                </h3>
                <p className="novedades-kind" data-kind={change.bump}>
                  {KINDS[change.bump]}
                </p>
                <p className="novedades-text" lang="en">
                  <Words text={change.text} />
                </p>
              </article>
            ))}
          </div>
        </Section>
      ))}
      <Section title="Cómo se escriben">
        <p className="example-note">
          Cada cambio que se nota trae su nota, en inglés como el código, y los cinco paquetes
          comparten número de versión: mayor cuando algo tuyo puede dejar de servir, menor cuando
          hay algo nuevo, y de arreglo para lo demás.
        </p>
      </Section>
    </DemoPage>
  );
}

/** A note with its code between backticks. */
function Words({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
