// What a rule has set aside of a list: named, kept, and brought back by what the layout says (`ui:options.setAside`).

import type { ReactElement } from 'react';
import {
  answerText,
  type FormNode,
  getAt,
  isList,
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
} from '../../../core/index.ts';
import { useStore } from '../../context/context.tsx';
import type { PlaceProps } from '../../context/widget.ts';
import { answerWords } from '../../nodes/answer-words.ts';
import { objectOption, textOption } from '../../nodes/options.ts';
import { Button } from '../../parts/Button.tsx';
import { Icon } from '../../parts/Icon.tsx';
import type { FormStore } from '../../store/form-store.ts';
import { listText } from './list-texts.ts';
import { namesInWords } from './names-in-words.ts';
import { rowTitle } from './naming.ts';

interface Props extends Pick<PlaceProps, 'pointer' | 'info' | 'options'> {
  /** Places of the rows, deleted ones left out. */
  readonly rows: readonly number[];
  /** What a row is called; by the heading of its item unless told. */
  readonly nameOf?: (row: Json | undefined) => string;
  /** What rows of one value are called together; by the words of the value's own field unless told. */
  readonly groupOf?: (value: string) => string;
}

/** One note for each value that was unticked; nothing while nothing is set aside. */
export function SetAside(props: Props): ReactElement {
  const { info, options } = props;
  const store = useStore();
  const { texts } = store;
  const groups = groupsOf(store, props);
  return (
    <div className="f-asides" role="status">
      {groups.map(({ name, names, back }) => (
        <div className="f-note f-aside" key={name}>
          <Icon name="info" />
          <p>
            {listText(texts, info, 'setAside', 'runtime.list.setAside', {
              group: name,
              count: names.length,
              names: namesInWords(texts, names),
            })}
          </p>
          {back && (
            <Button
              onClick={() => bringBack(store, textOption(asideOf(options), 'by') ?? '', back)}
            >
              {texts.t('runtime.list.bringBack', { group: name })}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

interface Group {
  readonly name: string;
  readonly names: readonly string[];
  /** The value that brings them back; undefined where the field it belongs to does not offer it. */
  readonly back: string | undefined;
}

const asideOf = (options: JsonObject): JsonObject => objectOption(options, 'setAside') ?? {};

/** Values that read alike are one group. */
function groupsOf(store: FormStore, props: Props): readonly Group[] {
  const { pointer, options, rows, nameOf, groupOf } = props;
  const node = store.info(pointer);
  const member = (textOption(asideOf(options), 'value') ?? '').replace(/^\.\//, '');
  const available = choicesAt(store, textOption(asideOf(options), 'by') ?? '');
  const groups = new Map<string, { names: string[]; back: string | undefined }>();
  for (const index of rows) {
    const row: Pointer = `${pointer}/${index}`;
    const value = String(getAt(store.answers(), `${row}/${member}`) ?? '');
    const name = groupOf?.(value) ?? valueName(store, `${row}/${member}`, value);
    const group = groups.get(name) ?? { names: [], back: undefined };
    group.names.push(nameOf?.(getAt(store.answers(), row)) ?? titleAt(store, node, row));
    if (available.some((choice) => choice === value)) group.back = value;
    groups.set(name, group);
  }
  return [...groups].map(([name, group]) => ({ name, ...group }));
}

/** What a field offers, or each item of a list of choices. */
function choicesAt(store: FormStore, place: Pointer): readonly Json[] {
  const schema = store.info(place)?.schema;
  const { items } = schema ?? {};
  return schema?.enum ?? (isObject(items) && isList(items.enum) ? items.enum : []);
}

function valueName(store: FormStore, place: Pointer, value: string): string {
  const node = store.info(place);
  return node ? answerText(node, value, answerWords(store.texts)) : value;
}

const titleAt = (store: FormStore, node: FormNode | undefined, row: Pointer): string =>
  node ? rowTitle(store, node, row) : '';

/** Ticks it again, or answers with it where one answer is asked for. */
function bringBack(store: FormStore, by: Pointer, value: string): void {
  const now = getAt(store.answers(), by);
  const isMany = isList(now) || store.info(by)?.schema.type === 'array';
  store.set(by, isMany ? [...(isList(now) ? now : []), value] : value);
}
