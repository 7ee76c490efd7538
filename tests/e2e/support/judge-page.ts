// The judge as a browser has it: built like the pages, loaded into one, asked from outside.
import {
  createJudge,
  createTexts,
  type JudgeInput,
  type Judgement,
} from '../../../runtime/core/index.ts';
import { loadForm } from '../../../runtime/react/index.ts';

declare global {
  interface Window {
    judgeAll(form: string, inputs: readonly JudgeInput[]): Promise<readonly Judgement[]>;
  }
}

const load = (url: string) => import(/* @vite-ignore */ url);
const json = async (name: string) => (await fetch(`/content/${name}`)).json();
const module = async (name: string) => (await load(`/content/${name}`)).default;

window.judgeAll = async (form, inputs) => {
  const pointer = await json('current.json');
  const texts = createTexts({ messages: {}, templates: {}, locale: 'en-US' });
  const app = { pages: {}, texts };
  const loaded = await loadForm({ pointer, app, json, module }, form);
  if (!loaded) throw new Error(`No form "${form}"`);
  const judge = createJudge(loaded.bundle, loaded.validate);
  const judged: Judgement[] = [];
  for (const input of inputs) judged.push(await judge.judge(input));
  return judged;
};
