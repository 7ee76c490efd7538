// Suggestions for an address line that is being typed, and which of them is meant.

import { type KeyboardEvent, useEffect, useState } from 'react';
import type { JsonObject } from '../../../core/index.ts';
import { listIn } from '../../calls/body.ts';
import { payloadOf } from '../../calls/payload.ts';
import { useAsk } from '../../calls/read.ts';
import { useStore } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { asObject, objectOption, plainText, textOption } from '../../nodes/options.ts';
import { SUGGEST_WAIT_MS } from './waits.ts';

const LEAST = 3;

export interface Suggestion {
  readonly text: string;
  readonly place: JsonObject;
}

export interface Suggestions {
  readonly found: readonly Suggestion[];
  /** Which of them the arrow keys have come to; -1 for none. */
  readonly at: number;
  /** Another text was typed. */
  readonly ask: (typed: string) => void;
  readonly close: () => void;
  /** Gives all of a place: at once, or as soon as the call has told what it left open (`more`). */
  readonly whole: (place: JsonObject, take: (place: JsonObject) => void) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The suggestions of one address line; Enter chooses. */
export function useSuggestions(
  props: PlaceProps,
  onChoose: (chosen: Suggestion) => void,
): Suggestions {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(-1);
  const found = useFound(props, typed);
  const whole = useWhole(props);
  const ask = (text: string) => {
    setTyped(text);
    setAt(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (found.length === 0) return;
    const chosen = found[at];
    if (event.key === 'Escape') ask('');
    else if (event.key === 'ArrowDown') setAt((at + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((at + found.length - 1) % found.length);
    else if (event.key === 'Enter' && chosen) onChoose(chosen);
    else return;
    event.preventDefault();
  };
  return { found, at, ask, close: () => ask(''), whole, onKeyDown };
}

/** A suggestion with `more` is asked for by the same call; where nothing good comes, what was suggested is all there is. */
function useWhole({ pointer, options }: PlaceProps): Suggestions['whole'] {
  const store = useStore();
  const ask = useAsk();
  const declared = objectOption(options, 'options') ?? {};
  return (place, take) => {
    const { more } = place;
    if (typeof more !== 'string') return take(place);
    const payload = { ...payloadOf(store, asObject(declared.with), pointer), more };
    void ask(textOption(declared, 'call') ?? '', JSON.stringify(payload)).then((answer) => {
      take({ ...place, ...asObject(listIn(answer ?? null)[0]) });
    });
  };
}

/** What the declared call finds; an answer for an older text is dropped, a failed call is no hindrance. */
function useFound({ pointer, options }: PlaceProps, typed: string): readonly Suggestion[] {
  const store = useStore();
  const ask = useAsk();
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const declared = objectOption(options, 'options');
  const call = textOption(declared ?? {}, 'call');
  useEffect(() => {
    if (call === undefined || typed.trim().length < LEAST) {
      setFound([]);
      return;
    }
    let current = true;
    const timer = setTimeout(async () => {
      const payload = payloadOf(store, asObject(declared?.with), pointer) ?? {};
      const answer = await ask(call, JSON.stringify(payload));
      if (!current) return;
      const label = textOption(declared ?? {}, 'label') ?? '';
      setFound(
        listIn(answer ?? null).map((item) => {
          const place = asObject(item) ?? {};
          return { place, text: plainText(place[label] ?? item) };
        }),
      );
    }, SUGGEST_WAIT_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [store, ask, call, declared, pointer, typed]);
  return found;
}
