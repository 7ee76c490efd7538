// Times what one changed label or rule costs the thread that builds content: until its form can be shown, and until all
// faults are known. CPU of the whole process, which does nothing else: collecting and compiling on other threads count.
import { setTimeout as wait } from 'node:timers/promises';
import { ContentBuilder, printJson, readContent } from '../../runtime/content/index.ts';
import { ROOT } from '../../server/common/root.ts';
import { CACHE } from '../../server/content/load.ts';
import { codeNeeds } from '../../server/content/needs.ts';
import { PROGRAM } from '../../server/program/index.ts';
import { percentile } from './stats.mjs';

/** Whoever edits is at it for a while: the first changes only make the code warm. */
const WARM = Number(process.env.WARM ?? 40);
const CHANGES = Number(process.env.CHANGES ?? 160);

interface Edit {
  readonly file: string;
  readonly text: string;
  readonly form: string;
}

const source = await readContent(ROOT);
const forms = [...source.keys()].flatMap(
  (file) => /forms\/([^/]+)\/form\.json$/.exec(file)?.[1] ?? [],
);

const jsonOf = (file: string) => JSON.parse(source.get(file) ?? '{}') as Record<string, unknown>;

/** A sentence of each form, one after the other. */
function labelEdit(index: number): Edit | undefined {
  const form = forms[index % forms.length] ?? '';
  const file = `messages/en-US/${form}.json`;
  if (!source.has(file)) return undefined;
  const value = jsonOf(file);
  const keys = Object.keys(value).filter(
    (key) => key !== '$schema' && typeof value[key] === 'string',
  );
  const key = keys[index % keys.length];
  if (key === undefined) return undefined;
  return { file, form, text: printJson({ ...value, [key]: `${String(value[key])} now` } as never) };
}

/** A rule of each form that has some: it runs later than it did. */
function ruleEdit(index: number): Edit | undefined {
  const form = forms[index % forms.length] ?? '';
  const file = `rules/${form}.rules.json`;
  if (!source.has(file)) return undefined;
  const value = jsonOf(file) as { rules: Record<string, unknown>[] };
  const at = index % value.rules.length;
  const rules = value.rules.map((rule, place) => (place === at ? { ...rule, priority: 7 } : rule));
  return { file, form, text: printJson({ ...value, rules } as never) };
}

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const before = process.memoryUsage().rss;
const builder = new ContentBuilder({
  cacheDir: CACHE,
  needs: codeNeeds(),
  program: PROGRAM,
});
builder.change(source);
await builder.build();

const previews: number[] = [];
const faults: number[] = [];
let undo: Edit | undefined;
for (let index = 0; previews.length < WARM + CHANGES; index += 1) {
  const edit = (index % 2 === 0 ? labelEdit : ruleEdit)(index >> 1);
  if (edit === undefined) continue;
  // What was changed before is put right and known, so that one change is measured, not two.
  if (undo !== undefined) builder.change([[undo.file, source.get(undo.file)]]);
  await builder.faults();
  await wait(20);
  builder.change([[edit.file, edit.text]]);
  undo = edit;
  const started = cpuMs();
  await builder.preview(edit.form);
  const shown = cpuMs();
  await builder.faults();
  previews.push(shown - started);
  faults.push(cpuMs() - started);
}
const heldMb = (process.memoryUsage().rss - before) / 1e6;
await builder.end();
console.log(
  JSON.stringify({
    preview: percentile(previews.slice(WARM), 0.95),
    faults: percentile(faults.slice(WARM), 0.95),
    medianPreview: percentile(previews.slice(WARM), 0.5),
    medianFaults: percentile(faults.slice(WARM), 0.5),
    heldMb,
  }),
);
