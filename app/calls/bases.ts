// Where the services are: one runtime configuration (`public/config.json`), chosen by the origin of the page.

import type { CallInfo } from '../../runtime/core/index.ts';
import { AppError } from '../common/errors.ts';

/** Where a service is. One of the provider's own may name the calls it answers: what needs another is left out. */
export type Service = string | { readonly address: string; readonly calls?: readonly string[] };

/** Services by their names. */
export type Bases = Readonly<Record<string, Service>>;

/** The file served beside the app. An origin that is not named uses `default`: the same origin. */
export interface BasesConfig {
  readonly default: Bases;
  readonly origins: Readonly<Record<string, Bases>>;
}

/** The bases of a page. */
export function basesFor(config: BasesConfig, origin: string): Bases {
  return { ...config.default, ...config.origins[origin] };
}

/** Does the service of a call answer it? Every one is taken to, but where it is told which. */
export function isOffered({ id, base }: Pick<CallInfo, 'id' | 'base'>, bases: Bases): boolean {
  const service = bases[base];
  return typeof service !== 'object' || service.calls === undefined || service.calls.includes(id);
}

/** Another than ours may answer: it speaks by its own habits, and lets few headers through. */
export const isElsewhere = (url: string): boolean => !url.startsWith('/');

/** The same of the service that a call goes to. */
export function isAnsweredElsewhere({ base }: Pick<CallInfo, 'base'>, bases: Bases): boolean {
  const service = bases[base];
  return (
    service !== undefined && isElsewhere(typeof service === 'string' ? service : service.address)
  );
}

/** The address of a call, and what of its payload is left once the address has taken its part. */
export function addressOf(
  call: CallInfo,
  bases: Bases,
  payload: Readonly<Record<string, unknown>>,
): { readonly url: string; readonly rest: Readonly<Record<string, unknown>> } {
  const rest = { ...payload };
  const path = call.path.replaceAll(/:([A-Za-z]+)/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value ?? ''));
  });
  const service = bases[call.base];
  if (service === undefined) throw new AppError('NO_ADDRESS', { call: call.id, base: call.base });
  const base = typeof service === 'string' ? service : service.address;
  return { url: base + path.replace(/^\//, ''), rest };
}
