// What an item of a comparison is about, in words: of a sentence where it stands, of anything else its file and its place in it.

import type { ReactNode } from 'react';
import type { Item } from './Compared.tsx';

/** By what it is, or by file and place. */
export function aboutOf({ about, within, key, file, place }: Item): ReactNode {
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
