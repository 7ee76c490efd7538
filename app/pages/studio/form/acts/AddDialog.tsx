// What is to be asked: chosen by what one wants to know, with its label and its place; the rest is said once it stands there.

import { type ReactElement, useId, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import { TextField } from '../../shell/TextField.tsx';
import type { Work } from '../../work/state.ts';
import type { Act } from '../../work/types.ts';
import type { OutlineTree } from '../tree/nodes.ts';
import type { Spot } from '../tree/spots.ts';
import type { Outline } from '../tree/use-outline.ts';
import { ActDialog } from './ActDialog.tsx';
import { SpotChoice } from './MoveDialog.tsx';
import './palette.css';
import { KINDS, type KindOfField, PICTURES } from './palette.ts';

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

export function AddDialog(props: Props): ReactElement {
  const { work, tree, chosen, onDone, onEnd } = props;
  const t = useT();
  const [kind, setKind] = useState<KindOfField>('text');
  const [label, setLabel] = useState('');
  const [choices, setChoices] = useState('');
  const [isRequired, setIsRequired] = useState(true);
  const [to, setTo] = useState<Spot>();
  const node = tree.nodes.get(chosen);
  const hasChoices = kind === 'choice' || kind === 'choices';
  const acts = (): readonly Act[] | undefined =>
    to && [
      {
        ...{ do: 'add', kind, label: label.trim(), to, required: isRequired },
        ...(hasChoices && { choices: choices.split('\n').flatMap((one) => one.trim() || []) }),
      },
    ];
  return (
    <ActDialog
      work={work}
      title={t('studio.form.addTitle')}
      does={t('studio.form.addDo')}
      acts={acts}
      onDone={onDone}
      onEnd={onEnd}
    >
      <Palette kind={kind} onKind={setKind} />
      <TextField
        label={t('studio.form.addLabel')}
        text={label}
        onText={setLabel}
        maxLength={200}
        required
      />
      {hasChoices && <ChoiceLines text={choices} onText={setChoices} />}
      <label className="st-tick">
        <input
          type="checkbox"
          checked={isRequired}
          onChange={({ target }) => setIsRequired(target.checked)}
        />
        <span>{t('studio.form.required')}</span>
      </label>
      <SpotChoice
        tree={tree}
        begin={node?.kind === 'field' ? node.parent : (node?.id ?? '')}
        {...(node?.kind === 'field' && { behind: node.id })}
        onSpot={setTo}
      />
    </ActDialog>
  );
}

interface PaletteProps {
  readonly kind: KindOfField;
  readonly onKind: (kind: KindOfField) => void;
}

/** Each with a picture and what one asks by it. */
function Palette({ kind, onKind }: PaletteProps): ReactElement {
  const t = useT();
  const name = useId();
  return (
    <fieldset className="st-palette">
      <legend>{t('studio.form.addKind')}</legend>
      {KINDS.map((one) => (
        <label key={one} className={one === kind ? 'st-kind st-kind-on' : 'st-kind'}>
          <input type="radio" name={name} checked={one === kind} onChange={() => onKind(one)} />
          <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
            <path d={PICTURES[one]} />
          </svg>
          <span>
            <b>{t(`studio.form.add.${one}`)}</b>
            <small>{t(`studio.form.add.${one}.lead`)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface LinesProps {
  readonly text: string;
  readonly onText: (text: string) => void;
}

function ChoiceLines({ text, onText }: LinesProps): ReactElement {
  const t = useT();
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{t('studio.form.addChoices')}</label>
      <textarea
        id={id}
        className="st-in"
        rows={4}
        required
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
    </p>
  );
}
