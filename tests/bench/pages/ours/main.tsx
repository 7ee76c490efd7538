// Ours, by its own door: a released form, its store, its single page; nothing here that the portal would not do.
import { createRoot } from 'react-dom/client';
import '../../../../app/theme/index.css';
import {
  type AppBundle,
  createJudge,
  createTexts,
  type ReleasePointer,
} from '../../../../runtime/core/index.ts';
import {
  type CallClient,
  createAutosave,
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

const asked = new URLSearchParams(location.search);
const name = asked.get('w') ?? 'wide';
/** Are the files of the form there before the clock runs, as when somebody comes from another form? */
const isReady = asked.has('ready');
/** So many rows must be drawn, as many as the page it is compared with; told once they have been counted. */
const drawn = Number(asked.get('rows') ?? 10);
const count = (selector: string) => document.querySelectorAll(selector).length;
const messages = () => count('p.f-msg[id$="-message"]');
/** Takes every draft. */
const calls: CallClient = async () => ({ ok: true, status: 200, body: { revision: 1 } });

// Not awaited here: files that come on demand import from this one, and would wait for it.
void (name === 'rules' ? offerRulePass() : offerForm());

async function offerForm() {
  const workload = WORKLOADS[name as keyof typeof WORKLOADS];
  const id = 'list' in workload ? 'rows' : workload.id;
  const answers = 'list' in workload ? { [workload.list]: workload.data } : {};
  const loader = await frame();
  // The frame of the portal has shown its words before any form is drawn, so its fonts are there.
  await Promise.all([...document.fonts].map((font) => font.load()));
  // As in the portal: a form once loaded stays.
  let loading: ReturnType<typeof loadForm> | undefined;
  const load = () => {
    loading ??= loadForm(loader, id);
    return loading;
  };
  if (isReady) await load();
  let store: FormStore | undefined;

  const mount = async (container: HTMLElement) => {
    const coming = load();
    // A page has its root before any of its forms is asked for: what is asked for does not wait for it. A browser sends off an
    // import once the script that asks for it rests.
    await Promise.resolve();
    const root = createRoot(container);
    const form = await coming;
    if (!form) throw new Error(`No form ${id}`);
    store = createFormStore({ ...form, calls, answers, isNew: true });
    const autosave = createAutosave({
      store,
      key: 'bench',
      call: 'form_draft_save',
      beside: {},
      step: () => undefined,
      revision: 0,
    });
    root.render(
      <FormRuntimeProvider store={store}>
        <SingleForm validate={form.validate} onSent={() => {}} autosave={autosave} />
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
      drawn: () => cells() / columns.length,
      mounted: () => cells() >= drawn * columns.length,
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
  const loader = await frame();
  const form = await loadForm(loader, 'rules');
  if (!form) throw new Error('No form of rules');
  window.rulePass = () => timedPasses(createJudge(form.bundle, form.validate).session({}));
}

/**
 * What every page of the portal has before any form: the current release and the common wording, and what this device keeps,
 * which a browser reads from its disk when it is first asked for. A form is fetched from there.
 */
async function frame(): Promise<FormLoader> {
  localStorage.getItem('session');
  const json = async <T,>(file: string): Promise<T> => (await fetch(`/content/${file}`)).json();
  const pointer: ReleasePointer = await json('current.json');
  const app: AppBundle = await json(pointer.app);
  return {
    pointer,
    app: { pages: app.pages, texts: createTexts({ ...app, templates: app.templates ?? {} }) },
    json,
    module: async (file) => (await import(/* @vite-ignore */ `/content/${file}`)).default,
  };
}
