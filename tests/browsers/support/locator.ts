// Something on a page of any browser: found by steps, pressed and typed into as by hand.
import type { AnyLocator, AnyPage, GivenFile } from '../../e2e/support/any-page.ts';
import { mouse, moved, PRESS, pressed, RELEASE, typed } from './keys.ts';
import type { InPage, Reach, Step, Steps, Words } from './steps.ts';
import { PATIENCE_MS, until } from './until.ts';
import type { Window } from './window.ts';

type Ways = Pick<AnyPage, 'getByLabel' | 'getByText' | 'getByRole' | 'locator'>;

const wordsOf = (text: string | RegExp, exact = false): Words =>
  typeof text === 'string' ? { text, exact } : { text: text.source, flags: text.flags };

/** What is found from here on. */
export function waysFrom(window: () => Window, steps: Steps): Ways {
  const further = (step: Step) => new LocatorOf(window(), [...steps, step]);
  return {
    getByLabel: (text, options) => further({ to: 'label', words: wordsOf(text, options?.exact) }),
    getByText: (text, options) => further({ to: 'text', words: wordsOf(text, options?.exact) }),
    getByRole: (role, { name, exact, level } = {}) =>
      further({
        ...{ to: 'role', role },
        ...(name !== undefined && { words: wordsOf(name, exact) }),
        ...(level && { level }),
      }),
    locator: (css, options) =>
      further({ to: 'css', css, ...(options?.has && { has: stepsOf(options.has) }) }),
  };
}

function stepsOf(locator: AnyLocator): Steps {
  if (locator instanceof LocatorOf) return locator.steps;
  throw new Error('That is something on a page of another kind.');
}

const TICKED = '(it) => it.checked ?? it.getAttribute("aria-checked") === "true"';

interface Choice {
  readonly label: string;
  readonly value: string;
}

export class LocatorOf implements AnyLocator {
  readonly getByLabel: Ways['getByLabel'];
  readonly getByText: Ways['getByText'];
  readonly getByRole: Ways['getByRole'];
  readonly locator: Ways['locator'];
  readonly steps: Steps;
  readonly #window: Window;

  constructor(window: Window, steps: Steps) {
    this.#window = window;
    this.steps = steps;
    const ways = waysFrom(() => window, steps);
    this.getByLabel = ways.getByLabel;
    this.getByText = ways.getByText;
    this.getByRole = ways.getByRole;
    this.locator = ways.locator;
  }

  #further(step: Step): LocatorOf {
    return new LocatorOf(this.#window, [...this.steps, step]);
  }

  /** Asks once it is there. */
  #one<R>(read: string): Promise<R> {
    const answer = async () => ({ is: await this.#window.ask<R>('one', this.steps, read) });
    return until(answer, `${this}`).then(({ is }) => is);
  }

  #ask<R>(what: keyof InPage, read?: string): Promise<R> {
    return this.#window.ask<R>(what, this.steps, read);
  }

  page = (): AnyPage => this.#window.page;
  first = () => this.#further({ to: 'nth', index: 0 });
  last = () => this.#further({ to: 'nth', index: -1 });
  nth = (index: number) => this.#further({ to: 'nth', index });
  and = (other: AnyLocator) => this.#further({ to: 'and', other: stepsOf(other) });
  or = (other: AnyLocator) => this.#further({ to: 'or', other: stepsOf(other) });
  filter = ({ hasText }: { hasText?: string | RegExp }) =>
    hasText === undefined ? this : this.#further({ to: 'filter', words: wordsOf(hasText) });

  async all(): Promise<LocatorOf[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  count = () => this.#ask<number>('count');

  async waitFor({
    state = 'visible',
    timeout = PATIENCE_MS,
  }: Parameters<AnyLocator['waitFor']>[0] = {}): Promise<void> {
    const counted = state === 'visible' || state === 'hidden' ? 'seen' : 'count';
    const wanted = state === 'visible' || state === 'attached';
    const is = async () => (await this.#ask<number>(counted)) > 0 === wanted;
    await until(is, `${this} to be ${state}`, timeout);
  }

  /** Where it can be pressed, once it rests there. */
  async #reached(timeout = PATIENCE_MS): Promise<{ x: number; y: number }> {
    let before: Reach = { not: 'it was not looked at' };
    const rests = async () => {
      const now = await this.#ask<Reach>('reach');
      const same = 'x' in now && 'x' in before && now.x === before.x && now.y === before.y;
      before = now;
      return same && now;
    };
    return until(rests, `${this}`, timeout).catch((error: Error) => {
      throw new Error('not' in before ? `${error.message} At last ${before.not}.` : error.message, {
        cause: error.cause,
      });
    });
  }

  async click({ timeout }: { timeout?: number } = {}): Promise<void> {
    const { x, y } = await this.#reached(timeout);
    await this.#window.act(mouse(moved(x, y), PRESS, RELEASE));
  }

  async check(): Promise<void> {
    if (!(await this.#one<boolean>(TICKED))) await this.click();
    await until(() => this.isChecked(), `${this} to be ticked`);
  }

  async fill(text: string): Promise<void> {
    await this.click();
    await this.#window.act(pressed('Control+a'));
    await this.#window.act(text === '' ? pressed('Delete') : typed(text));
  }

  focus = (): Promise<void> => this.#one('(it) => it.focus()');

  /** Goes along the list by arrows, as who has no mouse. */
  async selectOption(option: string | { label: string }): Promise<void> {
    const read = `(it) => ({
      at: [...it.options].filter((one) => !one.disabled || one.selected).findIndex((one) => one.selected),
      values: [...it.options].filter((one) => !one.disabled || one.selected).map(({ label, value }) => ({ label, value })),
    })`;
    const isWanted = (one: Choice) =>
      typeof option === 'string' ? one.value === option : one.label.trim() === option.label;
    const { at, wanted, value } = await until(
      async () => {
        const list = await this.#one<{ at: number; values: readonly Choice[] }>(read);
        const place = list.values.findIndex(isWanted);
        return place >= 0 && { at: list.at, wanted: place, value: list.values[place]?.value };
      },
      `the choice ${JSON.stringify(option)} of ${this}`,
    );
    await this.focus();
    const key = wanted > at ? 'ArrowDown' : 'ArrowUp';
    for (let step = 0; step < Math.abs(wanted - at); step += 1)
      await this.#window.act(pressed(key));
    await until(
      async () => (await this.inputValue()) === value,
      `${JSON.stringify(option)} in ${this}`,
    );
  }

  async setInputFiles(file: GivenFile): Promise<void> {
    await this.waitFor({ state: 'attached' });
    await this.#window.give(this.steps, file);
  }

  innerText = () => this.#one<string>('(it) => it.innerText');
  allInnerTexts = () => this.#ask<string[]>('all', '(all) => all.map((it) => it.innerText)');
  inputValue = () => this.#one<string>('(it) => it.value');
  getAttribute = (name: string) =>
    this.#one<string | null>(`(it) => it.getAttribute(${JSON.stringify(name)})`);
  isVisible = async () => (await this.#ask<number>('seen')) > 0;
  isEnabled = () => this.#one<boolean>('(it) => !it.matches(":disabled")');
  isChecked = () => this.#one<boolean>(TICKED);
  boundingBox = () =>
    this.#one<{ x: number; y: number; width: number; height: number }>(
      '(it) => { const { x, y, width, height } = it.getBoundingClientRect(); return { x, y, width, height }; }',
    );
  evaluate = <R>(read: (element: HTMLElement) => R) => this.#one<R>(`${read}`);

  toString(): string {
    return this.steps.map((step) => JSON.stringify(step)).join(' > ');
  }
}
