import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useLabels, useLocale } from '../labels/guadua-provider';
import { useFieldControl } from './control/field-context';
import { useFocusWithin } from './control/use-focus-within';
import { FormValue } from './form-value';
import { LiveRegion } from './live-region';
import { matchesMedia, SHEET_QUERY, useMediaQuery } from './use-media-query';
import { useMergedRefs } from './use-merged-refs';

function Everything() {
  const field = useFieldControl({ 'aria-label': 'Campo' });
  const handlers = useFocusWithin({});
  const sheet = useMediaQuery(SHEET_QUERY);
  const labels = useLabels('prueba', { hola: 'Hola' });
  return (
    <div ref={useMergedRefs<HTMLDivElement>()} id={field.id} {...handlers} data-sheet={sheet}>
      {labels.hola} {useLocale()}
      <FormValue name="campo" value="inicial" />
      <LiveRegion message="nada" />
    </div>
  );
}

describe('what the packages share, on a server (CMP-7)', () => {
  it('renders in plain Node, the same each time', () => {
    const html = renderToString(<Everything />);
    expect(html).toContain('data-sheet="false"');
    expect(html).toContain('Hola');
    expect(html).toContain('es-CO');
    expect(html).toContain('name="campo"');
    expect(renderToString(<Everything />)).toBe(html);
  });

  it('asks nothing of a page that is not there', () => {
    expect(matchesMedia(SHEET_QUERY)).toBe(false);
  });
});
