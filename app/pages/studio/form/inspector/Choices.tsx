// The choices of a field: worded, put in order, added one by one or from a sheet, and taken away with what becomes of who chose them.

import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useT } from '../../../../portal/portal.tsx';
import type { Sentences } from '../../sentences/sentence.ts';
import { StudioIcon } from '../../shell/StudioIcon.tsx';
import type { Work } from '../../work/state.ts';
import { ChoiceDialog } from '../acts/ChoiceDialog.tsx';
import { useActs } from '../acts/use-acts.ts';
import type { Choice } from '../tree/inspected.ts';
import { SentenceField } from './SentenceField.tsx';

interface Props {
  readonly work: Work;
  readonly section: string;
  readonly field: string;
  readonly sentences: Sentences;
  readonly choices: readonly Choice[];
}

export function Choices(props: Props): ReactElement {
  const { work, section, field, choices, sentences } = props;
  const t = useT();
  const { make, refused } = useActs(work, { tells: false });
  const [going, setGoing] = useState<Choice>();
  /** Behind the one that is to come before it; '' before all. */
  const move = (at: number, by: -1 | 1): void => {
    const { value } = choices[at] ?? {};
    const after = choices[by === 1 ? at + 1 : at - 2]?.value ?? null;
    if (value !== undefined) void make([{ do: 'choice-move', section, field, value, after }]);
  };
  return (
    <fieldset className="st-choices">
      <legend className="st-word-name">{t('studio.form.choices')}</legend>
      <ol>
        {choices.map((choice, at) => (
          <li key={JSON.stringify(choice.value)}>
            <SentenceField
              {...{ work, sentences }}
              name={t('studio.form.choice', { number: at + 1 })}
              messageKey={choice.key}
              otherwise={choice.text}
            />
            <span className="st-choice-acts">
              <Small name="up" of={choice.text} disabled={at === 0} onPress={() => move(at, -1)} />
              <Small
                name="downwards"
                of={choice.text}
                disabled={at === choices.length - 1}
                onPress={() => move(at, 1)}
              />
              <Small
                name="remove"
                of={choice.text}
                disabled={choices.length === 1}
                onPress={() => setGoing(choice)}
              />
            </span>
          </li>
        ))}
      </ol>
      <Adding {...{ work, section, field }} />
      {refused !== '' && (
        <p className="st-bad" role="alert">
          {refused}
        </p>
      )}
      {going && <ChoiceDialog {...props} going={going} onEnd={() => setGoing(undefined)} />}
    </fieldset>
  );
}

interface SmallProps {
  readonly name: 'up' | 'downwards' | 'remove';
  readonly of: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

function Small({ name, of, disabled, onPress }: SmallProps): ReactElement {
  const t = useT();
  const label = t(`studio.form.choice.${name}`, { of });
  return (
    <button
      type="button"
      className={`btn quiet icon st-${name}`}
      aria-label={label}
      title={label}
      // Not disabled: whoever moves one to the end keeps the focus on the button.
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onPress}
    >
      <StudioIcon name={name === 'remove' ? 'cross' : 'down'} small />
    </button>
  );
}

type AddingProps = Pick<Props, 'work' | 'section' | 'field'>;

/** One, or several lines at once, as they are copied from a sheet. */
function Adding({ work, section, field }: AddingProps): ReactElement {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  const { make, isBusy, refused } = useActs(work, { tells: false });
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const texts = text.split(/[\n\t]/).flatMap((one) => one.trim() || []);
    if (texts.length === 0) return;
    if (await make([{ do: 'choices-add', section, field, texts }])) setText('');
  };
  return (
    <form onSubmit={(event) => void add(event)}>
      <label htmlFor={id} className="st-word-name">
        {t('studio.form.choice.add')}
      </label>
      <p className="small soft">{t('studio.form.choice.addLead')}</p>
      <textarea
        id={id}
        className="st-in"
        rows={text.includes('\n') ? 5 : 1}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || text.includes('\n')) return;
          void add(event);
        }}
      />
      <button type="submit" className="btn" disabled={isBusy}>
        <StudioIcon name="plus" />
        {t('studio.form.choice.addDo')}
      </button>
      {refused !== '' && (
        <p className="st-bad" role="alert">
          {refused}
        </p>
      )}
    </form>
  );
}
