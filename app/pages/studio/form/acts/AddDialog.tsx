// What is to be asked: chosen by what one wants to know, with its label and its place; the rest is said once it stands there.

import { type ReactElement, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { TextField } from '../../shell/TextField.tsx';
import type { Work } from '../../work/state.ts';
import type { Act } from '../../work/types.ts';
import type { OutlineTree } from '../tree/nodes.ts';
import type { Spot } from '../tree/spots.ts';
import type { Outline } from '../tree/use-outline.ts';
import { ActDialog } from './ActDialog.tsx';
import { Lines } from './Lines.tsx';
import { SpotChoice } from './MoveDialog.tsx';
import { NumbersChoice } from './NumbersChoice.tsx';
import { type Asked, Palette } from './Palette.tsx';
import { isUnit } from './palette.ts';

interface Props {
  readonly work: Work;
  readonly outline: Outline;
  readonly tree: OutlineTree;
  /** What is chosen in the outline: the new field stands behind it. */
  readonly chosen: string;
  /** It is on its way into the outline. */
  readonly onDone: () => void;
  readonly onEnd: () => void;
}

/** Kinds that nobody answers. */
const UNANSWERED: ReadonlySet<Asked> = new Set(['statement', 'total', 'product']);

export function AddDialog(props: Props): ReactElement {
  const { work, tree, chosen, onDone, onEnd } = props;
  const t = useT();
  const [kind, setKind] = useState<Asked>('text');
  const [said, setSaid] = useState<Said>(NOTHING_SAID);
  const [isRequired, setIsRequired] = useState(true);
  const [to, setTo] = useState<Spot>();
  const node = tree.nodes.get(chosen);
  const isAnswered = !UNANSWERED.has(kind);
  return (
    <ActDialog
      work={work}
      title={t('studio.form.addTitle')}
      does={t('studio.form.addDo')}
      acts={() => to && [actOf(kind, said, { to, required: isAnswered && isRequired })]}
      onDone={onDone}
      onEnd={onEnd}
    >
      <Palette kind={kind} onKind={setKind} />
      {!isUnit(kind) && <SaidOfIt {...{ tree, kind, said }} onSaid={setSaid} />}
      {isAnswered && (
        <label className="st-tick">
          <input
            type="checkbox"
            checked={isRequired}
            onChange={({ target }) => setIsRequired(target.checked)}
          />
          <span>{t('studio.form.required')}</span>
        </label>
      )}
      <SpotChoice
        tree={tree}
        begin={node?.kind === 'field' ? node.parent : (node?.id ?? '')}
        {...(node?.kind === 'field' && { behind: node.id })}
        onSpot={setTo}
      />
    </ActDialog>
  );
}

/** What is said of a new field, whichever of it its kind takes. */
interface Said {
  readonly label: string;
  readonly choices: string;
  readonly text: string;
  readonly of: readonly string[];
}

const NOTHING_SAID: Said = { label: '', choices: '', text: '', of: [] };

interface Placed {
  readonly to: Spot;
  readonly required: boolean;
}

function actOf(kind: Asked, { label, choices, text, of }: Said, placed: Placed): Act {
  if (isUnit(kind)) return { do: 'unit-add', unit: kind, ...placed };
  return {
    ...{ do: 'add', kind, label: label.trim(), ...placed },
    ...(hasChoices(kind) && { choices: choices.split('\n').flatMap((one) => one.trim() || []) }),
    ...(kind === 'statement' && { text: text.trim() }),
    ...(computes(kind) && { of }),
  };
}

const hasChoices = (kind: Asked): boolean => kind === 'choice' || kind === 'choices';
const computes = (kind: Asked): boolean => kind === 'total' || kind === 'product';

interface SaidProps {
  readonly tree: OutlineTree;
  readonly kind: Asked;
  readonly said: Said;
  readonly onSaid: (said: Said) => void;
}

function SaidOfIt({ tree, kind, said, onSaid }: SaidProps): ReactElement {
  const t = useT();
  const say = (more: Partial<Said>): void => onSaid({ ...said, ...more });
  return (
    <>
      <TextField
        label={t('studio.form.addLabel')}
        text={said.label}
        onText={(label) => say({ label })}
        maxLength={200}
        required
      />
      {hasChoices(kind) && (
        <Lines
          label={t('studio.form.addChoices')}
          text={said.choices}
          onText={(choices) => say({ choices })}
        />
      )}
      {kind === 'statement' && (
        <Lines label={t('studio.form.addText')} text={said.text} onText={(text) => say({ text })} />
      )}
      {computes(kind) && (
        <NumbersChoice {...{ tree, kind }} of={said.of} onOf={(of) => say({ of })} />
      )}
    </>
  );
}
