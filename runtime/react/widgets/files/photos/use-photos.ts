// The photos of one upload: kept with the form, and waited for by whoever goes on with it.

import { useMemo } from 'react';
import { useStore } from '../../../context/context.tsx';
import type { PlaceProps } from '../../../context/widget.ts';
import type { FormStore } from '../../../store/form-store.ts';
import { type LastingPlace, lastingPlace, placeNow } from '../common/lasting-place.ts';
import { takesPhotos } from './photo-files.ts';
import { PhotoStack } from './photo-stack.ts';

const stacks = new WeakMap<FormStore, Map<string, PhotoStack>>();

/** The photos of a place, of each type of file there its own; undefined where the upload takes none. */
export function usePhotos(
  { pointer, options }: PlaceProps,
  type: string = '',
): PhotoStack | undefined {
  const store = useStore();
  const isTaken = takesPhotos(options);
  return useMemo(
    () => (isTaken ? stackAt(store, lastingPlace(store, pointer), type) : undefined),
    [store, pointer, type, isTaken],
  );
}

function stackAt(store: FormStore, place: LastingPlace, type: string): PhotoStack {
  const all = stacks.get(store) ?? new Map<string, PhotoStack>();
  stacks.set(store, all);
  const key = `${place.key}\n${type}`;
  const known = all.get(key);
  if (known) return known;
  const stack = new PhotoStack();
  all.set(key, stack);
  const now = () => placeNow(store, place);
  const { changed } = store.waitFor({
    place: now,
    names: () => [],
    arrived: () => stack.read(),
    missing: () => missing(store, stack, now()),
  });
  stack.subscribe(changed);
  return stack;
}

/** Where nothing can be changed, nobody could mend it either. */
function missing(store: FormStore, stack: PhotoStack, place: string | undefined): string {
  if (stack.isEmpty() || place === undefined || store.view(place).disabled) return '';
  return store.texts.t('runtime.photos.missing', { count: stack.now().pages.length });
}
