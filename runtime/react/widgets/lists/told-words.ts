// What is new, gone or otherwise in the rows of a list, in words.

import {
  answerText,
  type ComparedRows,
  childPointer,
  type FormNode,
  type JsonObject,
  labelOf,
  plainAnswer,
  titleOf,
} from '../../../core/index.ts';
import type { PlaceProps } from '../../context/widget.ts';
import { answerWords } from '../../nodes/answer-words.ts';
import type { FormStore } from '../../store/form-store.ts';
import { rowName } from './item-title.ts';
import { namesInWords } from './names-in-words.ts';
import type { SourcedList } from './take-over.ts';

type Place = Pick<PlaceProps, 'pointer' | 'info'>;

/** So many rows that are told otherwise are named one by one. */
const NAMED = 5;

/** One sentence for what is new, one for what is gone, one for each that is otherwise. */
export function toldSentences(
  list: SourcedList,
  place: Place,
  { missing, gone, otherwise }: Pick<ComparedRows, 'missing' | 'gone' | 'otherwise'>,
): readonly string[] {
  const { texts } = list.store;
  const changes = [...otherwise].flatMap(([index, members]) =>
    changeSentences(list, place, { index, members }),
  );
  const more = changes.length - NAMED;
  return [
    ...(missing.length > 0
      ? [texts.t('runtime.rows.new', { names: newNames(list, missing) })]
      : []),
    ...(gone.length > 0
      ? [texts.t('runtime.rows.gone', { names: goneNames(list, place, gone) })]
      : []),
    ...changes.slice(0, NAMED),
    ...(more > 0 ? [texts.t('runtime.list.more', { count: more })] : []),
  ];
}

/** The names of rows that the list does not have. */
export function newNames({ store, pointer, source }: SourcedList, rows: readonly JsonObject[]) {
  const node = store.info(pointer);
  const nameOf = (row: JsonObject): string =>
    (node && titleIn(store, node, row)) || plainAnswer(row[source.key]);
  return namesInWords(store.texts, rows.map(nameOf));
}

const goneNames = ({ store }: SourcedList, place: Place, gone: readonly number[]): string =>
  namesInWords(
    store.texts,
    gone.map((index) => rowName(store, place, index)),
  );

/** What the fields of its heading say of a row that is not on screen. */
function titleIn(store: FormStore, list: FormNode, row: JsonObject): string {
  const members = list.children.get('*')?.children;
  const words = titleOf(list).map((name) => {
    const node = members?.get(name);
    return node ? answerText(node, row[name], answerWords(store.texts)) : '';
  });
  return words.filter((word) => word !== '').join(', ');
}

interface Changed {
  readonly index: number;
  readonly members: Readonly<Record<string, JsonObject[string]>>;
}

/** What nobody sees is not told of, unless the row is named by it. */
function changeSentences({ store }: SourcedList, place: Place, { index, members }: Changed) {
  const row = rowName(store, place, index);
  const list = store.info(place.pointer);
  const named = list ? titleOf(list) : [];
  return Object.entries(members).flatMap(([name, value]) => {
    const at = childPointer(childPointer(place.pointer, index), name);
    const node = store.info(at);
    if (node === undefined || (node.unseen && !named.includes(name))) return [];
    const said = answerText(node, value, answerWords(store.texts));
    return [
      store.texts.t('runtime.rows.changed', {
        row,
        label: labelOf(store.texts, node, at),
        value: said === '' ? store.texts.t('runtime.notAnswered') : said,
      }),
    ];
  });
}
