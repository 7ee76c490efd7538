// One sentence where it stands, as it is live and as a change has it: the real form twice, side by side.

import { type ReactElement, useCallback, useEffect, useRef } from 'react';
import { useT } from '../../../portal/portal.tsx';

/** Where a sentence stands, and what may be filled in. */
export interface Standing {
  readonly key: string;
  readonly place: { readonly form: string; readonly section: string };
  readonly values: Readonly<Record<string, string>>;
}

export type SideName = 'live' | 'change';

interface BeforeAfterProps {
  readonly of: Standing;
  /** The address of a preview of that place. */
  readonly addressOf: (side: SideName, place: Standing['place']) => string;
}

export function BeforeAfter({ of, addressOf }: BeforeAfterProps): ReactElement {
  const t = useT();
  return (
    <div className="compare-both">
      <Side of={of} name={t('studio.both.before')} src={addressOf('live', of.place)} />
      <Side of={of} name={t('studio.both.after')} src={addressOf('change', of.place)} />
    </div>
  );
}

/** For people of the Studio, of one change. */
export const previewOf =
  (change: string): BeforeAfterProps['addressOf'] =>
  (side, { form, section }) =>
    `/preview/${form}${section ? `/${section}` : ''}?${new URLSearchParams({ change: side === 'live' ? '' : change })}`;

interface SideProps {
  readonly of: Standing;
  readonly name: string;
  readonly src: string;
}

function Side({ of: { key, values }, name, src }: SideProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useCallback(() => {
    const message = { type: 'show', key, values };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [key, values]);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent): void => {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow;
      if (isOurs && data?.type === 'drawn') show();
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [show]);
  return (
    <figure>
      <figcaption>{name}</figcaption>
      <iframe ref={frame} title={name} src={src} />
    </figure>
  );
}
