// Serves released content: an uncached pointer to what is current, and immutable files of this and every older release.
import type { FastifyInstance } from 'fastify';
import type { ReleasedContent } from '../content/released.ts';
import { Refusal } from '../refusals.ts';
import type { Store } from '../store/index.ts';
import { findAsset, findBundle, type KeptAsset } from '../store/releases.ts';
import { type Served, servable, serve } from './compressed.ts';

/** Mounts `/content/…`. */
export function mountContent(app: FastifyInstance, content: ReleasedContent, db: Store): void {
  const pointer = servable(JSON.stringify(content.pointer), 'application/json', false);
  const current = new Map<string, Served>();
  for (const [name, { type, body }] of content.assets)
    current.set(name, servable(body, type, true));

  app.get('/content/current.json', (request, reply) => serve(request, reply, pointer));
  app.get<{ Params: { name: string } }>('/content/:name', async (request, reply) => {
    const { name } = request.params;
    return serve(request, reply, current.get(name) ?? kept(await findAsset(db, name)));
  });
  /** The form as it was when a submission was stamped. */
  app.get<{ Params: { form: string; release: string } }>(
    '/content/forms/:form/:release',
    async (request, reply) => {
      const { form, release } = request.params;
      return serve(request, reply, kept(await findBundle(db, form, release)));
    },
  );
}

function kept(asset: KeptAsset | undefined): Served {
  if (!asset) throw new Refusal('NOT_FOUND');
  return servable(asset.body, asset.type, true);
}
