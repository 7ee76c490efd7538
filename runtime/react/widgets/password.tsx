// A password that can be shown, with its rules ticked off while it is typed.

import { type ReactElement, useState } from 'react';
import { useField, useStore } from '../context.tsx';
import { plainText } from '../nodes/options.ts';
import { fieldWord } from '../nodes/words.ts';
import { Button } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { WidgetProps } from '../widget.ts';
import { TextControl } from './text-control.tsx';

/** Rules a form may list, by the messages it has: `<form>.<path>.rule.<name>`. */
const RULES: Readonly<Record<string, (text: string, schema: WidgetProps['schema']) => boolean>> = {
  length: (text, schema) => text.length >= Number(schema.minLength ?? 1),
  lower: (text) => /[a-z]/.test(text),
  upper: (text) => /[A-Z]/.test(text),
  digit: (text) => /\d/.test(text),
  special: (text) => /[!@#$%^&*]/.test(text),
  characters: (text) => /^[A-Za-z\d!@#$%^&*]+$/.test(text),
};

/** Shown or hidden by a button in the control's end. */
export function PasswordWidget(props: WidgetProps): ReactElement {
  const field = useField(props.pointer);
  const { texts } = useStore();
  const [plain, setPlain] = useState(false);
  const value = plainText(field.value);
  const wordOf = (name: string) => fieldWord(texts, props.info, `rule.${name}`);
  const listed = Object.entries(RULES).filter(([name]) => wordOf(name) !== undefined);
  return (
    <TextControl
      {...props}
      view={field}
      shown={value}
      input={{
        type: plain ? 'text' : 'password',
        autoComplete: String(props.options.autocomplete ?? 'current-password'),
        autoCapitalize: 'none',
        spellCheck: false,
      }}
      onText={(text) => field.set(text === '' ? undefined : text)}
      onLeave={field.leave}
      after={
        <Button
          className="f-icon"
          icon="eye"
          aria-pressed={plain}
          aria-label={texts.t(plain ? 'runtime.password.hide' : 'runtime.password.show')}
          onClick={() => setPlain(!plain)}
        />
      }
    >
      {listed.length > 0 && (
        <ul className="f-pw-rules">
          {listed.map(([name, holds]) => {
            const met = value !== '' && holds(value, props.schema);
            return (
              <li key={name} className={met ? 'f-met' : undefined}>
                <Icon name={met ? 'check' : 'info'} small />
                {texts.t(wordOf(name) ?? '')}
              </li>
            );
          })}
        </ul>
      )}
    </TextControl>
  );
}
