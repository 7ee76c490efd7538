// Changes of wording: sentences, what is filled into them, mails, documents and pages.
import type { Json } from '../../../runtime/core/index.ts';
import type { Draft, Kind, Value } from './draft.ts';

const WORDS = /^messages\/en-US\/(sections\/)?[\w-]+\.json$/;
const MARKDOWN = /^messages\/en-US\/(mail|pages|documents)\/[\w-]+\.md$/;

const inWords = (change: (all: Value, key: string, draft: Draft) => string | undefined): Kind => {
  return (draft) => {
    const file = draft.file(WORDS);
    const value = draft.value(file);
    const keys = Object.keys(value).filter((key) => key !== '$schema');
    const what = change(value, draft.random.of(keys), draft);
    draft.put(file, value);
    return what && `${what}, in ${file}`;
  };
};

const saying = (text: (before: string, draft: Draft) => Json): Kind =>
  inWords((all, key, draft) => {
    const before = all[key];
    if (typeof before !== 'string') return undefined;
    const after = text(before, draft);
    all[key] = after;
    return `${key} says ${JSON.stringify(after)?.slice(0, 80)}`;
  });

const inMarkdown = (change: (text: string, draft: Draft) => string | undefined): Kind => {
  return (draft) => {
    const file = draft.file(MARKDOWN);
    const after = change(draft.text(file), draft);
    if (after === undefined || after === draft.text(file)) return undefined;
    draft.write(file, after);
    return `${file} says another thing: ${JSON.stringify(after).slice(0, 60)}`;
  };
};

/** What people paste, and what goes wrong at a key. */
const PARTS = [
  '\n\n- one\n- two\n  - three\n',
  '\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
  '\n\n<script>alert(1)</script>\n',
  '\n\n[here](javascript:alert(1))\n',
  '\n\n![picture](https://example.com/x.png)\n',
  '\n\n## One heading\n\n#### Another\n',
  '\n\n> As they said\n',
  '\n\n```\ncode\n```\n',
  '\n\n{{nobody}}\n',
  '\n\n{{#if nobody}}x{{/if}}\n',
  '\n\n{{\n',
  '\n\n**bold *both** open*\n',
  '\n\n1. first\n1. second\n',
  '\n\n[nowhere]\n\n[^1]\n',
  '\n\n\u202eright to left\u202c and \u0000 nothing\n',
  `\n\n${'long '.repeat(4000)}\n`,
];

const SAYINGS: readonly Json[] = [
  '',
  ' ',
  7,
  null,
  {},
  { use: 'nowhere.at.all' },
  '<b>Bold</b> & "quoted" \\ back',
  '{{nobody}}',
  '{{',
  '}} }',
  '{{#each rows}}{{this}}{{/each}}',
  '{{constructor}} {{__proto__}}',
  '{{count}} of {{number}}',
  'العربية and ελληνικά',
  'W'.repeat(400),
  'line\nbreak',
];

/** By name. */
export const WORDING: Readonly<Record<string, Kind>> = {
  reworded: saying((before) => `${before} (new)`),
  rewordedAgain: saying((before) => `Otherwise: ${before}`),
  odd: saying((_, { random }) => random.of(SAYINGS)),
  oddAgain: saying((_, { random }) => random.of(SAYINGS)),
  unfilled: saying((before) => before.replace(/\{\{[^}]*\}\}/g, '')),
  misfilled: saying((before) => before.replace(/\{\{([^}]*)\}\}/g, '{{$1x}}')),
  sentenceGone: inWords((all, key) => {
    delete all[key];
    return `${key} taken out`;
  }),
  sentenceMore: inWords((all, key) => {
    all[`${key}.more`] = 'Nobody asked for this.';
    return `${key}.more added`;
  }),
  sentenceNamed: inWords((all, key) => {
    all[`${key}x`] = all[key] ?? '';
    delete all[key];
    return `${key} has another name`;
  }),
  sentenceUsed: inWords((all, key, { random }) => {
    const keys = Object.keys(all).filter((one) => one !== '$schema');
    all[key] = { use: random.of(keys) };
    return `${key} says what ${JSON.stringify(all[key])} says`;
  }),
  markdown: inMarkdown((text, { random }) => text + random.of(PARTS)),
  markdownAgain: inMarkdown((text, { random }) => random.of(PARTS) + text),
  headingGone: inMarkdown((text) => text.replace(/^# .*\n/, '')),
  placeGone: inMarkdown((text) => text.replace(/\{\{[^}]*\}\}/, '')),
  placeNamed: inMarkdown((text) => text.replace(/\{\{([^}]*)\}\}/, '{{$1x}}')),
  linkGone: inMarkdown((text) => text.replace(/\[[^\]]*\]\([^)]*\)/, '')),
  empty: inMarkdown(() => ''),
  rewritten: inMarkdown((text) => text.replace(/\b(you|your)\b/g, 'thou')),
  gone: (draft) => {
    const file = draft.file(MARKDOWN);
    draft.remove(file);
    return `${file} is gone`;
  },
};
