// Serves released content: an uncached pointer to what is current, and immutable files of this and every older release.
import type { FastifyInstance } from 'fastify';
import { keptBundle } from '../../runtime/content/index.ts';
import type { ReleasedContent } from '../content/released.ts';
import { Refusal } from '../refusals.ts';
import type { Store } from '../store/index.ts';
import { findAsset, findBundle, type KeptAsset } from '../store/releases.ts';
import { type Served, servable, serve } from './compressed.ts';

/** A release is some dozen files of up to a megabyte. */
const MOST_RECENT = 40;

/** Mounts `/content/…`. */
export function mountContent(app: FastifyInstance, content: ReleasedContent, db: Store): void {
  const pointer = servable(JSON.stringify(content.pointer), 'application/json', false);
  const current = new Map<string, Served>();
  for (const [name, { type, body }] of content.assets)
    current.set(name, servable(body, type, true));

  const recent = new Recent();

  app.get('/content/current.json', (request, reply) => serve(request, reply, pointer));
  app.get<{ Params: { name: string } }>('/content/:name', async (request, reply) => {
    const { name } = request.params;
    const asset = current.get(name) ?? (await recent.get(name, () => findAsset(db, name)));
    return serve(request, reply, asset);
  });
  /** The form as it was when a submission was stamped. */
  app.get<{ Params: { form: string; release: string } }>(
    '/content/forms/:form/:release',
    async (request, reply) => {
      const { form, release } = request.params;
      const find = async (): Promise<KeptAsset | undefined> => {
        const kept = await findBundle(db, form, release);
        return kept && { ...kept, body: JSON.stringify(keptBundle(kept.body, content.app)) };
      };
      return serve(request, reply, await recent.get(`${form}/${release}`, find));
    },
  );
}

/** The last few files of older releases that were asked for: read and compressed once, not at every request. */
class Recent {
  readonly #files = new Map<string, Served>();

  async get(name: string, find: () => Promise<KeptAsset | undefined>): Promise<Served> {
    const served = this.#files.get(name) ?? prepared(await find());
    // The one used last stands last; the first is the one to forget.
    this.#files.delete(name);
    this.#files.set(name, served);
    const [oldest] = this.#files.keys();
    if (this.#files.size > MOST_RECENT && oldest !== undefined) this.#files.delete(oldest);
    return served;
  }
}

function prepared(asset: KeptAsset | undefined): Served {
  if (!asset) throw new Refusal('NOT_FOUND');
  return servable(asset.body, asset.type, true);
}
