// What the tests ask of a browser, whatever protocol it speaks.

/** Sources of input as WebDriver and WebDriver BiDi both write them. */
export interface Source {
  readonly type: 'key' | 'pointer';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** A running browser with a profile of its own; a window is named by the handle its browser gave it. */
export interface Session {
  /** Name and version, as the browser says them. */
  readonly name: string;
  windows(): Promise<readonly string[]>;
  /** Returns once the page is loaded. */
  go(window: string, url: string): Promise<void>;
  /** Runs an expression in the page, whose value is a text; throws what the page throws, and where it is gone. */
  run(window: string, expression: string): Promise<string>;
  /** Gives files to the control that the expression leads to. */
  give(window: string, expression: string, paths: readonly string[]): Promise<void>;
  act(window: string, sources: readonly Source[]): Promise<void>;
  /** The page as a PDF; undefined where this browser prints for people only. */
  print(window: string): Promise<Buffer | undefined>;
  /** Errors that the browser wrote to its console since it was started. */
  errors(): readonly string[];
  close(): Promise<void>;
}

/** Starts a browser at this path, with a window of this size. */
export type Launch = (path: string, size: { width: number; height: number }) => Promise<Session>;
