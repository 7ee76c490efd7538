// Names every part of a release by its content, and puts the parts together.
import {
  type ApartBundle,
  type AppBundle,
  createTexts,
  type FormBundle,
  type ReleasePointer,
  WIDGET_ROWS,
} from '../../core/index.ts';
import { answerShapes } from '../compile/answers.ts';
import { bundleApart } from '../compile/apart.ts';
import { bundleApp, type splitTexts } from '../compile/bundle.ts';
import type { CompiledForm } from '../compile/compile.ts';
import { hashOf, hashText } from '../model/hash.ts';
import type { Model } from '../model/model.ts';
import type { Asset, CallContract, Release, ReleasedForm } from '../model/types.ts';
import { wholeModule } from '../schema/validators.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const MODULE_TYPE = 'text/javascript; charset=utf-8';

/** Files by the names that they have by their texts. */
type Assets = readonly (readonly [name: string, asset: Asset])[];

/** One form with its files. */
export interface AssembledForm extends ReleasedForm {
  readonly assets: Assets;
  /** Its bundle as a file. */
  readonly name: string;
  /** Its bundle and its validators as one module. */
  readonly whole: string;
  readonly widgets: readonly string[];
}

/** What every page needs, with its files. */
export interface AssembledApp {
  readonly app: AppBundle;
  readonly assets: Assets;
  readonly name: string;
}

/** What is set apart under a name, with its files. */
export interface AssembledApart {
  readonly of: string;
  readonly name: string;
  readonly assets: Assets;
}

/** Everything that is said, and what stands in the name of a release for it. */
export interface AssembledTexts extends ReturnType<typeof splitTexts> {
  readonly hash: string;
}

const named = (name: string, ending: string, body: string): string =>
  `${name}.${hashText(body)}.${ending}`;

/** A form of a release. */
export function assembleForm(form: CompiledForm): AssembledForm {
  const { bundled, validatorsCode, validate } = form;
  const { id } = bundled;
  const judge = named(`${id}.validators`, 'js', validatorsCode);
  const release = hashOf({ bundle: bundled, validatorsCode });
  const bundle: FormBundle = { ...bundled, release, modules: { validators: judge } };
  const body = JSON.stringify(bundle);
  const module = wholeModule(validatorsCode, body);
  const name = named(id, 'json', body);
  const whole = named(`${id}.form`, 'js', module);
  return {
    bundle,
    validate,
    validatorsCode,
    name,
    whole,
    widgets: onDemandIn(form),
    assets: [
      [judge, { type: MODULE_TYPE, body: validatorsCode }],
      [name, { type: JSON_TYPE, body }],
      [whole, { type: MODULE_TYPE, body: module }],
    ],
  };
}

function onDemandIn({ bundled }: CompiledForm): readonly string[] {
  const names = new Set(Object.values(bundled.fields).map(({ widget }) => widget));
  return WIDGET_ROWS.flatMap(([name, { onDemand }]) =>
    onDemand === true && names.has(name) ? [name] : [],
  ).sort();
}

/** What every page needs; `answers` are the checks of the answers of calls, by the call. */
export function assembleApp(model: Model, answers: Answers): AssembledApp {
  const bundle = bundleApp(model);
  const { modules, assets } = checksOf(bundle, answers);
  const shapes = answerShapes(Object.keys(bundle.calls).flatMap((id) => model.calls.get(id) ?? []));
  const shapesName = named('shapes', 'json', shapes);
  const app: AppBundle = {
    ...bundle,
    release: hashOf(bundle),
    modules: { ...modules, shapes: shapesName },
  };
  const body = JSON.stringify(app);
  const name = named('app', 'json', body);
  return {
    app,
    name,
    assets: [
      ...assets,
      [shapesName, { type: JSON_TYPE, body: shapes }],
      [name, { type: JSON_TYPE, body }],
    ],
  };
}

/** What is set apart under one name. */
export function assembleApart(of: string, model: Model, answers: Answers): AssembledApart {
  const bundle = bundleApart(of, model);
  const { modules, assets } = checksOf(bundle, answers);
  const apart: ApartBundle = { ...bundle, modules };
  const body = JSON.stringify(apart);
  const name = named(`${of}.apart`, 'json', body);
  return { of, name, assets: [...assets, [name, { type: JSON_TYPE, body }]] };
}

/** By call, as code. */
type Answers = ReadonlyMap<string, string>;

/** What checks the answers of the calls of a bundle, as files of their own. */
function checksOf({ calls }: Pick<AppBundle, 'calls'>, answers: Answers) {
  const checks = Object.keys(calls).flatMap((id) => {
    const body = answers.get(id);
    return body === undefined ? [] : [{ id, body, name: named(`${id}.answers`, 'js', body) }];
  });
  return {
    modules: { answers: Object.fromEntries(checks.map(({ id, name }) => [id, name])) },
    assets: checks.map(({ name, body }) => [name, { type: MODULE_TYPE, body }] as const),
  };
}

interface Parts {
  readonly locale: string;
  readonly forms: readonly AssembledForm[];
  readonly app: AssembledApp;
  readonly apart: readonly AssembledApart[];
  readonly texts: AssembledTexts;
  readonly calls: Readonly<Record<string, CallContract>>;
  readonly callsHash: string;
  readonly roles: Release['roles'];
}

/** The release of content without faults. */
export function assemble(parts: Parts): Release {
  const { locale, forms, app, apart, texts, calls, callsHash, roles } = parts;
  const byId = <T>(of: (form: AssembledForm) => T): Record<string, T> =>
    Object.fromEntries(forms.map((form) => [form.bundle.id, of(form)]));
  const names = byId(({ name }) => name);
  const id = hashOf({ names, appName: app.name, calls: callsHash, roles, texts: texts.hash });
  const widgets = byId((form) => form.widgets);
  const pointer: ReleasePointer = {
    release: id,
    app: app.name,
    ...(apart.length > 0 && { apart: Object.fromEntries(apart.map(({ of, name }) => [of, name])) }),
    forms: names,
    whole: byId(({ whole }) => whole),
    widgets: Object.fromEntries(Object.entries(widgets).filter(([, list]) => list.length > 0)),
  };
  const { messages, templates, pages } = texts;
  return {
    id,
    locale,
    forms: byId(({ bundle, validate, validatorsCode }) => ({ bundle, validate, validatorsCode })),
    app: app.app,
    texts: createTexts({ messages, templates, locale }),
    pages,
    wording: { messages, templates },
    calls,
    roles,
    assets: new Map([...forms, app, ...apart].flatMap(({ assets }) => assets)),
    pointer,
  };
}
