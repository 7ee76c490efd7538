// A time of day, and a moment: the browser's own controls, which keyboards and phones know. Loaded when a form has one.

import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useMemo, useState } from 'react';
import { useStore } from '../../context/context.tsx';
import { plainText } from '../../nodes/options.ts';
import { baseInput } from '../control/base-input.tsx';
import { shownMoment, shownTime, storedMoment, storedTime } from './moment-text.ts';
import { momentInZone, storedInZone, zoneName } from './zoned-moment.ts';

interface Kind {
  readonly type: 'time' | 'datetime-local';
  readonly shown: (value: string) => string | undefined;
  readonly stored: (text: string) => string;
  /** Whose clock it is, where it is not the browser's. */
  readonly zone?: string;
}

const TIME: Kind = { type: 'time', shown: shownTime, stored: storedTime };
const MOMENT: Kind = { type: 'datetime-local', shown: shownMoment, stored: storedMoment };

export const TimeWidget = (props: WidgetProps): ReactElement => <Clock of={props} kind={TIME} />;

/** By the clock of the browser, or of the house where its layout says so. */
export const DateTimeWidget = (props: WidgetProps): ReactElement =>
  props.options.zone === 'house' ? <HouseMoment {...props} /> : <Clock of={props} kind={MOMENT} />;

function HouseMoment(props: WidgetProps): ReactElement {
  const { timeZone } = useStore().bundle;
  const kind = useMemo(() => momentIn(timeZone), [timeZone]);
  return <Clock of={props} kind={kind} />;
}

const momentIn = (timeZone: string): Kind => ({
  type: 'datetime-local',
  shown: (value) => momentInZone(value, timeZone),
  stored: (text) => storedInZone(text, timeZone),
  zone: zoneName(timeZone),
});

/** What the control could not show is shown as it is stored, in a plain text. */
function Clock({ of, kind }: { readonly of: WidgetProps; readonly kind: Kind }): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  const value = plainText(of.value);
  const shown = value === '' ? '' : kind.shown(value);
  return baseInput({
    of,
    shown: typed ?? shown ?? value,
    ...(kind.zone !== undefined && { after: <b>{kind.zone}</b> }),
    input: { type: shown === undefined ? 'text' : kind.type, className: 'f-num' },
    onText: (text) => {
      setTyped(text);
      of.onChange(text === '' ? undefined : kind.stored(text));
    },
    onLeave: () => {
      setTyped(null);
      of.onBlur(of.id, of.value);
    },
  });
}
