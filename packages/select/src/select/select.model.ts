import { ALL, type Item, LISTS, plain, SOURCES, type Step } from './select.steps.model';

/**
 * The slow reference for a select: one list, searched and sorted as a whole for each answer. It
 * identifies options by their ids, never by positions, which a change of the list would shift.
 */
export class SelectModel {
  private options: readonly Item[] = ALL;
  private limit: number | undefined;
  protected value: readonly number[] = [];
  private readonly names = new Map([...LISTS, ...SOURCES].flat().map(({ id, name }) => [id, name]));
  protected open = false;
  protected query = '';
  protected focus: 'trigger' | 'search' | 'selectAll' | 'retry' = 'trigger';
  /**
   * Where the list begins, once there are options: active until something is searched or moved to.
   * `undefined` while there are none.
   */
  private start: number | null | undefined;
  /** At which end a list begins of which nothing is selected. */
  private opensAt: 'first' | 'last' | null = null;
  protected isStart = true;
  protected active: number | null = null;
  /** A search has found nothing yet: the first option that it finds is active. */
  protected waits = false;
  /** The keyboard has left the list for what stands above it. */
  protected left = false;

  constructor(protected readonly multiple: boolean) {}

  expected() {
    const rows = this.open ? this.shown() : [];
    const active = this.open ? this.activeItem() : undefined;
    return {
      value: this.value,
      open: this.open,
      query: this.query,
      rows: rows.map((item) => ({
        label: item.name,
        selected: this.value.includes(item.id),
        disabled: item.disabled === true || (!this.value.includes(item.id) && this.isFull()),
      })),
      active: active?.name ?? null,
      tokens: this.multiple ? this.value.map((id) => this.names.get(id) ?? '') : [],
      focus: this.focus,
    };
  }

  /** @returns What is announced of a change of the value; `null` when it did not change. */
  perform(step: Step): string | null {
    const before = this.open && !this.isStart ? this.activeItem() : undefined;
    const { query } = this;
    const said = this.carryOut(step);
    if (!this.open) return said;
    const [first] = this.shown();
    if (this.waits && first) {
      this.active = first.id;
      this.waits = false;
    }
    // Nothing takes the place of an active option that is gone.
    if (before && this.query === query && !this.activeItem()) this.left = true;
    this.findStart();
    this.keepFocus();
    return said;
  }

  protected carryOut(step: Step): string | null {
    switch (step.type) {
      case 'key':
        if (step.ctrl) return this.open && this.canToggleAll() ? this.toggleAll() : null;
        return this.open ? this.keyInList(step.key) : this.keyOnTrigger(step.key);
      case 'type':
        if (!this.open || step.text === this.query) return null;
        this.query = step.text;
        this.isStart = step.text === '';
        this.active = null;
        this.waits = !this.isStart;
        this.left = false;
        return null;
      case 'trigger':
        if (this.open) this.close();
        else this.openAt(null);
        return null;
      case 'option': {
        const item = this.open ? this.shown()[step.at] : undefined;
        return item ? this.choose(item) : null;
      }
      case 'selectAll':
        return this.open && this.hasSelectAll() ? this.toggleAll() : null;
      case 'remove': {
        const id = this.multiple ? this.value[step.at] : undefined;
        if (id === undefined) return null;
        this.focus = this.open ? 'search' : 'trigger';
        return this.remove(id);
      }
      case 'clear':
        if (this.value.length === 0) return null;
        this.value = [];
        this.focus = 'trigger';
        return 'Nada seleccionado';
      case 'options':
        this.options = LISTS[step.list] ?? [];
        return null;
      case 'limit':
        if (this.multiple) this.limit = step.limit;
        return null;
      default:
        return null;
    }
  }

  /** The row that selects all may go: the focus goes back to the search box. */
  protected keepFocus(): void {
    if (this.focus === 'selectAll' && !this.hasSelectAll()) this.focus = 'search';
  }

  protected shown(): Item[] {
    const query = plain(this.query);
    const rank = ({ name }: Item) => {
      const label = plain(name);
      return label === query ? 0 : label.startsWith(query) ? 1 : 2;
    };
    return this.options
      .filter(({ name }) => plain(name).includes(query))
      .sort((a, b) => (query === '' ? 0 : rank(a) - rank(b)));
  }

  protected activeItem(): Item | undefined {
    if (this.left) return undefined;
    const id = this.isStart ? this.start : this.active;
    return this.shown().find((item) => item.id === id);
  }

  private isFull(): boolean {
    return this.multiple && this.limit !== undefined && this.value.length >= this.limit;
  }

