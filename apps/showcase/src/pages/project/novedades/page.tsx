import './page.css';
import { RELEASES } from 'virtual:releases';
import { DemoPage, Section } from '../../../demo';
import { versionName } from '../../../site/install';
import type { Change } from '../../../site/release.types';
import { countNotes, readNote } from './note';

export function Page() {
  return (
    <DemoPage>
      {RELEASES.map(({ version, changes }) => {
        const id = version ? `v${version.replaceAll('.', '-')}` : 'proxima';
        return (
          <Section
            key={id}
            title={version ? `Versión ${versionName(version)}` : 'Próxima versión'}
            id={id}
          >
            {[...new Set(changes.map((change) => change.package))].map((name) => (
              <PackageNotes
                key={name}
                name={name}
                changes={changes.filter((change) => change.package === name)}
              />
            ))}
          </Section>
        );
      })}
      <Section title="Cómo se escriben">
        <p>
          Cada cambio que se nota trae su nota. Los paquetes que se publican juntos llevan el mismo
          número de versión: mayor cuando algo tuyo puede dejar de servir, menor cuando hay algo
          nuevo, y de arreglo para lo demás.
        </p>
      </Section>
    </DemoPage>
  );
}

interface PackageNotesProps {
  name: string;
  changes: readonly Change[];
}

/** The notes of one package as they were written, folded under how many there are of each kind. */
function PackageNotes({ name, changes }: PackageNotesProps) {
  return (
    <details className="novedades-package">
      <summary className="fold-sign">
        <code>{name}</code> <span>{countNotes(changes)}</span>
      </summary>
      <ul>
        {changes.map(({ bump, text }) => (
          <li key={text} className="novedades-text" data-kind={bump}>
            <Note text={text} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A note: its sentences, and the points of its list. */
function Note({ text }: { text: string }) {
  const { lead, points } = readNote(text);
  return (
    <>
      <Words text={lead} />
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <Words text={point} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A text with its code between backticks. */
function Words({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
