// Uploads are told their types and kinds of files, and calls where they are set apart.
import { describe, expect, it } from 'vitest';
import { apartOf } from '../../runtime/content/compile/set-apart.ts';
import { withFileKinds } from '../../runtime/content/compile/uploads.ts';

const text = { type: 'string' };
const object = (properties: object) => ({ type: 'object', properties });

describe('an upload', () => {
  const PDF = { mime: 'application/pdf', endings: ['.pdf'] };
  const PICTURE = { mime: 'image/jpeg', endings: ['.jpg', '.jpeg'] };
  const house = { files: { pdf: PDF, picture: PICTURE } };
  const rows = (items: object) => ({ type: 'array', items });
  const FILE = object({ name: text, fileType: { enum: ['a', 'b'] } });
  const at = (options: object | undefined, schema: object = rows(FILE), files = house) =>
    (
      withFileKinds(
        { a: { 'ui:widget': 'upload', ...(options && { 'ui:options': options }) } } as never,
        object({ a: schema }) as never,
        files as never,
      ) as unknown as { a: Record<string, unknown> }
    ).a;

  it('is told the types of its schema and the kinds of the house it accepts', () => {
    expect(at({ accept: ['.pdf', '.jpg'] })).toEqual({
      'ui:widget': 'upload',
      'ui:options': {
        accept: ['.pdf', '.jpg'],
        types: ['a', 'b'],
        kinds: [PDF, { ...PICTURE, endings: ['.jpg'] }],
      },
    });
    expect(at(undefined)['ui:options']).toEqual({ types: ['a', 'b'], kinds: [PDF, PICTURE] });
    expect(at({ types: ['own'] })['ui:options']).toMatchObject({ types: ['own'] });
    expect(at({ accept: ['.gif'] }, rows(object({ name: text })))['ui:options']).toEqual({
      accept: ['.gif'],
    });
    expect(at({}, text)['ui:options']).toEqual({ kinds: [PDF, PICTURE] });
    expect(at({}, text, { files: {} } as never)['ui:options']).toEqual({});
  });

  it('is found wherever it stands, and nothing else is touched', () => {
    const schema = object({ list: rows(object({ scan: rows(FILE) })), plain: text });
    const ui = {
      'ui:order': ['list'],
      list: { items: { scan: { 'ui:widget': 'upload' } } },
      plain: { 'ui:widget': 'text', 'ui:options': { rows: 3 } },
      odd: 'text',
    };
    const made = withFileKinds(ui as never, schema as never, house as never);
    expect(made).toEqual({
      ...ui,
      list: {
        items: {
          scan: {
            'ui:widget': 'upload',
            'ui:options': { types: ['a', 'b'], kinds: [PDF, PICTURE] },
          },
        },
      },
    });
    expect(withFileKinds(ui as never, undefined, house as never)).toEqual(ui);
  });
});

it('a call is set apart where its id begins with the name of what is', () => {
  const house = { apart: ['studio', 'desk'] };
  expect(apartOf('studio_save', house)).toBe('studio');
  expect(apartOf('desk_item', house)).toBe('desk');
  expect(['studio', 'studios_save', 'save_studio_x', ''].map((id) => apartOf(id, house))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
