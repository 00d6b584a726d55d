import { selectTextsEsCO as labels } from '../labels/es-co';
import { SelectModel } from './select.model';
import { type Answer, type Item, PAGE_SIZE, type Step, served } from './select.steps.model';

/** A page that a list asks its server for. */
export interface Asked {
  /** What the list depended on then. */
  readonly source: number;
  readonly term: string;
  readonly page: number;
}

/**
 * The slow reference for a select whose options come from a server: it keeps every answer that was
 * awaited, and reads the list anew from all of them.
 */
export class RemoteModel extends SelectModel {
  /** All that was ever asked for. */
  readonly asked: Asked[] = [];
  private readonly unanswered: Asked[] = [];
  private awaited: Asked | null = null;
  private source = 0;
  /** The search that the list belongs to. */
  private term = '';
  /** It is asked for once the typing rests. */
  private isWaiting = false;
  private pages = new Map<string, readonly (readonly Item[])[]>();
  private readonly failed = new Set<string>();
  private news = '';

  override expected() {
    return {
      ...super.expected(),
      busy: this.open && (this.awaited !== null || this.isWaiting),
      retry: this.hasRetry(),
    };
  }

  /** @returns What is announced; `null` when nothing is said in this step. */
  override perform(step: Step): string | null {
    const wasOpen = this.open;
    const said = super.perform(step);
    const { news } = this;
    this.news = this.open ? this.readNews() : '';
    if (said !== null || !this.open) return said;
    // A list that was there already says nothing when it opens.
    if (!wasOpen) return this.awaited ? labels.loading : '';
    return this.news === news || this.news === '' ? null : this.news;
  }

  protected override carryOut(step: Step): string | null {
    const said = this.carryOutStep(step);
    if (this.open && this.query !== this.term) this.show(this.query, this.query !== '');
    return said;
  }

  private carryOutStep(step: Step): string | null {
    switch (step.type) {
      case 'rest':
        if (this.isWaiting) this.ask();
        return null;
      case 'answer': {
        const [asked] = this.unanswered.splice(step.at % Math.max(this.unanswered.length, 1), 1);
        if (asked && asked === this.awaited) this.take(asked, step.how);
        return null;
      }
      case 'retry':
        if (!this.hasRetry()) return null;
        this.focus = 'search';
        this.ask();
        return null;
      case 'reload':
        if (step.source === this.source) return null;
        this.source = step.source;
        this.pages.clear();
        this.failed.clear();
        this.awaited = null;
        if (this.open) this.ask();
        return null;
      default:
        return super.carryOut(step);
    }
  }

  protected override shown(): Item[] {
    return this.read().items;
  }

  protected override hasSelectAll(): boolean {
    return false;
  }

  protected override keepFocus(): void {
    if (this.focus === 'retry' && !this.hasRetry()) this.focus = 'search';
  }

  protected override openAt(otherwise: 'first' | 'last' | null): void {
    super.openAt(otherwise);
    this.show('');
  }

  protected override close(): void {
    super.close();
    this.awaited = null;
    this.isWaiting = false;
  }

  protected override keyInList(key: string): string | null {
    const shown = this.shown();
    const item = this.activeItem();
    const at = item ? shown.indexOf(item) : -1;
    const last = shown.length - 1;
    if (this.focus === 'retry') {
      if (key === 'Enter') return null;
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        this.focus = 'search';
        this.goTo(key === 'ArrowDown' ? 0 : last);
        return null;
      }
    }
    const { hasNext } = this.read();
    if (key === 'ArrowDown' && at >= last) {
      if (this.hasRetry()) {
        this.focus = 'retry';
        return null;
      }
      if (hasNext && !this.isWaiting && this.awaited === null) this.ask();
    }
    // What is not loaded yet lies between the two ends.
    if (hasNext && key === 'ArrowDown' && at === last) this.goTo(last);
    else if (hasNext && key === 'ArrowUp' && at === 0) this.goTo(0);
    else return super.keyInList(key);
    return null;
  }

  private hasRetry(): boolean {
    return this.open && !this.isWaiting && this.failed.has(this.query);
  }

  /** What the answers for the search amount to, each option once. */
  private read(): { items: Item[]; hasNext: boolean; page: number } {
    const total = served(this.source, this.query).length;
    const pages = this.pages.get(this.query) ?? [];
    const items: Item[] = [];
    let hasNext = true;
    for (const page of pages) {
      const before = items.length;
      for (const item of page) {
        if (!items.some(({ id }) => id === item.id)) items.push(item);
      }
      // A short page is the last one, and so is one that brings nothing new.
      hasNext = items.length < total && page.length === PAGE_SIZE && items.length > before;
    }
    return { items, hasNext, page: pages.length };
  }

  private show(term: string, waits = false): void {
    if (term !== this.term) {
      this.awaited = null;
      this.isWaiting = false;
    }
    this.term = term;
    const lacks = !this.pages.has(term) || this.failed.has(term);
    if (!lacks || this.awaited !== null) return;
    if (waits) this.isWaiting = true;
    else this.ask();
  }

  private ask(): void {
    const { source, term } = this;
    this.isWaiting = false;
    this.failed.delete(term);
    this.awaited = { source, term, page: this.read().page + 1 };
    this.asked.push(this.awaited);
    this.unanswered.push(this.awaited);
  }

  private take({ source, term, page }: Asked, how: Answer): void {
    this.awaited = null;
    if (how === 'badly') this.failed.add(term);
    else this.pages.set(term, [...(this.pages.get(term) ?? []), pageOf(source, term, page, how)]);
  }

  private readNews(): string {
    if (this.awaited || this.isWaiting) return labels.loading;
    if (this.hasRetry()) return labels.error;
    return labels.results(this.read().items.length, served(this.source, this.query).length);
  }
}

/** The options of a page, as the server answers. */
export function pageOf(source: number, term: string, page: number, how: Answer): readonly Item[] {
  const from = how === 'again' ? 0 : (page - 1) * PAGE_SIZE;
  return served(source, term).slice(from, from + PAGE_SIZE);
}
