// One line of text.

import type { ReactElement } from 'react';
import { useField } from '../context.tsx';
import { plainText, textOption } from '../nodes/options.ts';
import type { WidgetProps } from '../widget.ts';
import { useFill } from './fill.ts';
import { useLiveCheck } from './live-check.tsx';
import { TextControl, type TextControlProps } from './text-control.tsx';

const TYPES: Readonly<Record<string, string>> = { email: 'email', uri: 'url', time: 'time' };

/** Most texts ask nobody anything: only those that declare a look-up or a check carry its hooks. */
export function TextWidget(props: WidgetProps): ReactElement {
  const asks = props.options.fill !== undefined || props.options.check !== undefined;
  return asks ? <AskingText {...props} /> : <PlainText {...props} />;
}

function PlainText(props: WidgetProps): ReactElement {
  const field = useField(props.pointer);
  return (
    <TextControl
      {...controlOf(props)}
      view={field}
      shown={plainText(field.value)}
      onText={(text) => field.set(answerOf(text))}
      onLeave={field.leave}
    />
  );
}

function AskingText(props: WidgetProps): ReactElement {
  const field = useField(props.pointer);
  const fill = useFill(props);
  const check = useLiveCheck(props, field.value);
  return (
    <TextControl
      {...controlOf(props)}
      view={field}
      shown={plainText(field.value)}
      note={check}
      onText={(text) => {
        field.set(answerOf(text));
        fill.changed();
      }}
      onLeave={() => {
        field.leave();
        fill.left();
      }}
    />
  );
}

/** A cleared text is no answer. */
const answerOf = (text: string): string | undefined => (text === '' ? undefined : text);

function controlOf(props: WidgetProps): WidgetProps & Pick<TextControlProps, 'prefix' | 'input'> {
  const byFormat = TYPES[String(props.schema.format)] ?? 'text';
  return {
    ...props,
    prefix: textOption(props.options, 'prefix'),
    input: { type: props.options.inputmode === 'tel' ? 'tel' : byFormat },
  };
}
