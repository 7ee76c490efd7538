// A release as the store keeps it, and back: what a process that did not compile it needs to serve, judge and mail by it.
import {
  bundleFrom,
  instantiateTemplatesModule,
  instantiateValidators,
} from '../../runtime/content/index.ts';
import {
  type ApartBundle,
  type AppBundle,
  createTexts,
  type ReleasePointer,
  type Templates,
} from '../../runtime/core/index.ts';
import type { ReleaseToKeep } from '../store/content/releases.ts';
import { needsToKeep } from './needs-then.ts';
import { completed, withColumns } from './older-releases.ts';
import type { Asset, ReleasedContent, ReleasedForm, Wording } from './released.ts';
import { sourceToKeep } from './source.ts';

/** Besides the assets. */
interface Pack {
  readonly id: string;
  readonly locale: string;
  readonly pointer: ReleasePointer;
  readonly wording: Wording;
  readonly calls?: ReleasedContent['calls'];
  readonly roles?: ReleasedContent['roles'];
  /** Names of every bundle and module. */
  readonly assets: readonly string[];
}

/** What the store keeps of a release. */
export function packed(content: ReleasedContent): ReleaseToKeep {
  const { id, locale, pointer, wording, calls, roles, assets, source } = content;
  const names = assetNames(content);
  const house = { ...(calls && { calls }), ...(roles && { roles }) };
  const pack: Pack = { id, locale, pointer, wording, ...house, assets: names };
  const forms = Object.values(content.forms).flatMap(({ bundle }) => {
    const name = pointer.forms[bundle.id];
    return name === undefined
      ? []
      : [{ form_id: bundle.id, release: bundle.release, bundle: name }];
  });
  return {
    ...{ id, pack: JSON.stringify(pack), assets, names, forms },
    needs: needsToKeep(),
    ...(source && { source: sourceToKeep(source) }),
  };
}

/** What a kept release points at and says, without bringing it back. */
export const packIn = (text: string): Pick<Pack, 'pointer' | 'wording' | 'roles'> =>
  JSON.parse(text) as Pack;

/** Brings a release back; `find` gives the assets of these names. Throws where it is not whole. */
export async function unpacked(
  text: string,
  find: (names: readonly string[]) => Promise<ReadonlyMap<string, Asset>>,
): Promise<ReleasedContent> {
  const { id, locale, pointer, wording, calls, roles, assets: names } = JSON.parse(text) as Pack;
  const assets = await find(names);
  const app = appOf(bodyOf(assets, pointer.app));
  const forms = Object.entries(pointer.forms).map(([form, name]) => [
    form,
    formOf(bodyOf(assets, name), app, assets),
  ]);
  return {
    id,
    locale,
    pointer,
    wording,
    ...(calls && { calls }),
    ...(roles && { roles }),
    assets,
    forms: Object.fromEntries(forms) as ReleasedContent['forms'],
    app,
    texts: createTexts({ messages: wording.messages, templates: templatesOf(wording), locale }),
    page: pageOf(wording.pages),
  };
}

/** A release that was kept before documents or status flows were declared has none. */
function appOf(body: string): AppBundle {
  const app = JSON.parse(body) as Omit<AppBundle, 'documents' | 'flows' | 'tables'>;
  return completed({ documents: {}, flows: {}, tables: {}, ...app });
}

function templatesOf({ templates, templatesCode }: Wording): Templates {
  return templates ?? instantiateTemplatesModule(templatesCode ?? '{}');
}

/** Long texts by key. */
export function pageOf(pages: Wording['pages']): ReleasedContent['page'] {
  return (key) => (Object.hasOwn(pages, key) ? pages[key] : undefined);
}

function formOf(body: string, app: AppBundle, assets: ReadonlyMap<string, Asset>): ReleasedForm {
  const bundle = withColumns(bundleFrom(body, app));
  return { bundle, validate: instantiateValidators(bodyOf(assets, bundle.modules.validators)) };
}

function bodyOf(assets: ReadonlyMap<string, Asset>, name: string): string {
  const asset = assets.get(name);
  if (!asset) throw new Error(`The release has no ${name}.`);
  return asset.body;
}

function assetNames({ pointer, forms, app, assets }: ReleasedContent): readonly string[] {
  const modules = Object.values(forms).map(({ bundle }) => bundle.modules);
  const names = [
    pointer.app,
    ...Object.values(pointer.forms),
    ...modules.flatMap(({ validators, templates = [] }) => [validators].concat(templates)),
    ...[app.modules.templates ?? []].flat(),
    ...Object.values(app.modules.answers),
    ...[app.modules.shapes ?? []].flat(),
    ...Object.values(pointer.apart ?? {}).flatMap((name) => [name, ...checksIn(assets, name)]),
  ];
  return [...new Set(names)];
}

/** The modules that a file of what is set apart names. */
function checksIn(assets: ReadonlyMap<string, Asset>, name: string): readonly string[] {
  const { modules } = JSON.parse(bodyOf(assets, name)) as ApartBundle;
  return Object.values(modules.answers);
}
