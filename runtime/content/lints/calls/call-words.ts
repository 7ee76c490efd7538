// Lint: a contract holds only words that a judge of answers reads: a limit that is misspelt would limit nothing.
import type { Json, JsonObject, Schema } from '../../../core/index.ts';
import { ELSEWHERE_WORDS, getAt, isObject, nearestOf } from '../../../core/index.ts';
import { didYouMean } from '../../read/faults.ts';
import { META_FOLDER } from '../../read/files.ts';
import { subschemasOf } from '../../schema/subschemas.ts';
import type { WholeLint } from '../common/lint.ts';

/** Words for whoever reads a contract. */
const NOTES = ['$id', '$comment', 'title', 'description', 'examples'];

export const callWords: WholeLint = ({ model, report }) => {
  const known = wordsIn(model.source.get(`${META_FOLDER}section.schema.json`));
  if (known.length === 0) return;
  for (const [id, { request, responses }] of model.calls) {
    for (const [at, schema] of schemasIn(request, responses)) {
      const here = at.startsWith('/responses') ? [...known, ...ELSEWHERE_WORDS] : known;
      for (const { schema: inner, place } of subschemasOf(schema)) {
        for (const word of Object.keys(inner).filter((one) => !here.includes(one))) {
          const near = nearestOf(word, here);
          report({
            code: 'unknown-word',
            file: `schemas/calls/${id}.json`,
            place: `${at}${place}/${word}`,
            message: `"${word}" is not a word that may stand here.`,
            remedy: didYouMean(near, 'Correct it, or take it out.'),
            nearest: near,
          });
        }
      }
    }
  }
};

/** The words of a schema, as the description of sections lists them. */
function wordsIn(meta: string | undefined): readonly string[] {
  const words = getAt(jsonIn(meta), '/definitions/schema/properties');
  return isObject(words) ? [...Object.keys(words), ...NOTES] : [];
}

/** What is wrong with the description itself is told elsewhere. */
function jsonIn(text = ''): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function schemasIn(request: unknown, responses: unknown): readonly (readonly [string, Schema])[] {
  const parts = isObject(request) && isObject(request.multipart) ? request.multipart : undefined;
  const asked: readonly (readonly [string, unknown])[] =
    parts === undefined
      ? [['/request', request]]
      : placed(parts, '/request/multipart').filter(([, part]) => !isFile(part));
  const responseWords = isObject(responses) ? placed(responses, '/responses') : [];
  return [...asked, ...responseWords].flatMap(([at, schema]) =>
    isObject(schema) ? [[at, schema as Schema] as const] : [],
  );
}

const placed = (map: JsonObject, at: string): readonly (readonly [string, unknown])[] =>
  Object.entries(map).map(([name, schema]) => [`${at}/${name}`, schema]);

const isFile = (part: unknown): boolean => isObject(part) && part.file === true;
