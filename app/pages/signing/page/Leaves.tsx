// The whole document, part by part on white paper, and at its end the place to sign.

import type { ReactElement, RefObject } from 'react';
import type { FormStore } from '../../../../runtime/react/index.ts';
import { BlockList } from '../../../paper/BlockList.tsx';
import { useT } from '../../../portal/portal.tsx';
import { PlaceToSign } from './PlaceToSign.tsx';
import type { Paper } from './paper.ts';

interface Props {
  readonly paper: Paper;
  readonly store: FormStore;
  readonly room: RefObject<HTMLElement | null>;
}

export function Leaves({ paper, store, room }: Props): ReactElement {
  const t = useT();
  const parts = paper.parts.length;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, so the keyboard must get into it
    <section className="sign-doc" ref={room} tabIndex={0} aria-label={t('app.sign.document')}>
      {paper.parts.map((blocks, index) => (
        <article
          // biome-ignore lint/suspicious/noArrayIndexKey: a document does not change
          key={index}
          className="leaf"
          aria-label={t('app.sign.part', { part: index + 1, parts })}
          tabIndex={-1}
          data-leaf={index + 1}
        >
          <BlockList blocks={blocks} />
          <span data-end={index + 1} />
        </article>
      ))}
      <article
        className="leaf"
        aria-label={t('app.sign.place')}
        tabIndex={-1}
        data-leaf={parts + 1}
      >
        <PlaceToSign paper={paper} store={store} />
      </article>
    </section>
  );
}
