// Names every part of a release by its content, and puts the parts together.
import {
  type AppBundle,
  createTexts,
  type FormBundle,
  ON_DEMAND,
  type ReleasePointer,
  type WidgetOnDemand,
} from '../../core/index.ts';
import { bundleApp, splitTexts, type Unnamed } from '../compile/bundle.ts';
import type { CompiledForm } from '../compile/compile.ts';
import { hashOf, hashText } from '../model/hash.ts';
import type { Model } from '../model/model.ts';
import type { Asset, Release, ReleasedForm } from '../model/types.ts';
import { wholeModule } from '../schema/validators.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const MODULE_TYPE = 'text/javascript; charset=utf-8';

/** The release of content without faults. */
export function assemble(
  model: Model,
  compiled: readonly CompiledForm[],
  answers: ReadonlyMap<string, string>,
): Release {
  const assets = new Map<string, Asset>();
  const add = (name: string, ending: string, type: string, body: string): string => {
    const full = `${name}.${hashText(body)}.${ending}`;
    assets.set(full, { type, body });
    return full;
  };
  const forms: Record<string, ReleasedForm> = {};
  const names: Record<string, string> = {};
  const whole: Record<string, string> = {};
  const widgets: Record<string, readonly WidgetOnDemand[]> = {};
  for (const form of compiled) {
    const { id } = form.linked;
    const judge = add(`${id}.validators`, 'js', MODULE_TYPE, form.validatorsCode);
    const onDemand = onDemandIn(form);
    if (onDemand.length > 0) widgets[id] = onDemand;
    const bundle: FormBundle = {
      ...form.bundled,
      release: releaseOf(form),
      modules: { validators: judge },
    };
    forms[id] = {
      bundle,
      validate: form.validate,
      validatorsCode: form.validatorsCode,
    };
    const body = JSON.stringify(bundle);
    names[id] = add(id, 'json', JSON_TYPE, body);
    whole[id] = add(`${id}.form`, 'js', MODULE_TYPE, wholeModule(form.validatorsCode, body));
  }
  const app = assembleApp(bundleApp(model), answers, add);
  const appName = add('app', 'json', JSON_TYPE, JSON.stringify(app));
  const calls = Object.fromEntries(model.calls);
  const texts = splitTexts([...model.messages.values()]);
  const id = hashOf({ names, appName, calls, texts });
  const pointer: ReleasePointer = { release: id, app: appName, forms: names, whole, widgets };
  return {
    id,
    locale: model.locale,
    forms,
    app,
    texts: createTexts({ ...texts, locale: model.locale }),
    pages: texts.pages,
    wording: { messages: texts.messages, templates: texts.templates },
    calls,
    assets,
    pointer,
  };
}

function onDemandIn({ bundled }: CompiledForm): readonly WidgetOnDemand[] {
  const names = new Set(Object.values(bundled.fields).map(({ widget }) => widget));
  return ON_DEMAND.filter((name) => names.has(name));
}

/** What stamps a submission: everything the person saw and was judged by in this form. */
const releaseOf = ({ bundled, validatorsCode }: CompiledForm): string =>
  hashOf({ bundle: bundled, validatorsCode });

function assembleApp(
  bundle: Unnamed<AppBundle>,
  answers: ReadonlyMap<string, string>,
  add: (name: string, ending: string, type: string, body: string) => string,
): AppBundle {
  return {
    ...bundle,
    release: hashOf(bundle),
    modules: {
      answers: Object.fromEntries(
        [...answers].map(([id, code]) => [id, add(`${id}.answers`, 'js', MODULE_TYPE, code)]),
      ),
    },
  };
}
