// What helpers need of a page, so that they serve in every browser: Playwright's pages have it, and so have those of tests/browsers.

interface TextOptions {
  readonly exact?: boolean;
}

interface WaitOptions {
  readonly timeout?: number;
}

type Role = Parameters<import('playwright-core').Page['getByRole']>[0];

/** Ways to what a page or a part of it shows; each leads to all that fit. */
interface Ways {
  getByLabel(text: string | RegExp, options?: TextOptions): AnyLocator;
  getByText(text: string | RegExp, options?: TextOptions): AnyLocator;
  getByRole(
    role: Role,
    options?: TextOptions & { readonly name?: string | RegExp; readonly level?: number },
  ): AnyLocator;
  locator(css: string, options?: { readonly has?: AnyLocator }): AnyLocator;
}

export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Something on a page, looked for anew with every question. What acts or asks waits until it is there, and there once. */
export interface AnyLocator extends Ways {
  page(): AnyPage;
  first(): AnyLocator;
  last(): AnyLocator;
  nth(index: number): AnyLocator;
  and(other: AnyLocator): AnyLocator;
  or(other: AnyLocator): AnyLocator;
  filter(options: { readonly hasText?: string | RegExp }): AnyLocator;
  all(): Promise<AnyLocator[]>;
  count(): Promise<number>;
  waitFor(
    options?: WaitOptions & { readonly state?: 'attached' | 'detached' | 'visible' | 'hidden' },
  ): Promise<void>;
  click(options?: WaitOptions): Promise<void>;
  check(): Promise<void>;
  fill(text: string): Promise<void>;
  focus(): Promise<void>;
  selectOption(option: string | { readonly label: string }): Promise<unknown>;
  setInputFiles(file: GivenFile): Promise<void>;
  innerText(): Promise<string>;
  allInnerTexts(): Promise<string[]>;
  inputValue(): Promise<string>;
  getAttribute(name: string): Promise<string | null>;
  isVisible(): Promise<boolean>;
  isEnabled(): Promise<boolean>;
  isChecked(): Promise<boolean>;
  boundingBox(): Promise<{ x: number; y: number; width: number; height: number } | null>;
  evaluate<R>(read: (element: HTMLElement) => R): Promise<R>;
}

/** A window. */
export interface AnyPage extends Ways {
  readonly keyboard: {
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
  };
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
  };
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  url(): string;
  waitForURL(url: string | RegExp | ((url: URL) => boolean), options?: WaitOptions): Promise<void>;
  /** The next window that this one opens. */
  waitForEvent(event: 'popup'): Promise<AnyPage>;
  waitForTimeout(ms: number): Promise<void>;
  setInputFiles(css: string, file: GivenFile): Promise<void>;
  evaluate<R>(read: () => R): Promise<R>;
}
