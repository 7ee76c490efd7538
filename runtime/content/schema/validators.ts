// Compiles schemas to validators. The only file that knows ajv; everyone else sees `Validate` and plain errors.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv, type Options } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import formatsPlugin from 'ajv-formats';
import { ELSEWHERE_WORDS, type Json, type Schema } from '../../core/index.ts';
import { stable } from '../model/hash.ts';
import { compacted } from './compact.ts';
import { namesInherited } from './inherited-names.ts';
import { memory, remembered } from './memory.ts';

const nodeRequire = createRequire(import.meta.url);

/** Strict about words and formats; content may use unions and may require what a branch declares. `$data` stays off. */
const OPTIONS: Options = {
  allErrors: true,
  allowUnionTypes: true,
  strict: true,
  strictTypes: false,
  strictRequired: false,
  strictTuples: false,
  // A member that the schema names may have a name as further ones have.
  allowMatchingProperties: true,
  // 19.99 is no multiple of 0.01 in the numbers of computers: a millionth of a step is none.
  multipleOfPrecision: 6,
  logger: false,
};

/** Which compiler made a text, and how: part of the cache's keys, so that an upgrade compiles anew. */
export const COMPILER = ['ajv', 'ajv-formats', '@rjsf/validator-ajv8', '@rjsf/utils']
  .map((name) => `${name}@${versionOf(name)}`)
  .concat(JSON.stringify(OPTIONS))
  .join(' ');

/** Which compiler makes the text of this schema, and how. */
export const compilerFor = (schema: Schema): string =>
  namesInherited(schema) ? `${COMPILER} ownProperties` : COMPILER;

const addFormats = formatsPlugin.default;

/** A file as a text, as RJSF writes it: its kind, its name, its bytes. */
const DATA_URL = /^data:[\w.+-]*(\/[\w.+-]*)?(;[\w-]+=[^;,]*)*;base64,[A-Za-z\d+/]*={0,2}$/;

const newAjv = (more: Options): Ajv => {
  const ajv = new Ajv({ ...OPTIONS, ...more });
  addFormats(ajv);
  ajv.addFormat('data-url', DATA_URL);
  // Judged by the judge itself, which leaves deleted rows out.
  ajv.addVocabulary(['uniqueBy']);
  // For whom an option is: said by meta-schemas, for those who read them.
  ajv.addVocabulary(['x-level']);
  // By what a service elsewhere may tell a member: said by contracts, for those who read its answers.
  ajv.addVocabulary([...ELSEWHERE_WORDS]);
  return ajv;
};

/** Source text of the check of one kind of content files: a CommonJS body whose `module.exports` is the check. */
export function compileMeta(meta: Schema): string {
  const ajv = newAjv({ verbose: true, code: { source: true, esm: false, lines: false } });
  return standalone(ajv, ajv.compile(meta));
}

/** Does the value satisfy the schema? Undefined where the schema cannot be compiled. For lints, not for forms. */
export function satisfies(schema: Schema, value: Json): boolean | undefined {
  return remembered(satisfied, `${stable(schema)}\n${stable(value)}`, () => {
    try {
      return quick.validate(schema, value);
    } catch {
      return undefined;
    } finally {
      quick.removeSchema(schema);
    }
  });
}

const quick = newAjv({ allErrors: false, messages: false });

/** Content is checked again with each edit, which leaves nearly all of it as it was. */
const satisfied = memory<boolean | undefined>(5000);

/**
 * Source text of a form's validator: a CommonJS body with `exports.validate`, without eval and without texts.
 * Throws where ajv refuses the schema.
 */
export function compileValidator(schema: Schema): string {
  const ajv = newAjv({
    messages: false,
    ownProperties: namesInherited(schema),
    code: { source: true, esm: false, lines: false },
  });
  ajv.addSchema(schema, 'form');
  return compacted(standalone(ajv, { validate: 'form' }), schema);
}

/** Nothing beside the text itself is asked for, and the first fault is enough: an answer is taken or refused as a whole. */
const ANSWER_OPTIONS: Options = {
  allErrors: false,
  messages: false,
  strict: false,
  // Contracts passed their meta-schema before.
  meta: false,
  validateSchema: false,
  validateFormats: false,
  // Counting characters otherwise would ask for a helper.
  unicode: false,
  logger: false,
  code: { source: true, esm: true, lines: false },
};

/**
 * The ES module that checks the answers of one call: its default export says whether one fits, and keeps why not.
 * Throws where the check would need more than its own text.
 */
export function compileAnswerCheck(schema: Schema): string {
  const ajv = new Ajv(ANSWER_OPTIONS);
  const code = standalone(ajv, ajv.compile(schema));
  if (/\brequire\(/.test(code))
    throw new Error('an answer is compared with a whole object or list');
  // A module is strict by itself, and its one export is enough.
  return code.slice(code.indexOf('export default '));
}

/** Why ajv refuses a schema, in its own words. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * The ES module served to browsers. `exports.validate` returns every error; `exports.rjsf` holds RJSF's own
 * validators of a live form, keyed as its `createPrecompiledValidator` wants them.
 */
export function validatorsModule(validatorCode: string, liveCodes: readonly string[]): string {
  // The browser compiles it while it arrives, and not when the first answer is judged (decision 0124).
  const whole = '//# allFunctionsCalledOnLoad';
  return `${whole}\nexport default function (supply) {\n${moduleBody(validatorCode, liveCodes)}\n}\n`;
}

/** The same, and the form that it judges beside it: `WholeForm` of the runtime's screen. */
export function wholeModule(validatorsCode: string, bundle: string): string {
  const [head, body] = validatorsCode.split('export default ');
  if (body === undefined) throw new Error('validators without their export');
  const text = bundle.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `${head}export default { bundle: JSON.parse('${text}'), make: ${body.trimEnd()} };\n`;
}

function moduleBody(validatorCode: string, liveCodes: readonly string[]): string {
  const live = liveCodes.map(
    (code) => `Object.assign(rjsf, (function (exports) {\n${code}\nreturn exports;\n})({}));`,
  );
  return [
    // Bundlers differ in whether a CommonJS helper arrives as its module or as its default export.
    "const require = (id) => { const it = supply(id); return typeof it === 'function' && !it.default ? { default: it } : it; };",
    'const made = (function (exports) {',
    validatorCode,
    'return exports;',
    '})({});',
    'const raw = made.validate;',
    'const exports = { validate: (answers) => (raw(answers) ? [] : raw.errors) };',
    ...(live.length > 0 ? ['const rjsf = {};', ...live, 'exports.rjsf = rjsf;'] : []),
    'return exports;',
  ].join('\n');
}

/** Version by the package's own file, found beside its entry: not every package lets its package.json be required. */
function versionOf(name: string): string {
  const entry = nodeRequire.resolve(name).replaceAll('\\', '/');
  const folder = entry.slice(0, entry.lastIndexOf(`node_modules/${name}/`));
  const { version } = JSON.parse(
    readFileSync(`${folder}node_modules/${name}/package.json`, 'utf8'),
  );
  return String(version);
}
