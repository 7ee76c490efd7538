// A password that can be shown, with its rules ticked off while it is typed.

import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import type { Texts } from '../../../core/index.ts';
import { wordsOf } from '../../context/widget.ts';
import { plainText } from '../../nodes/options.ts';
import { fieldWord } from '../../nodes/words.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { baseInput } from '../control/base-input.tsx';

/** Rules a form may list, by the messages it has: `<form>.<path>.rule.<name>`. */
const RULES: Readonly<Record<string, (text: string, schema: WidgetProps['schema']) => boolean>> = {
  length: (text, schema) => text.length >= Number(schema.minLength ?? 1),
  lower: (text) => /[a-z]/.test(text),
  upper: (text) => /[A-Z]/.test(text),
  digit: (text) => /\d/.test(text),
  special: (text) => /[!@#$%^&*]/.test(text),
  characters: (text) => /^[A-Za-z\d!@#$%^&*]+$/.test(text),
};

/** Shown or hidden by a button in the control's end, where there are words for it. */
export function PasswordWidget(props: WidgetProps): ReactElement {
  const texts = wordsOf(props.registry);
  const [plain, setPlain] = useState(false);
  return baseInput({
    of: props,
    shown: plainText(props.value),
    input: {
      type: plain ? 'text' : 'password',
      autoComplete: String(props.options.autocomplete ?? 'current-password'),
      autoCapitalize: 'none',
      spellCheck: false,
    },
    onText: (text) => props.onChange(text === '' ? undefined : text),
    after: texts && (
      <Button
        className="f-icon"
        icon="eye"
        aria-pressed={plain}
        aria-label={texts.t(plain ? 'runtime.password.hide' : 'runtime.password.show')}
        onClick={() => setPlain(!plain)}
      />
    ),
    below: texts && <Rules of={props} texts={texts} />,
  });
}

/** The rules that have a message, ticked off while the password is typed. */
function Rules({ of, texts }: { readonly of: WidgetProps; readonly texts: Texts }) {
  const value = plainText(of.value);
  const listed = Object.entries(RULES).flatMap(([name, holds]) => {
    const word = fieldWord(texts, of.info, `rule.${name}`);
    return word === undefined ? [] : [{ name, holds, word }];
  });
  if (listed.length === 0) return null;
  return (
    <ul className="f-pw-rules">
      {listed.map(({ name, holds, word }) => {
        const met = value !== '' && holds(value, of.schema);
        return (
          <li key={name} className={met ? 'f-met' : undefined}>
            <Icon name={met ? 'check' : 'info'} small />
            {texts.t(word)}
          </li>
        );
      })}
    </ul>
  );
}
