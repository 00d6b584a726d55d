import { describe, expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';
import { indexPage, shorten } from './search-index.ts';

const PAGE = parsePage(`<main>
  <p class="lead">De qué se trata.</p>
  <section class="example"><h2 id="con-hora">Con hora</h2><p class="example-note">Una  nota.</p></section>
  <section class="section"><h2 id="teclado-2">Teclado</h2>
    <table><tr><th>Tecla</th><th>Qué hace</th></tr>
      <tr><th><kbd>Alt</kbd> + <kbd>↓</kbd></th><td>Abre.<br><small>opens</small></td></tr></table></section>
  <section id="api-date-picker"><p id="api-shared--min-date"></p></section></main>`);

const prop = (name: string, id: string) => ({
  id,
  name,
  type: '',
  required: false,
  description: '',
});

describe('indexPage', () => {
  it('reads off the page what can be found of it', () => {
    expect(indexPage('/date/basic', PAGE, undefined)).toEqual({
      path: '/date/basic',
      lead: 'De qué se trata.',
      examples: [['Con hora', 'Una nota.']],
      sections: [['Teclado', 'teclado-2']],
      api: [],
      keys: [['teclado-2', 'Alt + ↓', 'Abre.']],
    });
  });

  it('names each property once, and leads to the anchors that are there', () => {
    const { api } = indexPage('/date/basic', PAGE, {
      components: [
        {
          id: 'api-date-picker',
          name: 'DatePicker',
          importFrom: '@guadua/date',
          description: 'Un campo.',
          props: [
            prop('minDate', 'api-shared--min-date'),
            prop('maxDate', 'api-date-picker--max-date'),
            prop('minDate', 'api-shared--min-date'),
            prop('maxDate', 'api-date-picker--max-date-2'),
          ],
          cssVariables: [],
          dataAttributes: [],
        },
      ],
      functions: [],
      types: [],
      keys: [],
    });
    expect(api).toEqual([
      ['DatePicker', ['minDate', 'maxDate'], { minDate: 'api-shared--min-date', maxDate: '' }],
    ]);
  });
});

describe('shorten', () => {
  it.each([
    ['corto', 10, 'corto'],
    ['una frase más larga', 12, 'una frase…'],
    ['uno, dos tres', 6, 'uno…'],
  ])('%j to %i is %j', (text, length, expected) => expect(shorten(text, length)).toBe(expected));
});
