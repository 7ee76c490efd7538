// After a move the next thing comes by itself, with its usual move where the last one's was: a second press of the same
// finger must not move what nobody has read.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AFTER_MOVE } from './place.ts';

/** Longer than the two presses of an impatient hand are apart, shorter than anybody reads. */
const SETTLING_MS = 800;

/** True for a moment on a thing that came after the move of another. */
export function useSettling(id: string): boolean {
  const { state, key } = useLocation();
  const came = (state as Partial<typeof AFTER_MOVE> | null)?.after === AFTER_MOVE.after;
  const arrival = came ? `${id} ${key}` : '';
  const [settled, settle] = useState('');
  useEffect(() => {
    if (arrival === '') return undefined;
    const timer = setTimeout(() => settle(arrival), SETTLING_MS);
    return () => clearTimeout(timer);
  }, [arrival]);
  return arrival !== '' && settled !== arrival;
}
