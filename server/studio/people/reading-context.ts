// What a call is handed that may only read: a store that takes no change, and services that do nothing.
import type { ServerContext, Services } from '../../context/context.ts';
import { readOnly } from '../../store/index.ts';

/** What of each service only tells something; of the others nothing is there. */
const TELLING: { readonly [Name in keyof Services]?: readonly (keyof Services[Name])[] } = {
  leads: ['findByEmail', 'findById', 'findByAttorney', 'list', 'tells'],
  coverages: ['list', 'fees'],
  files: ['list', 'get', 'find', 'limit'],
  crypto: ['decrypt'],
};

/** The same context, with which nothing can be written; whatever tries is a fault of ours, and told as one. */
export function readingContext(server: ServerContext): ServerContext {
  const services = Object.fromEntries(
    Object.entries(server.services).map(([name, service]) => [
      name,
      telling(service, TELLING[name as keyof Services] ?? []),
    ]),
  );
  return { ...server, db: readOnly(server.db), services: services as unknown as Services };
}

function telling(service: object, names: readonly string[]): object {
  return new Proxy(service, {
    get(target, name) {
      if (!names.includes(String(name)))
        throw new Error(`A call that only reads used ${String(name)} of a service.`);
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}
