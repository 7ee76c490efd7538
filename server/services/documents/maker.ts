// Whoever makes the bytes of documents, in whatever thread; what it is asked can go from thread to thread.
import type { Blocks } from '../blocks.ts';
import type { PlainImprint } from './imprint.ts';

export type Print = (blocks: Blocks, imprint: PlainImprint) => Promise<Buffer>;

/** What stands above and below pages whose document names its title and its provider itself. */
export type Framing = Omit<PlainImprint, 'title' | 'provider'>;

export interface ToNumber {
  /** Pages of one document, or of several that become one; the first says what it is called. */
  readonly parts: readonly Uint8Array[];
  readonly framing: Framing;
}

export interface ToJoin {
  readonly first: Uint8Array;
  /** Bare pages that go after those of the first. */
  readonly more: Uint8Array;
  readonly framing: Framing;
}

export interface DocumentMaker {
  readonly print: Print;
  /** The parts, with one count over all pages. */
  readonly numbered: (order: ToNumber) => Promise<readonly Buffer[]>;
  /** One document, with one count over all pages. */
  readonly joined: (order: ToJoin) => Promise<Buffer>;
}
