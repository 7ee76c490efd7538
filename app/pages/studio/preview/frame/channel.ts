// What a preview and the page around it say to each other; nobody else is heard.

/** From the page around it. */
export type ToPreview =
  /**
   * Shows a place of a sentence: the first on this step or else of all, or that of a number; '' shows none. `values` fill what
   * stands in it; where it is not drawn, one of the `same` is shown, which say its words.
   */
  | {
      readonly type: 'show';
      readonly key: string;
      readonly at?: number;
      readonly values?: Readonly<Record<string, string>>;
      readonly same?: readonly string[];
    }
  /** Shows a field of the form, with `*` for rows; '' shows none. */
  | { readonly type: 'field'; readonly pointer: string }
  /** Shows every message that a field can have; without one, none any more. */
  | { readonly type: 'faults'; readonly pointer: string }
  /** Plain sentences by key that somebody has in hand: what is on screen says them before they are in the change. */
  | { readonly type: 'words'; readonly said: Readonly<Record<string, string>> }
  /** The change has another command. */
  | { readonly type: 'changed' }
  /** Of the portal: opens the page of an address. */
  | { readonly type: 'page'; readonly to: string }
  /** Of the portal: what a press does, '' as for whoever uses the page, 'sentence' tells what was pressed and nothing else. */
  | { readonly type: 'press'; readonly tells: '' | 'sentence' };

/** To the page around it. */
export type FromPreview =
  /** It is there, and can show something. */
  | { readonly type: 'ready' }
  /** A sentence was pressed. */
  | { readonly type: 'sentence'; readonly key: string }
  /** Something of a field was pressed. */
  | { readonly type: 'field'; readonly pointer: string }
  /** Whether a field that was asked for is in sight, and message keys of what the fields are called that decide it. */
  | {
      readonly type: 'fieldShown';
      readonly pointer: string;
      readonly seen: boolean;
      readonly why: readonly string[];
    }
  /** A place of a sentence is in sight: which, of how many. 0 of some: they are not on the page now. 0 of 0: it is not in this form. */
  | {
      readonly type: 'shown';
      readonly key: string;
      readonly at: number;
      readonly of: number;
      /** It is hidden: message keys of what the fields are called whose answers decide that. */
      readonly why?: readonly string[];
    }
  /** What a field can say where it is wrong is said, or it can say nothing, or no form on the page asks it. */
  | { readonly type: 'faults'; readonly said: Said }
  /** Of the portal: the page of an address is on screen. */
  | { readonly type: 'at'; readonly to: string }
  /**
   * The form is drawn with so many commands of the change; without `form`, as it was before it could not be put together.
   * `anew`: not where it was, in other words alone.
   */
  | {
      readonly type: 'drawn';
      readonly seq: number;
      readonly form: boolean;
      readonly anew: boolean;
    };

export type Said = 'all' | 'none' | 'nowhere';

/** Tells the page around it; of a preview that stands alone nobody. */
export function tell(message: FromPreview): void {
  if (window.parent !== window) window.parent.postMessage(message, window.location.origin);
}

/** Hears what the page around it says, until the answer is called. */
export function hear(take: (message: ToPreview) => void): () => void {
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (origin !== window.location.origin || source !== window.parent) return;
    if (isSaid(data)) take(data);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}

const SAID: Readonly<Record<string, string | undefined>> = {
  show: 'key',
  faults: 'pointer',
  field: 'pointer',
  changed: 'type',
  page: 'to',
  press: 'tells',
};

function isSaid(data: unknown): data is ToPreview {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false;
  if (data.type === 'words') return 'said' in data && isTexts(data.said);
  const needed = SAID[String(data.type)];
  return needed !== undefined && typeof (data as Record<string, unknown>)[needed] === 'string';
}

const isTexts = (said: unknown): boolean =>
  typeof said === 'object' &&
  said !== null &&
  Object.values(said).every((text) => typeof text === 'string');
