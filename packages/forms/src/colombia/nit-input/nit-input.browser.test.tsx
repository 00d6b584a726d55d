import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { NitInput } from './nit-input';

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describe('NitInput, with real keys (INP-5)', () => {
  it('takes the offer with ArrowRight at the end, and only there', async () => {
    render(<NitInput aria-label="NIT" defaultValue="79308960-" suggestFrom={9} />);
    await userEvent.click(input());
    input().setSelectionRange(2, 2);
    await userEvent.keyboard('{ArrowRight}');
    expect(input().value).toBe('79.308.960-');
    input().setSelectionRange(11, 11);
    await userEvent.keyboard('{ArrowRight}');
    expect(input().value).toBe('79.308.960-7');
  });
});
