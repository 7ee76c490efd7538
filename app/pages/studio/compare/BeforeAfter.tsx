// One sentence where it stands, as it is live and as a change has it: the real form twice, side by side.

import { type ReactElement, useCallback, useEffect, useRef } from 'react';
import { useT } from '../../../portal/portal.tsx';
import type { Sentence } from '../sentences/sentence.ts';

interface BeforeAfterProps {
  readonly change: string;
  readonly sentence: Sentence;
}

export function BeforeAfter({ change, sentence }: BeforeAfterProps): ReactElement | null {
  const t = useT();
  if (sentence.places.length === 0) return null;
  return (
    <div className="compare-both">
      <Side sentence={sentence} change="" name={t('studio.both.before')} />
      <Side sentence={sentence} change={change} name={t('studio.both.after')} />
    </div>
  );
}

interface SideProps extends BeforeAfterProps {
  readonly name: string;
}

function Side({ change, sentence, name }: SideProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const { key, places, placeholders } = sentence;
  const [place] = places;
  const show = useCallback(() => {
    const values = Object.fromEntries(placeholders.map(({ name: of, sample }) => [of, sample]));
    const message = { type: 'show', key, values };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [key, placeholders]);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent): void => {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow;
      if (isOurs && data?.type === 'drawn') show();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [show]);
  const section = place?.section ? `/${place.section}` : '';
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <iframe
        ref={frame}
        title={name}
        src={`/preview/${place?.form}${section}?${new URLSearchParams({ change })}`}
      />
    </figure>
  );
}
