// The moment in which an open form may be drawn anew, and the place where whoever works on it is put back.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { placeOfFocus, quiet, watchTyping } from '../../../app/host/updated/quiet.ts';
import { KEEPERS } from '../../../app/host/use-draft.ts';
import type { Autosave, FormStore } from '../../../runtime/react/index.ts';

const draw = (html: string) => {
  document.body.innerHTML = html;
  return document.body;
};
const byId = (id: string): HTMLInputElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no "${id}".`);
  return found as HTMLInputElement;
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  draw('');
});

it('hears of each key and each input, also where a field keeps them to itself', async () => {
  draw('<input id="own">');
  const typing = watchTyping();
  expect(typing.lastAt()).toBe(0);
  for (const kind of ['input', 'keydown']) {
    byId('own').addEventListener(kind, (event) => event.stopPropagation());
    await vi.advanceTimersByTimeAsync(1000);
    byId('own').dispatchEvent(new Event(kind, { bubbles: true }));
    expect(typing.lastAt()).toBe(Date.now());
  }
  const last = typing.lastAt();
  typing.end();
  await vi.advanceTimersByTimeAsync(1000);
  for (const kind of ['input', 'keydown'])
    byId('own').dispatchEvent(new Event(kind, { bubbles: true }));
  expect(typing.lastAt()).toBe(last);
});

const chosen = { awaits: false };
const store = { awaits: () => chosen.awaits } as FormStore;
/** Whether the moment has come, after so long. */
async function waiting(lastAt = () => 0) {
  let isQuiet = false;
  const found = quiet(store, lastAt).then(() => {
    isQuiet = true;
  });
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    if (isQuiet) await found;
    return isQuiet;
  };
}

it('is quiet at once where nobody types, saves or is asked anything', async () => {
  const after = await waiting();
  expect(await after(0)).toBe(true);
});

it('is quiet more than a second after the last key', async () => {
  const last = Date.now();
  const after = await waiting(() => last);
  expect(await after(1200)).toBe(false);
  expect(await after(200)).toBe(true);
});

it.each([
  '<dialog open></dialog>',
  '<div role="progressbar"></div>',
  '<progress></progress>',
  '<ul role="listbox"></ul>',
])('waits while %s is there', async (html) => {
  draw(html);
  const after = await waiting();
  expect(await after(5000)).toBe(false);
  draw('<dialog></dialog>');
  expect(await after(200)).toBe(true);
});

it('waits while something that was chosen for the form is not there yet', async () => {
  chosen.awaits = true;
  const after = await waiting();
  expect(await after(5000)).toBe(false);
  chosen.awaits = false;
  expect(await after(200)).toBe(true);
});

it('waits while a draft or the whole form is on its way', async () => {
  const hand = { isAtRest: false };
  KEEPERS.set(store, { inHand: () => hand } as unknown as Autosave);
  const after = await waiting();
  expect(await after(5000)).toBe(false);
  hand.isAtRest = true;
  expect(await after(200)).toBe(true);
  KEEPERS.delete(store);
});

const renamed = (place: string) => (place === '/old' ? '/new' : place);
const marks = ({ selectionStart, selectionEnd }: HTMLInputElement) => [
  selectionStart,
  selectionEnd,
];

it.each([
  ['input', '<input id="field-/old" value="precious">', '<input id="field-/new" value="precious">'],
  [
    'textarea',
    '<textarea id="field-/old">precious</textarea>',
    '<textarea id="field-/new">precious</textarea>',
  ],
])(
  'puts whoever was in an %s back between the same letters, under its new name',
  (_kind, then, now) => {
    draw(then);
    byId('field-/old').focus();
    byId('field-/old').setSelectionRange(2, 5);
    const goBack = placeOfFocus(renamed);
    draw(now);
    goBack();
    expect(document.activeElement).toBe(byId('field-/new'));
    expect(marks(byId('field-/new'))).toEqual([2, 5]);
  },
);

it('goes back to what is no field, and to a field that holds no letters', () => {
  for (const html of [
    '<button id="send">Send</button>',
    '<input type="number" id="field-/n" value="5">',
    '<select id="field-/s"><option>a</option></select>',
  ]) {
    draw(html);
    const id = document.body.children[0]?.id ?? '';
    byId(id).focus();
    const goBack = placeOfFocus((place) => `${place}`);
    draw(html);
    goBack();
    expect(document.activeElement).toBe(byId(id));
  }
});

it('goes back where what held letters is a choice now, and leaves its letters alone', () => {
  draw('<input id="field-/a" value="precious">');
  byId('field-/a').focus();
  const goBack = placeOfFocus((place) => place);
  draw('<select id="field-/a"><option>a</option></select>');
  goBack();
  expect(document.activeElement).toBe(byId('field-/a'));
});

it('asks for the place of a field by its name alone, and of nothing else', () => {
  const asked: string[] = [];
  const placeNow = (place: string) => {
    asked.push(place);
    return place;
  };
  draw('<button id="send">Send</button><input id="field-/a">');
  byId('send').focus();
  placeOfFocus(placeNow)();
  expect(asked).toEqual([]);
  byId('field-/a').focus();
  placeOfFocus(placeNow)();
  expect(asked).toEqual(['/a']);
});

it('leaves the page alone where nothing had the focus, or what had it is gone', () => {
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  draw('<p id="">Words</p><input id="field-/a">');
  (document.activeElement as HTMLElement | null)?.blur();
  placeOfFocus((place) => place)();
  expect(document.activeElement).toBe(document.body);
  byId('field-/a').focus();
  const goBack = placeOfFocus((place) => place);
  draw('<input id="field-/b">');
  goBack();
  expect(document.activeElement).toBe(document.body);
  expect(scrolled).not.toHaveBeenCalled();
});

it('keeps what somebody reads where it stood on their screen', () => {
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  const at = (id: string, top: number) =>
    vi.spyOn(byId(id), 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  draw('<input id="field-/a">');
  at('field-/a', 300);
  byId('field-/a').focus();
  const goBack = placeOfFocus((place) => place);
  draw('<p>News</p><input id="field-/a">');
  at('field-/a', 420);
  const focused = vi.spyOn(byId('field-/a'), 'focus');
  goBack();
  expect(focused).toHaveBeenCalledWith({ preventScroll: true });
  expect(scrolled).toHaveBeenCalledWith(0, 120);
});
