// Files that a person has chosen and that stay with the page: their bytes are in no answer, and go when the page goes.

import type { FormStore } from '../../store/form-store.ts';

interface Named {
  readonly fileType: string;
  readonly name: string;
}

const held = new WeakMap<FormStore, Map<string, File>>();

const keyOf = ({ fileType, name }: Named): string => `${fileType}\n${name.toLowerCase()}`;

/** Keeps the bytes of a file that stands in the answers. */
export function holdFile(store: FormStore, named: Named, file: File): void {
  const files = held.get(store) ?? new Map<string, File>();
  held.set(store, files);
  files.set(keyOf(named), file);
}

/** The bytes of a file of this form; undefined for one that was chosen on another day or device. */
export const heldFile = (store: FormStore, named: Named): File | undefined =>
  held.get(store)?.get(keyOf(named));
