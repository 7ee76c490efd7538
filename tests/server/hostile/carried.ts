// Which forms' answers a request carries, by what the forms say of their calls.
import type { FastifyInstance } from 'fastify';
import { type FormBundle, isObject, type Json } from '../../../runtime/core/index.ts';
import type { Contract } from '../../../server/calls/contracts.ts';
import type { Carried } from './mutants.ts';
import type { Recorded } from './request.ts';

/** Calls that serve every form have its name in their address, and its answers under `data`. */
const OF_ANY_FORM: ReadonlySet<string> = new Set(['form_submit', 'form_draft_save']);

/** The forms, each with the place of its answers. */
export function carriedBy(
  app: FastifyInstance,
  { id }: Contract,
  { path, body }: Recorded,
): readonly Carried[] {
  const forms = Object.values(app.releases.current().forms).map(({ bundle }) => bundle);
  return forms.flatMap((form) => {
    const isNamed = OF_ANY_FORM.has(id) && path.split('/').includes(form.id);
    const under = isNamed ? 'data' : placeFor(form, id);
    if (under === undefined) return [];
    const at = under === '' ? [] : under.split('.');
    return at.length === 0 || isObject(inside(body, at)) ? [{ form, at }] : [];
  });
}

function placeFor({ submit, draft, record }: FormBundle, id: string): string | undefined {
  if (submit?.call === id) return submit.under ?? '';
  if (draft?.save === id || record?.save.call === id) return 'data';
  return undefined;
}

const inside = (body: Json | undefined, at: readonly string[]): Json | undefined =>
  at.reduce<Json | undefined>((inner, name) => (isObject(inner) ? inner[name] : undefined), body);
