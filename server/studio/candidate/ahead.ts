// What somebody will ask for next is begun before they do. Nobody waits for it here, and what fails is told to whoever asks.
import type { ServerContext } from '../../context/context.ts';
import { changeCandidate } from './candidate-of.ts';

/** Somebody came to the Studio: what is live is read, once, in the thread that builds candidates. */
export function warm(server: ServerContext): void {
  changeCandidate(server, '').then(
    (candidate) => server.candidates.warm(candidate),
    () => undefined,
  );
}

/** A change was edited: the form that is looked at in its preview is built as it is now. */
export function buildAhead(server: ServerContext, change: string): void {
  changeCandidate(server, change).then(
    (candidate) => server.candidates.ahead(candidate),
    () => undefined,
  );
}
