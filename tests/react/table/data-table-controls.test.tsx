// What a person does with a table whose rows are all at hand: sort, turn pages, narrow, choose, save.
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement, Suspense, startTransition, use, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { tableView } from '../../../runtime/core/index.ts';
import { DataTable } from '../../../runtime/react/index.ts';
import { textsOf } from '../kits/kit.tsx';
import { draw, FILTERS, numbers, TRIPS, trips, WORDS } from '../kits/table-of-trips.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const headingOf = (name: string) => screen.getByRole('columnheader', { name });

/** An address as a page keeps it. */
function address(search = '') {
  const visited = [search];
  return {
    visited,
    of: () => ({ search: visited.at(-1) ?? '', go: (to: string) => visited.push(to) }),
  };
}

afterEach(() => vi.restoreAllMocks());

it('sorts by a heading, the other way at a second press, and says which', () => {
  draw({}, { rows: trips(3) });
  expect(headingOf('Price').getAttribute('aria-sort')).toBe('none');
  press('Price');
  expect(headingOf('Price').getAttribute('aria-sort')).toBe('ascending');
  expect(numbers()).toEqual(['T-3', 'T-2', 'T-1']);
  press('Price');
  expect(headingOf('Price').getAttribute('aria-sort')).toBe('descending');
  expect(numbers()).toEqual(['T-1', 'T-2', 'T-3']);
  expect(headingOf('Status').getAttribute('aria-sort')).toBeNull();
});

it('sorts numbers in words as people do, and what is blank last either way', () => {
  draw({}, { rows: [...trips(11), { number: '', kind: 'By sea' }] });
  press('Trip');
  expect(numbers().slice(0, 3)).toEqual(['T-1', 'T-2', 'T-3']);
  press('Trip');
  expect(numbers().slice(0, 2)).toEqual(['T-11', 'T-10']);
});

