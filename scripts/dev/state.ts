// What the development server tells the page about the process behind it. Types only: the page and Node both read them.

/** A fault of content, as the check words it. */
export interface DevFault {
  readonly file: string;
  readonly place: string;
  readonly message: string;
  readonly remedy: string;
}

export type DevState =
  /** It starts, or starts again; calls wait. */
  | { readonly kind: 'starting' }
  /** It answers, with the content of this release. */
  | { readonly kind: 'ready'; readonly release: string }
  /** The content has faults; `running` says whether the release before them still answers. */
  | { readonly kind: 'refused'; readonly faults: readonly DevFault[]; readonly running: boolean }
  /** It ended by itself: a fault of its code or of a setting. */
  | { readonly kind: 'stopped'; readonly message: string };

/** Events between the page and the development server. */
export const ASK = 'portal:ask';
export const TELL = 'portal:state';
