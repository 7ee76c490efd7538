// When something was done, in the clock of whoever looks: the day, and below it the time.

import type { ReactElement } from 'react';
import { usePortal } from '../../portal/portal.tsx';

export function Moment({ at }: { readonly at: string }): ReactElement {
  const { locale } = usePortal().content.texts;
  const moment = new Date(at);
  return (
    <time className="track-when num" dateTime={at}>
      <b>{moment.toLocaleDateString(locale, { dateStyle: 'medium' })}</b>{' '}
      <span>{moment.toLocaleTimeString(locale, { timeStyle: 'short' })}</span>
    </time>
  );
}
