// The whole document, part by part on white paper, and at its end the place to sign.

import type { ReactElement, RefObject } from 'react';
import { useT } from '../../../portal.tsx';
import { BlockList } from './Block.tsx';
import type { Paper } from './paper.ts';
import type { Entry } from './signing-form.ts';

interface Props {
  readonly paper: Paper;
  readonly entry: Entry;
  readonly today: string;
  readonly room: RefObject<HTMLElement | null>;
}

export function Leaves({ paper, entry, today, room }: Props): ReactElement {
  const t = useT();
  const parts = paper.parts.length + 1;
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
        aria-label={t('app.sign.part', { part: parts, parts })}
        tabIndex={-1}
        data-leaf={parts}
      >
        <h2 className="leaf-h2">{t('app.sign.place')}</h2>
        <p>{paper.consent}</p>
        <p className="leaf-by">{t('app.sign.signedBy')}</p>
        <div className="sigbox">
          <small>{t('app.sign.here')}</small>
          <Mark entry={entry} />
        </div>
        <dl className="sigrow">
          <div>
            <dt>{t('app.sign.name')}</dt>
            <dd>{entry.name}</dd>
          </div>
          <div>
            <dt>{t('app.sign.date')}</dt>
            <dd>{today}</dd>
          </div>
        </dl>
      </article>
    </section>
  );
}

/** The signature as it will stand in the document; its words are in the form beside. */
function Mark({ entry }: { readonly entry: Entry }): ReactElement | null {
  if (entry.method === 'type') return <span className="sig">{entry.name}</span>;
  if (!entry.drawing) return null;
  return <img className="sig-drawn" src={entry.drawing} alt="" />;
}
