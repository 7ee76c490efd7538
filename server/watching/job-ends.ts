// Tells whoever watches what became of each job; nobody has to.
import { channel } from 'node:diagnostics_channel';

export interface JobEnd {
  readonly kind: string;
  readonly outcome: 'done' | 'later' | 'failed';
  readonly seconds: number;
}

const ends = channel('portal.job-ends');

export function tellJobEnd(end: JobEnd): void {
  ends.publish(end);
}

/** The answer stops telling. */
export function onJobEnd(listener: (end: JobEnd) => void): () => void {
  const onEnd = (end: unknown) => listener(end as JobEnd);
  ends.subscribe(onEnd);
  return () => ends.unsubscribe(onEnd);
}
