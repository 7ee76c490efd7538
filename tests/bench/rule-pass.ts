// Times what one changed fact costs among 200 rules, in Node: change, run the rules that read it, settle the effects.
import { readFileSync } from 'node:fs';
import { createJudge, type FormBundle } from '../../runtime/core/index.ts';
import { timedPasses } from './pages/shared/rule-pass.ts';
import { percentile } from './stats.mjs';

const content = new URL('.cache/pages/content/', import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(new URL(name, content), 'utf8'));
const bundle: FormBundle = read(read('current.json').forms.rules);
const session = createJudge(bundle, () => []).session({});
const times = await timedPasses(session);
console.log(JSON.stringify({ rules: bundle.rules.length, p95: percentile(times, 0.95) }));
