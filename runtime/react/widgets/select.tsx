// A native select; its choices may come from a call, and a failed call can be tried again where it failed.

import type { ReactElement } from 'react';
import { isBlank, type Json, sameValue } from '../../core/index.ts';
import { useField, useTexts } from '../context.tsx';
import { asObject, objectOption, plainText, textOption } from '../nodes/options.ts';
import { Button } from '../parts/Button.tsx';
import { controlProps, FieldFrame, useCellName } from '../parts/FieldFrame.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { WidgetProps } from '../widget.ts';
import { type Choice, useChoices, useRemoteChoices } from './choices.ts';
import { type Fill, useFill } from './fill.ts';
import type { Remote } from './remote.ts';

const LOCAL: Remote = { state: 'idle' };

/** Only a select whose choices come from a call, or that fills other fields, carries the hooks for it. */
export function SelectWidget(props: WidgetProps): ReactElement {
  const asks = props.options.options !== undefined || props.options.fill !== undefined;
  return asks ? <AskingSelect {...props} /> : <LocalSelect {...props} />;
}

function LocalSelect(props: WidgetProps): ReactElement {
  const field = useField(props.pointer);
  const choices = useChoices(props, field.options);
  return <SelectControl {...props} field={field} choices={choices} remote={LOCAL} />;
}

function AskingSelect(props: WidgetProps): ReactElement {
  const field = useField(props.pointer);
  const fill = useFill(props);
  const local = useChoices(props, field.options);
  const asked = useRemoteChoices(props, field.options);
  const given = props.options.options === undefined ? { choices: local, remote: LOCAL } : asked;
  return <SelectControl {...props} {...given} field={field} fill={fill} />;
}

interface SelectControlProps extends WidgetProps {
  readonly field: ReturnType<typeof useField>;
  readonly choices: readonly Choice[];
  readonly remote: Remote;
  readonly fill?: Fill;
}

/** A value that is no longer offered stays visible, so that nothing changes unseen. */
function SelectControl(props: SelectControlProps): ReactElement {
  const { field, choices, remote, fill } = props;
  const texts = useTexts();
  const name = useCellName({ ...props, view: field });
  const shown = withPresent(choices, field.value, props);
  const chosen = shown.findIndex((choice) => isChosen(choice, field.value, props));
  const width = textOption(props.options, 'width');
  const busy = remote.state === 'loading' || remote.state === 'failed';
  const empty = props.info?.placeholder
    ? texts.t(props.info.placeholder)
    : texts.t(remote.state === 'loading' ? 'runtime.loading' : 'runtime.choose');
  return (
    <FieldFrame {...props} view={field} ownLabel={name !== undefined}>
      <span className={`f-sel${width && width !== 'full' ? ` f-w-${width}` : ''}`}>
        <select
          {...controlProps({ ...props, view: field })}
          aria-label={name}
          className="f-in"
          autoComplete={textOption(props.options, 'autocomplete')}
          value={chosen < 0 ? '' : String(chosen)}
          disabled={field.disabled || (remote.state === 'failed' && chosen < 0)}
          aria-busy={remote.state === 'loading' || undefined}
          onChange={(event) => {
            const at = event.target.value;
            field.set(at === '' ? undefined : shown[Number(at)]?.value);
            fill?.changed();
          }}
          onBlur={() => {
            field.leave();
            fill?.left();
          }}
        >
          <option value="">{empty}</option>
          {shown.map((choice, index) => (
            <option key={plainText(choice.value)} value={String(index)}>
              {choice.text}
            </option>
          ))}
        </select>
      </span>
      {busy && remote.state === 'failed' && (
        <p className="f-msg f-warn" role="status">
          <Icon name="warn" />
          <span>{texts.t('runtime.optionsFailed')}</span>
          <Button look="quiet" onClick={remote.retry}>
            {texts.t('runtime.tryAgain')}
          </Button>
        </p>
      )}
    </FieldFrame>
  );
}

function withPresent(
  choices: readonly Choice[],
  value: Json | undefined,
  props: WidgetProps,
): readonly Choice[] {
  if (value === undefined || isBlank(value)) return choices;
  if (choices.some((choice) => isChosen(choice, value, props))) return choices;
  const label = textOption(objectOption(props.options, 'options') ?? {}, 'label');
  const text = asObject(value)?.[label ?? ''] ?? value;
  return [...choices, { value, text: plainText(text) }];
}

/** Objects are compared by the key the options name, since a saved one may carry less than a loaded one. */
function isChosen(choice: Choice, value: Json | undefined, { options }: WidgetProps): boolean {
  if (value === undefined) return false;
  if (sameValue(choice.value, value)) return true;
  const key = textOption(objectOption(options, 'options') ?? {}, 'value');
  const here = asObject(choice.value)?.[key ?? ''];
  return here !== undefined && sameValue(here, asObject(value)?.[key ?? '']);
}
