// Ours, by its own door: a released form, its store, its single page; nothing here that the portal would not do.
import { createRoot } from 'react-dom/client';
import '../../../../app/theme/index.css';
import {
  type AppBundle,
  createJudge,
  type ReleasePointer,
  type Templates,
} from '../../../../runtime/core/index.ts';
import {
  type CallClient,
  createFormStore,
  type FormLoader,
  FormRuntimeProvider,
  type FormStore,
  loadForm,
  SingleForm,
} from '../../../../runtime/react/index.ts';
import { WORKLOADS } from '../../workloads.mjs';
import { register } from '../shared/harness.ts';
import { timedPasses } from '../shared/rule-pass.ts';

declare global {
  interface Window {
    rulePass: () => Promise<number[]>;
  }
}

const name = new URLSearchParams(location.search).get('w') ?? 'wide';
const count = (selector: string) => document.querySelectorAll(selector).length;
const messages = () => count('p.f-msg[id$="-message"]');
const noCalls: CallClient = async () => ({ ok: false, status: 0, body: null });

if (name === 'rules') await offerRulePass();
else await offerForm();

async function offerForm() {
  const workload = WORKLOADS[name as keyof typeof WORKLOADS];
  const id = 'list' in workload ? 'rows' : 'wide';
  const answers = 'list' in workload ? { [workload.list]: workload.data } : {};
  const loader = await fetched(id);
  // Its file is there too, as all files are.
  if ('list' in workload) await import('../../../../runtime/react/widgets/row-table.tsx');
  // So are the fonts: the frame of the portal has shown its words before any form is drawn.
  await Promise.all([...document.fonts].map((font) => font.load()));
  let store: FormStore | undefined;

  const mount = async (container: HTMLElement) => {
    const form = await loadForm(loader, id);
    if (!form) throw new Error(`No form ${id}`);
    store = createFormStore({ ...form, calls: noCalls, answers, isNew: true });
    createRoot(container).render(
      <FormRuntimeProvider store={store}>
        <SingleForm validate={form.validate} onSent={() => {}} />
      </FormRuntimeProvider>,
    );
  };
  const common = {
    mount,
    submit: 'form button[type=submit]',
    messages,
    faults: () => store?.faults().length ?? -1,
  };
  if ('list' in workload) {
    const { list, typing, columns } = workload;
    const cells = () => count(`[name^="${list}."]`);
    register({
      ...common,
      mounted: () => cells() >= 10 * columns.length,
      typing: `[name="${list}.${typing.row}.${typing.field}"]`,
      submitted: () => count('.f-errsum') === 1 && messages() >= (cells() / columns.length) * 2 - 1,
    });
  } else {
    const { typing, expected } = workload;
    register({
      ...common,
      mounted: () => count('form [name]') === expected.inputs,
      typing: `[name="${typing.field}"]`,
      reveal: `[name="${typing.reveal.field}"]`,
      submitted: () => messages() >= expected.faults - 1,
    });
  }
}

async function offerRulePass() {
  const loader = await fetched('rules');
  const form = await loadForm(loader, 'rules');
  if (!form) throw new Error('No form of rules');
  window.rulePass = () => timedPasses(createJudge(form.bundle, form.validate).session({}));
}

/** The files of one form, fetched as text beforehand: mounting parses and starts them, but waits for no network. */
async function fetched(id: string): Promise<FormLoader> {
  const text = async (file: string) => (await fetch(`/content/${file}`)).text();
  const module = async (file: string) =>
    (await import(/* @vite-ignore */ `/content/${file}`)).default;
  const pointer: ReleasePointer = JSON.parse(await text('current.json'));
  const app: AppBundle = JSON.parse(await text(pointer.app));
  const templates: Templates = await module(app.modules.templates);
  const bundleName = pointer.forms[id] ?? '';
  const bundleText = await text(bundleName);
  const { modules } = JSON.parse(bundleText);
  const loaded = new Map<string, unknown>();
  for (const file of [modules.validators, modules.templates]) loaded.set(file, await module(file));
  return {
    pointer,
    app: { ...app, templates },
    json: async () => JSON.parse(bundleText),
    module: async <T,>(file: string) => loaded.get(file) as T,
  };
}
