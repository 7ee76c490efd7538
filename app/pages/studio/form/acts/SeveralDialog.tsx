// The same is done to several fields at once, and taken back at once.

import { type ReactElement, useMemo, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { Choose } from '../../shell/Choose.tsx';
import type { Work } from '../../work/state.ts';
import type { Act } from '../../work/types.ts';
import type { OutlineNode, OutlineTree } from '../tree/nodes.ts';
import type { Spot } from '../tree/spots.ts';
import { ActDialog } from './ActDialog.tsx';
import { SpotChoice } from './MoveDialog.tsx';
import './palette.css';
import { useLacks } from './use-lacks.ts';

interface Props {
  readonly work: Work;
  readonly tree: OutlineTree;
  readonly onEnd: () => void;
}

type FieldNode = Extract<OutlineNode, { kind: 'field' }>;

const DEEDS = ['move', 'require', 'free', 'delete'] as const;
type Deed = (typeof DEEDS)[number];

export function SeveralDialog({ work, tree, onEnd }: Props): ReactElement {
  const t = useT();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [deed, setDeed] = useState<Deed>('move');
  const [withUses, setWithUses] = useState(false);
  const [to, setTo] = useState<Spot>();
  const all = useMemo(() => fieldsIn(tree), [tree]);
  const chosen = all.filter(({ id }) => ticked.has(id));
  // They cannot stand behind one of their own.
  const rest = useMemo(() => without(tree, ticked), [tree, ticked]);
  const tick = (id: string, isTicked: boolean): void => {
    const next = new Set(ticked);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  const meant = (): readonly Act[] | undefined =>
    chosen.length === 0 ? undefined : actsOf(chosen, deed, { to, withUses });
  return (
    <ActDialog
      work={work}
      title={t('studio.form.severalTitle')}
      does={t(`studio.form.severalDo.${deed}`, { count: chosen.length })}
      isDanger={deed === 'delete'}
      acts={meant}
      onDone={() => undefined}
      onEnd={onEnd}
    >
      <Ticks {...{ tree, all, ticked }} onTick={tick} />
      <Choose
        label={t('studio.form.severalDeed')}
        value={deed}
        choices={DEEDS.map((one) => [one, t(`studio.form.severalDeed.${one}`)] as const)}
        onChoose={(value) => setDeed(DEEDS.find((one) => one === value) ?? 'move')}
      />
      {deed === 'move' && (
        <SpotChoice
          key={[...ticked].join()}
          tree={rest}
          begin={all.find(({ id }) => rest.nodes.has(id))?.parent ?? ''}
          onSpot={setTo}
        />
      )}
      {deed === 'delete' && (
        <>
          <p>{t('studio.form.deleteLead.field')}</p>
          <label className="st-tick">
            <input
              type="checkbox"
              checked={withUses}
              onChange={({ target }) => setWithUses(target.checked)}
            />
            <span>{t('studio.form.severalUses')}</span>
          </label>
        </>
      )}
    </ActDialog>
  );
}

interface TicksProps {
  readonly tree: OutlineTree;
  readonly all: readonly FieldNode[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (id: string, isTicked: boolean) => void;
}

/** Step by step; a whole step can be ticked with what says how many are. */
function Ticks({ tree, all, ticked, onTick }: TicksProps): ReactElement {
  const t = useT();
  const first = useLacks(ticked.size > 0 ? '' : t('studio.form.severalNone'));
  return (
    <div className="st-several-list">
      {tree.top.map((top) => {
        const fields = all.filter(({ section }) => section === tree.nodes.get(top)?.section);
        return (
          <fieldset key={top} className="st-several">
            <legend>{tree.nodes.get(top)?.label}</legend>
            {fields.map(({ id, label }) => (
              <label key={id} className="st-tick">
                <input
                  type="checkbox"
                  {...(id === all[0]?.id && { ref: first })}
                  checked={ticked.has(id)}
                  onChange={({ target }) => onTick(id, target.checked)}
                />
                <span>{label}</span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <p className="soft" role="status">
        {t('studio.form.severalChosen', { count: ticked.size })}
      </p>
    </div>
  );
}

/** Those that stand in a step itself: what is in rows goes with its list. */
const fieldsIn = (tree: OutlineTree): readonly FieldNode[] =>
  [...tree.top].flatMap((top) => {
    const found: FieldNode[] = [];
    const walk = (id: string): void => {
      const node = tree.nodes.get(id);
      if (node?.kind === 'field') found.push(node);
      else for (const child of node?.children ?? []) walk(child);
    };
    walk(top);
    return found;
  });

function without(tree: OutlineTree, ids: ReadonlySet<string>): OutlineTree {
  const nodes = [...tree.nodes].flatMap(([id, node]) =>
    ids.has(id)
      ? []
      : [[id, { ...node, children: node.children.filter((one) => !ids.has(one)) }] as const],
  );
  return { ...tree, nodes: new Map(nodes) };
}

interface How {
  readonly to: Spot | undefined;
  readonly withUses: boolean;
}

/** One act for each step, or for each field. */
function actsOf(
  chosen: readonly FieldNode[],
  deed: Deed,
  { to, withUses }: How,
): readonly Act[] | undefined {
  if (deed === 'require' || deed === 'free')
    return chosen.map(({ section, field }) => ({
      ...{ do: 'require', section, field: field.field, required: deed === 'require' },
    }));
  if (deed === 'move' && !to) return undefined;
  const sections = [...new Set(chosen.map(({ section }) => section))];
  let after = to?.after ?? '';
  return sections.map((section): Act => {
    const own = chosen.filter((one) => one.section === section);
    const fields = own.map(({ field }) => field.field);
    if (deed === 'delete' || !to)
      return {
        ...{ do: 'delete', section, fields, answers: 'drop' },
        ...(withUses && { uses: 'remove' }),
      };
    const act: Act = { do: 'move', section, fields, to: { ...to, after } };
    after = fields.at(-1) ?? after;
    return act;
  });
}
