// What is wrong, in a list that takes focus and leads to each field, as any form has that a screen reader is used with.
import { useEffect, useRef, useState } from 'react';
import type { Form } from './form.ts';

/** As many as ours lists before it is asked for all. */
const MOST = 30;

interface Props {
  readonly form: Form;
  /** The name of a place, and the id of its control. */
  readonly nameOf: (place: string) => string;
  readonly idOf: (place: string) => string;
}

export function Summary({ form, nameOf, idOf }: Props) {
  const [faults, setFaults] = useState<readonly (readonly [string, string])[]>([]);
  const room = useRef<HTMLElement>(null);
  useEffect(() => form.list(setFaults), [form]);
  useEffect(() => {
    if (faults.length === 0) return;
    room.current?.scrollIntoView({ block: 'start' });
    room.current?.focus({ preventScroll: true });
  }, [faults]);
  if (faults.length === 0) return null;
  return (
    <section className="summary" ref={room} tabIndex={-1} aria-labelledby="summary-title">
      <h2 id="summary-title">There is a problem</h2>
      <p>{faults.length} answers need your attention.</p>
      <ul>
        {faults.slice(0, MOST).map(([place, text]) => (
          <li key={place}>
            <a
              href={`#${idOf(place)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(idOf(place))?.focus();
              }}
            >
              {nameOf(place)}: {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
