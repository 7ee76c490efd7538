// Serves released content: an uncached pointer to what is current, and immutable files of this and every older release.
import type { FastifyInstance } from 'fastify';
import { bundleFrom } from '../../runtime/content/index.ts';
import { Refusal } from '../common/refusals.ts';
import type { Releases } from '../content/publish/releases.ts';
import type { Asset, ReleasedContent } from '../content/released.ts';
import { findAsset, findBundle, type StoredAsset } from '../store/content/releases.ts';
import type { Store } from '../store/index.ts';
import { type Served, servable, serve } from './compressed.ts';

/** A release is some dozen files of up to a megabyte. */
const MOST_RECENT = 40;
/** What people see or are judged by; how the server is must be told even where the store hangs. */
const BY_RELEASE = /^\/(api|content|studio\/content)\//;

/** Mounts `/content/…`, and the look for a release that was published elsewhere. */
export function mountContent(app: FastifyInstance, releases: Releases, db: Store): void {
  const recent = new Recent();
  app.addHook('onRequest', async (request) => {
    if (BY_RELEASE.test(request.url)) await releases.refresh();
  });

  app.get('/content/current.json', (request, reply) =>
    serve(request, reply, pointerOf(releases.current())),
  );
  app.get<{ Params: { name: string } }>('/content/:name', async (request, reply) => {
    const { name } = request.params;
    const asset = releases.current().assets.get(name);
    const served = asset ? servedOf(asset) : await recent.get(name, () => findAsset(db, name));
    return serve(request, reply, served);
  });
  /** The form as it was when a submission was stamped. */
  app.get<{ Params: { form: string; release: string } }>(
    '/content/forms/:form/:release',
    async (request, reply) => {
      const { form, release } = request.params;
      const find = async (): Promise<StoredAsset | undefined> => {
        const bundle = await findBundle(db, form, release);
        return (
          bundle && {
            ...bundle,
            body: JSON.stringify(bundleFrom(bundle.body, releases.current().app)),
          }
        );
      };
      return serve(request, reply, await recent.get(`${form}/${release}`, find));
    },
  );
}

const pointers = new WeakMap<ReleasedContent, Served>();
const files = new WeakMap<Asset, Served>();

/** Prepared once a release. */
function pointerOf(content: ReleasedContent): Served {
  const known = pointers.get(content);
  if (known) return known;
  const pointer = servable(JSON.stringify(content.pointer), 'application/json', false);
  pointers.set(content, pointer);
  return pointer;
}

/** Prepared once, at the first request for it. */
function servedOf(asset: Asset): Served {
  const known = files.get(asset);
  if (known) return known;
  const file = servable(asset.body, asset.type, true);
  files.set(asset, file);
  return file;
}

/** The last few files of older releases that were asked for: read and compressed once, not at every request. */
class Recent {
  readonly #files = new Map<string, Served>();

  async get(name: string, find: () => Promise<StoredAsset | undefined>): Promise<Served> {
    const served = this.#files.get(name) ?? prepared(await find());
    // The one used last stands last; the first is the one to forget.
    this.#files.delete(name);
    this.#files.set(name, served);
    const [oldest] = this.#files.keys();
    if (this.#files.size > MOST_RECENT && oldest !== undefined) this.#files.delete(oldest);
    return served;
  }
}

function prepared(asset: StoredAsset | undefined): Served {
  if (!asset) throw new Refusal('NOT_FOUND');
  return servable(asset.body, asset.type, true);
}
