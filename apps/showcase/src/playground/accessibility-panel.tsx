import { type RefObject, useEffect, useState } from 'react';
import { type Figure, Figures } from '../demo/figures';
import type { AccessibleElement } from './read-accessibility';
import type { Announcement } from './use-announcements';

/** What a demo is about while nothing has the focus, by the first of these that it has. */
const MAIN = [
  '[role="combobox"], [role="radiogroup"], [aria-roledescription]',
  'input:not([type="hidden"], [tabindex="-1"]), select, textarea',
  'button, a[href], [tabindex]:not([tabindex="-1"])',
];

interface AccessibilityPanelProps {
  stage: RefObject<HTMLElement | null>;
  /** What has the focus, on the stage or in a popup of it. */
  focused: Element | null;
  announcements: readonly Announcement[];
}

/** Role, name, description and states of what has the focus, and what the live regions say. */
export function AccessibilityPanel({ stage, focused, announcements }: AccessibilityPanelProps) {
  const { main, active } = useReading(stage, focused);
  return (
    <>
      <Figures figures={main ? figuresOf(main, active, focused !== null) : UNREAD} />
      <p className="playground-subtitle">Anuncios</p>
      {announcements.length === 0 ? (
        <p className="playground-empty">
          Nada todavía. Lo que un lector de pantalla anuncie queda aquí.
        </p>
      ) : (
        <ol className="playground-log">
          {announcements.map(({ id, time, text, urgent }) => (
            <li key={id}>
              <span className="playground-log-name">
                {urgent ? 'de inmediato' : 'en una pausa'}
              </span>{' '}
              <time>{time}</time>
              <span className="playground-log-detail">{text}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

const UNREAD: Figure[] = ['elemento', 'rol', 'nombre', 'descripción', 'estados'].map((label) => [
  label,
  '—',
]);

function figuresOf(
  { element, role, name, description, states }: AccessibleElement,
  active: AccessibleElement | null,
  focused: boolean,
): Figure[] {
  return [
    [focused ? 'con el foco' : 'principal', element],
    ['rol', role],
    ['nombre', name || '—', name ? undefined : 'bad'],
    ['descripción', description || '—'],
    ['estados', states.join(', ') || '—'],
    ...(active ? [['opción activa', `${active.role}: ${active.name}`] as const] : []),
  ];
}

interface Reading {
  main: AccessibleElement | null;
  /** Where `aria-activedescendant` points. */
  active: AccessibleElement | null;
}

/** Reads the element again whenever something on the stage or in the element changes. */
function useReading(stage: RefObject<HTMLElement | null>, focused: Element | null): Reading {
  const [reading, setReading] = useState<Reading>({ main: null, active: null });
  useEffect(() => {
    let frame = 0;
    let stopped = false;
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(read);
    });
    const read = async () => {
      frame = 0;
      const { readAccessibility } = await import('./read-accessibility');
      const element = focused?.isConnected ? focused : mainElement(stage.current);
      if (stopped || !element) return;
      const activeId = element.getAttribute('aria-activedescendant');
      const active = activeId ? document.getElementById(activeId) : null;
      setReading({
        main: readAccessibility(element),
        active: active && readAccessibility(active),
      });
    };
    const everything = { attributes: true, characterData: true, childList: true, subtree: true };
    if (stage.current) observer.observe(stage.current, everything);
    if (focused && !stage.current?.contains(focused)) observer.observe(focused, everything);
    void read();
    return () => {
      stopped = true;
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [stage, focused]);
  return reading;
}

function mainElement(stage: HTMLElement | null): Element | null {
  for (const selector of MAIN) {
    const found = stage?.querySelector(selector);
    if (found) return found;
  }
  return null;
}
