// Which further words of a field each widget says. Label, hint, placeholder and those of its place every field has.
import type { WidgetDescriptor } from '../../core/index.ts';

const ROWS = ['add', 'remove', 'item', 'empty', 'delete.text', 'delete.many', 'setAside'] as const;

/** Words of the runtime's own widgets; a host names those of its widgets in `schemas/widgets.json`. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  repeat: ROWS,
  rowTable: ROWS,
  /** What is said where a call offers nothing to choose from. */
  select: ['empty'],
  upload: ['empty', 'delete.text', 'file.label', 'file.kinds', 'type.label'],
  password: ['length', 'upper', 'lower', 'digit', 'special', 'characters'].map(
    (rule) => `rule.${rule}`,
  ),
};

/** The words that a widget asks for besides those of every field. */
export const wordsOfWidget = (
  name: string,
  descriptor: WidgetDescriptor | undefined,
): readonly string[] => descriptor?.words ?? WORDS[name] ?? [];
