// Puts a small form, its store and its screen together for a test; the wording is the repository's own.

import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { onTestFinished } from 'vitest';
import { parseFiles } from '../../../runtime/content/read/files.ts';
import { readContent } from '../../../runtime/content/read/source.ts';
import { gatherMessages } from '../../../runtime/content/texts/catalogue.ts';
import { compileTemplates, hasPlaceholders } from '../../../runtime/content/texts/templates.ts';
import {
  type Answers,
  createTexts,
  type FormBundle,
  type JsonObject,
  type Templates,
  type Texts,
  type Validate,
} from '../../../runtime/core/index.ts';
import {
  type CallAnswer,
  type CallClient,
  createFormStore,
  FormRuntimeProvider,
  type FormStore,
  SectionTree,
  type ToastKind,
} from '../../../runtime/react/index.ts';
import { fetchWidgets } from '../../../runtime/react/tree/leaf.ts';
import { validatorOf } from '../../helpers/bundle.ts';

const SHARED = /^(runtime|faults|app|documents|views)\./;
const content = await readContent(process.cwd());
const source = new Map([...content].filter(([file]) => file.startsWith('messages/')));
const values = parseFiles(source, () => undefined);
const shared = Object.fromEntries(
  [...gatherMessages(source, values, 'en-US').values()].flatMap(({ key, text, long }) =>
    long || !SHARED.test(key) ? [] : [[key, text]],
  ),
);

const templatesOf = (texts: Readonly<Record<string, string>>): Templates =>
  compileTemplates(
    Object.fromEntries(Object.entries(texts).filter(([, text]) => hasPlaceholders(text))),
  );

/** Precompiled once, as in a release. */
const sharedTemplates = templatesOf(shared);

/** The repository's common texts with a form's own on top. */
export function textsOf(own: Readonly<Record<string, string>> = {}): Texts {
  const templates = { ...sharedTemplates };
  for (const key of Object.keys(own)) delete templates[key];
  return createTexts({
    locale: 'en-US',
    messages: { ...shared, ...own },
    templates: { ...templates, ...templatesOf(own) },
  });
}

/** A call client that answers from a table and remembers what was asked. */
export function fakeCalls(
  table: Readonly<
    Record<string, (payload: JsonObject) => Partial<CallAnswer> | Promise<Partial<CallAnswer>>>
  > = {},
) {
  const asked: { id: string; payload: JsonObject; options: unknown }[] = [];
  const calls: CallClient = async (id, payload, options) => {
    asked.push({ id, payload, options });
    const answer = (await table[id]?.(payload)) ?? { status: 404 };
    const status = answer.status ?? 200;
    return { ok: status >= 200 && status < 300, body: null, ...answer, status };
  };
  return { calls, asked };
}

export interface Setup {
  readonly answers?: Answers;
  readonly context?: JsonObject;
  readonly calls?: CallClient;
  readonly messages?: Readonly<Record<string, string>>;
  readonly holdsDialogs?: boolean;
  readonly live?: unknown;
  /** Places whose answers no draft kept. */
  readonly unkept?: readonly string[];
}

export interface Stage {
  readonly store: FormStore;
  readonly validate: Validate;
  readonly toasts: (readonly [ToastKind, string])[];
  /** Sentences that were taken back. */
  readonly retracted: string[];
  readonly Around: (props: { readonly children: ReactElement }) => ReactElement;
}

/** The store of a bundle, after its first judgement. */
export async function stage(bundle: FormBundle, setup: Setup = {}): Promise<Stage> {
  const validate = validatorOf(bundle);
  await fetchWidgets(bundle);
  const labels = Object.fromEntries(
    Object.values(bundle.fields).map(({ label }) => [label, label.split('.').at(-2) ?? label]),
  );
  const store = createFormStore({
    bundle,
    validate,
    texts: textsOf({ ...labels, ...bundle.messages, ...setup.messages }),
    calls: setup.calls ?? fakeCalls().calls,
    answers: setup.answers ?? {},
    context: setup.context ?? {},
    ...(setup.live !== undefined && { live: setup.live }),
    ...(setup.unkept && { unkept: setup.unkept }),
  });
  // What it would do later is done in no page any more.
  onTestFinished(() => store.dispose());
  await store.settled();
  const toasts: (readonly [ToastKind, string])[] = [];
  const toast = (kind: ToastKind, text: string) => {
    toasts.push([kind, text]);
  };
  const retracted: string[] = [];
  const retract = (text: string) => {
    retracted.push(text);
  };
  const { holdsDialogs = false } = setup;
  return {
    store,
    validate,
    toasts,
    retracted,
    Around: ({ children }) => (
      <FormRuntimeProvider store={store} {...{ toast, retract, holdsDialogs }}>
        {children}
      </FormRuntimeProvider>
    ),
  };
}

/** All sections of a bundle on screen. */
export async function show(bundle: FormBundle, setup: Setup = {}): Promise<Stage> {
  const made = await stage(bundle, setup);
  render(
    <made.Around>
      <div>
        {bundle.sections.map((section) => (
          <SectionTree key={section.id} section={section} />
        ))}
      </div>
    </made.Around>,
  );
  return made;
}

/** Lets rules, validation and React come to rest. */
export async function rest(store: FormStore): Promise<void> {
  await act(async () => {
    await store.settled();
  });
}