it('draws one page of five thousand rows, and turns pages', () => {
  draw({}, { rows: trips(5000) });
  expect(screen.getAllByRole('row')).toHaveLength(11);
  expect(screen.getByText('1 to 10 of 5000')).toBeTruthy();
  expect(screen.getByText('Page 1 of 500')).toBeTruthy();
  press('Next page');
  expect(numbers()[0]).toBe('T-11');
  press('Previous page');
  expect(numbers()[0]).toBe('T-1');
  expect(screen.getByRole('button', { name: 'Previous page' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});

it('draws as many rows a page as somebody chooses', () => {
  draw({}, { rows: trips(45) });
  press('Next page');
  choose('Rows', '20');
  expect(numbers()).toHaveLength(20);
  expect(screen.getByText('Page 1 of 3')).toBeTruthy();
});

it('has no pages to turn where there is one', () => {
  draw({}, { rows: trips(10) });
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  expect(screen.queryByLabelText('Rows')).toBeNull();
});

it('narrows by a choice at once, by a text when it is sent, and by all of them together', () => {
  draw({ filters: FILTERS }, { rows: trips(30) });
  choose('Which trips', 'Late');
  expect(numbers()).toEqual([
    'T-1',
    'T-4',
    'T-7',
    'T-10',
    'T-13',
    'T-16',
    'T-19',
    'T-22',
    'T-25',
    'T-28',
  ]);
  choose('Number or kind', 'RAIL');
  expect(numbers()).toHaveLength(10);
  press('Search');
  expect(numbers()).toEqual(['T-1', 'T-7', 'T-13', 'T-19', 'T-25']);
  choose('Since', '2026-01-14');
  expect(numbers()).toEqual(['T-19', 'T-25']);
  press('Reset');
  expect(numbers()).toHaveLength(10);
  fireEvent.click(screen.getByLabelText('With news'));
  expect(numbers()).toEqual(['T-5']);
});

it('offers choices in their own words, and in others where a message has them', () => {
  draw({ filters: FILTERS }, { rows: trips(3) });
  const options = [...(screen.getByLabelText('Which trips') as HTMLSelectElement).options];
  expect(options.map(({ text }) => text)).toEqual(['Any', 'Those that are late', 'Done']);
});

it('says what it means to choose nothing, which may hang on what else is looked for', () => {
  const [status, ...others] = FILTERS;
  draw({ filters: [{ ...status, any: 'views.trips.anyTrip' }, ...others] }, { rows: trips(3) });
  const first = () => (screen.getByLabelText('Which trips') as HTMLSelectElement).options[0]?.text;
  expect(first()).toBe('What has not left');
  choose('Number or kind', 'T-9');
  expect(first()).toBe('Any at all');
});

it('says that nothing matches, and leads back to all rows', () => {
  draw({ filters: FILTERS }, { rows: trips(3) });
  choose('Number or kind', 'no such');
  press('Search');
  expect(screen.getByText('None like that')).toBeTruthy();
  press('Show all rows');
  expect(numbers()).toHaveLength(3);
});

it('keeps page, order and filters in the address, with what others keep there', () => {
  const at = address('?tab=2');
  const { again } = draw({ filters: FILTERS }, { rows: trips(60), host: { address: at.of() } });
  choose('Which trips', 'Done');
  again({ host: { address: at.of() } });
  press('Started');
  again({ host: { address: at.of() } });
  press('Next page');
  expect(at.visited).toEqual([
    '?tab=2',
    '?tab=2&status=Done',
    '?tab=2&status=Done&sort=started',
    '?tab=2&status=Done&sort=started&page=2',
  ]);
});

it('shows what a link that was passed on says', () => {
  const { of } = address('?status=Late&sort=-number&rows=20&page=2');
  draw({ filters: FILTERS }, { rows: trips(90), host: { address: of() } });
  expect(screen.getByText('21 to 30 of 30')).toBeTruthy();
  expect(numbers()[0]).toBe('T-28');
});

it.each(['?status=None&sort=status&rows=7&page=-3', '?page=1e9&rows=&sort=-', '?since=soon&text='])(
  'shows the first page where an address says what cannot be: %s',
  (search) => {
    const { of } = address(search);
    draw({ filters: FILTERS }, { rows: trips(9), host: { address: of() } });
    expect(numbers()).toHaveLength(9);
    expect(numbers()[0]).toBe('T-1');
  },
);

it('chooses a row by its radio button, or by a press anywhere but on a link', () => {
  const chosen: object[] = [];
  const columns = [{ key: 'number', link: '#/{number}' }, { key: 'status' }];
  draw({ choose: true, columns }, { rows: trips(3), onChoose: (row) => chosen.push(row) });
  fireEvent.click(screen.getByRole('radio', { name: 'Choose T-2' }));
  expect((screen.getByRole('radio', { name: 'Choose T-2' }) as HTMLInputElement).checked).toBe(
    true,
  );
  fireEvent.click(screen.getAllByText('Done')[1] as HTMLElement);
  fireEvent.click(screen.getByRole('link', { name: 'T-1' }));
  expect(chosen).toMatchObject([{ number: 'T-2' }, { number: 'T-3' }]);
});

const ROWS = trips(3);

const Arrived = ({ words }: { readonly words: Promise<string> }) => <p>{use(words)}</p>;

/** A page that holds which trip is chosen, and shows below the table what arrives of it. */
function TripPage({ arriving }: { readonly arriving: Promise<string> }): ReactElement {
  const [chosen, setChosen] = useState<object>();
  return (
    <Suspense>
      <DataTable
        view={tableView({ trips: { ...TRIPS, choose: true } }, 'trips')}
        host={{ texts: textsOf(WORDS) }}
        rows={ROWS}
        isChosen={(row) => row === chosen}
        onChoose={(row) => startTransition(() => setChosen(row))}
      />
      {chosen && <Arrived words={arriving} />}
    </Suspense>
  );
}

it('shows a row as chosen at once, while what belongs to it is on its way', async () => {
  let arrive = (_words: string) => {};
  const arriving = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  render(<TripPage arriving={arriving} />);
  const second = () => screen.getByRole('radio', { name: 'Choose T-2' }) as HTMLInputElement;
  await act(async () => fireEvent.click(second()));
  expect(second().checked).toBe(true);
  await act(async () => arrive('It left'));
  await screen.findByText('It left', { selector: 'p' });
  expect(second().checked).toBe(true);
});

/** Presses the link and gives back name and text of the file. */
async function saved(): Promise<{ readonly name: string; readonly text: string }> {
  let blob: Blob | undefined;
  let name = '';
  URL.createObjectURL = (made) => {
    blob = made as Blob;
    return 'blob:trips';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  await act(async () => press('Download as CSV'));
  const bytes = new Uint8Array(await (blob as Blob).arrayBuffer());
  return { name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
}

it('saves all rows that are looked for as a file, in their order', async () => {
  draw({ filters: FILTERS }, { rows: trips(30) });
  choose('Which trips', 'Late');
  press('Price');
  const { name, text } = await saved();
  const [head, ...lines] = text.trimEnd().split('\r\n');
  expect(name).toMatch(/^Trips- this year \d{4}-\d\d-\d\d\.csv$/);
  expect(head).toBe('\uFEFFTrip,Kind,Started,Price,Status,News');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('T-28,By road,01/28/2026,999.73,Late,');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1+1', "'=1+1"],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
  ['Übergröße', 'Übergröße'],
])('saves %s so that a spreadsheet runs nothing', async (status, field) => {
  draw({ columns: [{ key: 'status' }] }, { rows: [{ number: '1', status }] });
  const { text } = await saved();
  expect(text).toBe(`\uFEFFStatus\r\n${field}\r\n`);
});

it('saves numbers as numbers, below zero too', async () => {
  const columns = [{ key: 'price', format: 'money' }];
  draw(
    { columns },
    {
      rows: [
        { number: '1', price: -12.5 },
        { number: '2', price: '-1+2' },
      ],
    },
  );
  expect((await saved()).text).toBe("\uFEFFPrice\r\n-12.5\r\n'-1+2\r\n");
});

it('prints every row, not only the page', () => {
  draw({}, { rows: trips(25) });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(numbers()).toHaveLength(25);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(numbers()).toHaveLength(10);
});

it('shows every row once, in every order, where what rows are known by is not theirs alone', () => {
  draw({ rows: { key: 'kind' } }, { rows: trips(6) });
  const price = screen.getByRole('button', { name: 'Price' });
  fireEvent.click(price);
  expect(numbers()).toEqual(['T-6', 'T-5', 'T-4', 'T-3', 'T-2', 'T-1']);
  fireEvent.click(price);
  expect(numbers()).toEqual(['T-1', 'T-2', 'T-3', 'T-4', 'T-5', 'T-6']);
});
