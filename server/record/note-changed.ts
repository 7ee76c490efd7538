// Which changes of a record are security events: where mails go, and where money goes, as its form says under `confirm`.
import type { FastifyRequest } from 'fastify';
import { type FormBundle, generic, toPointer } from '../../runtime/core/index.ts';
import { attempt } from '../security-events/index.ts';

/** Notes what a save changes of these, for the security events of its call. */
export function noteChanged(
  request: FastifyRequest,
  { confirm }: FormBundle,
  places: readonly { readonly path: string }[],
): void {
  const { changes = [], addresses = [] } = confirm ?? {};
  const paying = changes.flatMap(({ pays, fields }) => (pays ? fields : []));
  const isChanged = (paths: readonly string[]) =>
    paths.some((path) => places.some((place) => holds(place.path, path)));
  if (isChanged(addresses)) attempt(request, 'email.changed');
  if (isChanged(paying)) attempt(request, 'pay.changed');
}

/** Is the field there, or in the row or group that is told of as a whole? Whichever row it is, it is that field. */
function holds(place: string, path: string): boolean {
  const [at, field] = [generic(place), generic(toPointer(path))];
  return field === at || field.startsWith(`${at}/`);
}
