// The editor of a text: CodeMirror with what JSON needs, and under our policy of styles.

import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { nonce } from '../../../theme/nonce.ts';
import { type Meta, type Offer, offersAt } from './meta.ts';
import type { Range } from './places.ts';

export interface EditorOptions {
  readonly text: string;
  /** For whoever does not see it. */
  readonly label: string;
  readonly isJson: boolean;
  readonly isReadOnly: boolean;
  readonly meta: () => Meta | undefined;
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
}

export interface Marked extends Range {
  readonly severity: Diagnostic['severity'];
  readonly message: string;
}

/** Puts one into the page. Whoever ends it calls `destroy`. */
export function createEditor(parent: HTMLElement, options: EditorOptions): EditorView {
  const { text, isJson, isReadOnly, label, onChange, onSave } = options;
  const saves = {
    key: 'Mod-s',
    preventDefault: true,
    run: () => {
      onSave();
      return true;
    },
  };
  const state = EditorState.create({
    doc: text,
    extensions: [
      EditorView.cspNonce.of(nonce()),
      EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      EditorState.readOnly.of(isReadOnly),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
      }),
      EditorView.lineWrapping,
      ...[lineNumbers(), foldGutter(), lintGutter(), history(), drawSelection(), search()],
      ...[highlightActiveLine(), highlightActiveLineGutter(), highlightSelectionMatches()],
      ...[bracketMatching(), closeBrackets(), syntaxHighlighting(classHighlighter)],
      ...(isJson ? [json(), completions(options.meta)] : []),
      keymap.of([
        saves,
        ...closeBracketsKeymap,
        ...defaultKeymap,
        ...searchKeymap,
        ...historyKeymap,
        ...foldKeymap,
        ...completionKeymap,
        ...lintKeymap,
      ]),
    ],
  });
  return new EditorView({ state, parent });
}

/** Writes all of it anew; its own undo brings back what stood there. */
export function replaceText(view: EditorView, text: string): void {
  if (view.state.doc.toString() === text) return;
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
}

/** Shows what is wrong at its places. */
export function markFaults(view: EditorView, marked: readonly Marked[]): void {
  const { length } = view.state.doc;
  const inText = marked.map((one) => ({
    ...{ severity: one.severity, message: one.message },
    ...{ from: Math.min(one.from, length), to: Math.min(one.to, length) },
  }));
  view.dispatch(setDiagnostics(view.state, inText));
}

/** Leads there, in the middle of what is seen. */
export function goTo(view: EditorView, { from, to }: Range): void {
  view.dispatch({
    selection: { anchor: from, head: to },
    effects: EditorView.scrollIntoView(from, { y: 'center' }),
  });
  view.focus();
}

const completions = (meta: EditorOptions['meta']): Extension =>
  autocompletion({
    override: [(context) => completionsAt(context, meta())],
    icons: false,
  });

function completionsAt(
  { state, pos, explicit }: CompletionContext,
  meta: Meta | undefined,
): CompletionResult | null {
  const text = state.doc.toString();
  const isTyped = /[\w$"-]/.test(text[pos - 1] ?? '');
  if (!meta || !(explicit || isTyped)) return null;
  const { from, to, isName, offers } = offersAt(meta, text, pos);
  if (offers.length === 0) return null;
  const hasColon = /^\s*:/.test(text.slice(to));
  const ending = isName && !hasColon ? ': ' : '';
  return { from, to, options: offers.map((offer) => optionOf(offer, ending)) };
}

const optionOf = ({ text, title, description }: Offer, ending: string): Completion => ({
  label: text,
  apply: text + ending,
  ...(title && { detail: title }),
  ...(description && { info: description }),
});
