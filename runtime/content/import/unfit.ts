// Takes out of a drafted form what the check refuses of its layout and of its words: a form does without them. Each is told.
import { isObject, type Json, parsePointer, setAt } from '../../core/index.ts';
import type { ContentFault } from '../model/types.ts';
import { toTexts } from './empty-form.ts';
import type { ReportLine } from './report.ts';

type Files = Readonly<Record<string, string>>;

/** A drafted form with less in it, and what was taken out. */
export interface Fitted {
  readonly drafted: Files;
  readonly told: readonly ReportLine[];
}

/** The draft without the pieces these faults are about; undefined where none of them is about a piece a form can do without. */
export function withoutUnfit(drafted: Files, faults: readonly ContentFault[]): Fitted | undefined {
  const made: Record<string, string> = { ...drafted };
  const told: ReportLine[] = [];
  for (const fault of faults) {
    const { message, remedy } = fault;
    const piece = pieceAt(fault, made);
    if (piece === undefined) continue;
    const { file, pointer, path, what } = piece;
    const before: Json = JSON.parse(made[file] ?? '{}');
    if (!isObject(before)) continue;
    const after = setAt(before, pointer, undefined);
    Object.assign(made, toTexts({ [file]: after }));
    told.push({ path, did: 'left out', what: `${what}. ${message}`, remedy });
  }
  return told.length > 0 ? { drafted: made, told } : undefined;
}

interface Piece {
  readonly file: string;
  readonly pointer: string;
  /** The field it is said of. */
  readonly path: string;
  readonly what: string;
}

function pieceAt({ code, file, place }: ContentFault, drafted: Files): Piece | undefined {
  const tokens = parsePointer(place);
  const found = file.endsWith('.ui.json')
    ? ofLayout(file, place, tokens)
    : file.startsWith('messages/') && file.endsWith('.json')
      ? ofWords(file, place, tokens)
      : code === 'upload-without-widget'
        ? ofSchema(file, tokens)
        : undefined;
  return found !== undefined && isThere(drafted[found.file], found.pointer) ? found : undefined;
}

function ofLayout(file: string, pointer: string, tokens: readonly string[]): Piece | undefined {
  const at = tokens.findIndex((token) => token.startsWith('ui:'));
  // Without its groups a layout shows nothing where it should.
  if (at < 0 || tokens[at] === 'ui:groups') return undefined;
  const path = tokens.slice(0, at).filter((token) => token !== 'items');
  const word = tokens[at] === 'ui:options' ? `ui:${tokens[at + 1] ?? 'options'}` : tokens[at];
  return { file, pointer, path: path.join('.'), what: `${word} of the layout` };
}

function ofWords(file: string, pointer: string, tokens: readonly string[]): Piece | undefined {
  const [key = '', ...more] = tokens;
  const [, path = ''] =
    /^(.*?)\.(?:label|hint|placeholder|error|option|shape|place)(?:\.|$)/.exec(key) ?? [];
  if (more.length > 0 || path === '') return undefined;
  return { file, pointer, path, what: `the text "${key}"` };
}

/** Said of the schema, and due to the widget that the layout has for it. */
function ofSchema(file: string, tokens: readonly string[]): Piece | undefined {
  const inLayout = tokens.flatMap((token, at) =>
    token === 'items' || tokens[at - 1] === 'properties' ? [token] : [],
  );
  if (inLayout.length === 0) return undefined;
  const pointer = `/${[...inLayout, 'ui:widget'].map(escaped).join('/')}`;
  const path = inLayout.filter((token) => token !== 'items').join('.');
  const layout = file.replace(/\.schema\.json$/, '.ui.json');
  return { file: layout, pointer, path, what: 'ui:widget of the layout' };
}

const escaped = (token: string): string => token.replaceAll('~', '~0').replaceAll('/', '~1');

function isThere(text: string | undefined, pointer: string): boolean {
  let node: Json | undefined = text === undefined ? undefined : JSON.parse(text);
  for (const token of parsePointer(pointer)) node = isObject(node) ? node[token] : undefined;
  return node !== undefined;
}
