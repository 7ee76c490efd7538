// The place of the editor in the page: made once, and told of whatever is new.

import type { EditorView } from '@codemirror/view';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import {
  createEditor,
  type EditorOptions,
  goTo,
  type Marked,
  markFaults,
  replaceText,
} from './editor.ts';
import type { Meta } from './meta.ts';
import type { Range } from './places.ts';

interface Props extends Omit<EditorOptions, 'meta'> {
  readonly meta: Meta | undefined;
  readonly marked: readonly Marked[];
  /** Where somebody is led when it opens. */
  readonly first: Range | undefined;
  /** What can be done in it, for as long as it is there. */
  readonly handle: RefObject<TextHandle | null>;
}

export interface TextHandle {
  /** Writes all of it anew; its own undo brings back what stood there. */
  readonly replace: (text: string) => void;
  /** Leads there. */
  readonly goTo: (place: Range) => void;
}

export function TextPane(props: Props): ReactElement {
  const { text, label, isJson, isReadOnly, marked, first, handle } = props;
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const latest = useRef(props);
  latest.current = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once; its text is its own from then on
  useEffect(() => {
    if (!place.current) return undefined;
    const made = createEditor(place.current, {
      ...{ text, label, isJson, isReadOnly },
      meta: () => latest.current.meta,
      onChange: (next) => latest.current.onChange(next),
      onSave: () => latest.current.onSave(),
    });
    view.current = made;
    handle.current = {
      replace: (next) => replaceText(made, next),
      goTo: (there) => goTo(made, there),
    };
    if (first) goTo(made, first);
    return () => {
      view.current = null;
      handle.current = null;
      made.destroy();
    };
  }, []);
  useEffect(() => {
    if (view.current) markFaults(view.current, marked);
  }, [marked]);
  return <div className="st-text" ref={place} />;
}