  protected hasSelectAll(): boolean {
    return this.multiple && this.limit === undefined && this.shown().length > 0;
  }

  private canToggleAll(): boolean {
    return this.hasSelectAll() && (this.focus !== 'search' || this.query === '');
  }

  protected openAt(otherwise: 'first' | 'last' | null): void {
    this.open = true;
    this.query = '';
    this.focus = 'search';
    this.isStart = true;
    this.waits = false;
    this.left = false;
    this.start = undefined;
    this.opensAt = otherwise;
  }

  private findStart(): void {
    const shown = this.shown();
    if (this.start !== undefined || this.query !== '' || shown.length === 0) return;
    const selected = shown.find(({ id }) => id === this.value[0]);
    const end = this.opensAt && shown.at(this.opensAt === 'first' ? 0 : -1);
    // A selected option that comes while the list is open is where it begins.
    this.start = (selected ?? end)?.id ?? this.value[0] ?? null;
  }

  protected close(): void {
    this.open = false;
    this.query = '';
    this.focus = 'trigger';
  }

  private keyOnTrigger(key: string): string | null {
    if (key === 'ArrowDown' || key === 'Enter') this.openAt('first');
    else if (key === 'ArrowUp') this.openAt('last');
    else if (key === 'Backspace' || key === 'Delete') return this.removeLast(true);
    return null;
  }

  protected keyInList(key: string): string | null {
    const shown = this.shown();
    const item = this.activeItem();
    const at = item ? shown.indexOf(item) : -1;
    const last = shown.length - 1;
    if (this.focus === 'selectAll') {
      if (key === 'Enter') return this.toggleAll();
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        this.focus = 'search';
        this.goTo(key === 'ArrowDown' ? 0 : last);
        return null;
      }
    }
    switch (key) {
      case 'Escape':
        this.close();
        return null;
      case 'Enter':
        return item ? this.choose(item) : null;
      case 'ArrowUp':
        if (at === 0 && this.hasSelectAll()) {
          this.focus = 'selectAll';
          this.left = true;
          this.isStart = false;
          this.active = null;
        } else this.goTo(at <= 0 ? last : at - 1);
        return null;
      case 'ArrowDown':
        this.goTo(at >= last ? 0 : at + 1);
        return null;
      case 'Home':
        this.goTo(0);
        return null;
      case 'End':
        this.goTo(last);
        return null;
      case 'PageDown':
        this.goTo(Math.min(Math.max(at, 0) + 10, last));
        return null;
      case 'PageUp':
        this.goTo(Math.max(at - 10, 0));
        return null;
      case 'Backspace':
        return this.query === '' && this.multiple ? this.removeLast(false) : null;
      default:
        return null;
    }
  }

  protected goTo(at: number): void {
    if (this.shown().length === 0) return;
    this.isStart = false;
    this.left = false;
    this.active = this.shown()[at]?.id ?? null;
  }

  private choose(item: Item): string | null {
    const selected = this.value.includes(item.id);
    if (item.disabled || (!selected && this.isFull())) {
      // A disabled option that is selected stays selected, and a list of one choice still closes.
      if (!this.multiple && selected) this.close();
      return null;
    }
    if (!this.multiple) this.close();
    if (selected) return this.remove(item.id);
    this.value = this.multiple ? [...this.value, item.id] : [item.id];
    const said = `${item.name}, opción seleccionada`;
    return this.isFull()
      ? `${said}. Máximo ${this.limit}: quita una opción para elegir otra`
      : said;
  }

  private remove(id: number): string {
    this.value = this.value.filter((each) => each !== id);
    return `${this.names.get(id)}, opción quitada`;
  }

  private removeLast(onTrigger: boolean): string | null {
    const id = this.value.at(-1);
    if (id === undefined) return null;
    if (this.multiple) return this.remove(id);
    if (!onTrigger) return null;
    this.value = [];
    return 'Nada seleccionado';
  }

  private toggleAll(): string | null {
    const able = this.shown().filter(({ disabled }) => !disabled);
    const missing = able.filter(({ id }) => !this.value.includes(id));
    const ids = able.map(({ id }) => id);
    if (able.length === 0) return null;
    this.value =
      missing.length > 0
        ? [...this.value, ...missing.map(({ id }) => id)]
        : this.value.filter((id) => !ids.includes(id));
    this.close();
    const count = this.value.length;
    return count === 0
      ? 'Nada seleccionado'
      : count === 1
        ? '1 opción seleccionada'
        : `${count} opciones seleccionadas`;
  }
}
