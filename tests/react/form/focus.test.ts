// Where focus goes in what is opened: to the control a keyboard would come to first.
import { expect, test, vi } from 'vitest';
import { focusFirstIn, focusId } from '../../../runtime/react/index.ts';

test.each([
  ['of an entry that is added', () => focusFirstIn('[data-entry]')],
  ['of a question that a link leads to', () => focusId('type')],
])('of several circles %s the chosen one takes it, as Tab would have it', async (_what, go) => {
  document.body.innerHTML = `<div data-entry><fieldset id="type">
    <input type="radio" name="type" value="first"><input type="radio" name="type" value="further" checked>
  </fieldset><input name="name"></div>`;
  go();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(document.querySelector('[value=further]')),
  );
});

test('where none is chosen the first one takes it', async () => {
  document.body.innerHTML = `<div data-entry>
    <input type="radio" name="a" value="first"><input type="radio" name="a" value="last">
    <input type="radio" name="b" value="other" checked>
  </div>`;
  focusFirstIn('[data-entry]');
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(document.querySelector('[value=first]')),
  );
});
