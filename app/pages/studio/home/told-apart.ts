// What a thing is, under its name; where several have the same name, what tells them apart.

import type { Texts } from '../../../../runtime/core/index.ts';
import type { Sentences } from '../sentences/sentence.ts';
import { moveIn } from './InUse.tsx';
import type { Thing, ThingKind } from './things.ts';
import { type KnownThings, placeOf } from './use-things.ts';

export interface Telling {
  readonly kind: ThingKind;
  readonly all: readonly Thing[];
  readonly known: KnownThings | undefined;
  readonly sentences: Sentences;
  readonly texts: Pick<Texts, 't' | 'has'>;
}

/** By id: "5 steps, for applicants"; of twins also at which step of a flow, and what they ask. */
export function toldApart(telling: Telling): ReadonlyMap<string, string> {
  const { all } = telling;
  const names = new Map<string, number>();
  for (const { name } of all) names.set(name, (names.get(name) ?? 0) + 1);
  const first = all.map((thing) => ({ thing, said: whatItIs(telling, thing) }));
  return new Map(
    first.map(({ thing, said }) => {
      const isTwin = (names.get(thing.name) ?? 0) > 1;
      return [thing.id, isTwin ? [said, ...closer(telling, thing)].join('. ') : said];
    }),
  );
}

function whatItIs({ kind, known, texts: { t, has } }: Telling, { id, count }: Thing): string {
  if (kind !== 'forms') return t('studio.home.count', { count });
  const { access = '', steps = 1 } = known?.get(placeOf(kind, id)) ?? {};
  const who = has(`studio.home.for.${access}`) ? t(`studio.home.for.${access}`) : access;
  return steps > 1 ? t('studio.home.steps', { count: steps, who }) : who;
}

function closer(
  { kind, known, sentences, texts: { t } }: Telling,
  { id }: Thing,
): readonly string[] {
  const [move] = known?.get(placeOf(kind, id))?.moves ?? [];
  if (move) return [t('studio.home.atMove', { move: moveIn(move, sentences) })];
  const asked = [...sentences.values()].find(
    (one) => one.kind === 'label' && one.places.some(({ form, field }) => form === id && field),
  );
  return [
    ...(asked && kind === 'forms' ? [t('studio.home.asks', { label: asked.text })] : []),
    ...(kind === 'forms' ? [] : [id]),
  ];
}
