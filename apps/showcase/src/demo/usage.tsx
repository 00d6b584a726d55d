import type { ReactNode } from 'react';
import { SiteLink } from '../shell/site-link';
import { addCommand } from '../site/install';
import type { PageUsage } from '../site/page-meta.types';
import { Copy } from './copy';
import { Section, type SectionProps } from './section';

interface UsageProps extends Pick<SectionProps, 'title'> {
  usage: PageUsage;
  /** Names of examples that the command line of shadcn copies. */
  registry?: readonly string[] | undefined;
}

/** When to use what the page shows, where something else is better, and its parts. */
export function Usage({ title, usage, registry = [] }: UsageProps) {
  const { when, instead, anatomy } = usage;
  return (
    <Section title={title}>
      <div className="usage">
        <div>
          <h3 className="usage-title">Úsalo</h3>
          <TextList texts={when} />
        </div>
        <div>
          <h3 className="usage-title">Mejor usa otro</h3>
          <TextList texts={instead} />
        </div>
        {anatomy && (
          <details className="usage-fold ref-rest">
            <summary className="fold-sign">Anatomía</summary>
            <pre>{anatomy.trim().split('\n').flatMap(partAndNote)}</pre>
          </details>
        )}
        {registry.length > 0 && (
          <details className="usage-fold ref-rest">
            <summary className="fold-sign">Copiarlo con shadcn, con Guadua ya instalada</summary>
            {registry.map((name) => (
              <div key={name} className="usage-command">
                <code>{addCommand(name)}</code>
                <Copy text={addCommand(name)} label={`Copiar el comando de ${name}`} />
              </div>
            ))}
          </details>
        )}
      </div>
    </Section>
  );
}

/** A line of the anatomy: a part in its tree, and what stands apart from it. */
function partAndNote(line: string, index: number): ReactNode[] {
  const [, part = line, note = ''] = /^(.*\w\S* {2,})(\S.*)$/.exec(line) ?? [];
  return [<span key={index}>{part}</span>, <span key={`${index} note`}>{`${note}\n`}</span>];
}

function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>{inline(text)}</li>
      ))}
    </ul>
  );
}

/** Code between backticks, and links to other pages. */
function inline(text: string): ReactNode[] {
  return text.split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/).map((part, index) => {
    const [, label, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (label && to)
      return (
        <SiteLink key={index} to={to}>
          {inline(label)}
        </SiteLink>
      );
    return part.startsWith('`') ? <code key={index}>{part.slice(1, -1)}</code> : part;
  });
}
