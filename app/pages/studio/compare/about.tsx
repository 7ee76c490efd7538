// What an item of a comparison is about, in words: of a sentence where it stands, of anything else its file and its place in it.

import { type ReactNode, useMemo } from 'react';
import { useCall } from '../../../calls/reading.tsx';
import { byKey, type Sentences } from '../sentences/sentence.ts';
import type { Item } from './Compared.tsx';

/** By what it is, or by file and place: all that whoever is not in the Studio can be told. */
export function aboutPlainly({ about, within, key, file, place }: Item): ReactNode {
  if (key !== '' || about !== '')
    return (
      <>
        <b>{about}</b> {within}
      </>
    );
  return (
    <>
      <b>{file}</b> {place}
    </>
  );
}

/** All sentences as they are live; undefined until they are known. */
export function useLiveSentences(): Sentences | undefined {
  const { data } = useCall('studio_wording', { change: '' });
  return useMemo(() => data && byKey(data.data), [data]);
}

/** Of a sentence that is listed what it is about, and under which heading; plainly until that is known. */
export function useAbout(): (item: Item) => ReactNode {
  const sentences = useLiveSentences();
  return (item) => {
    const sentence = sentences?.get(item.key);
    if (!sentence) return aboutPlainly(item);
    return (
      <>
        <b>{sentence.about}</b> {sentence.group}
      </>
    );
  };
}
