// Which modules every form needs. They are built into one file: left to itself the bundler makes forty of them, and
// small files compress badly (173 kB a page instead of 185; decision 0052).

/** Rooms of the runtime that a form draws on from its first moment. */
const ROOMS = /\/(runtime\/(core|react)\/|app\/(host\/|widgets\/index))/;

/** Their parts that come later, if at all: other looks, heavy widgets, rare questions. */
const LATER =
  /\/runtime\/(core\/views|react\/(live|theme|wizard|summary\/(Summary|value)))|\/react\/drafts\/(SaveAndExit|ConflictQuestion|conflict|join)|\/core\/answers\/merge|\/react\/widgets\/(address|waits|repeat|RepeatItem|row-|TableRow|list-rows|ListFault|rjsf-field|upload|Upload|DeleteDialog)|\/parts\/save-blob/;

/** Their parts that pages without a form need too, or that a library imports: a file must not import in a circle. */
const EARLIER =
  /\/runtime\/(react\/(tree\/plain-equal|calls\/question)|core\/(index|model\/errors|values\/(paths|envelope|row-origin|dates|values|mask|phone|formats)|texts\/texts)|react\/index)\.ts/;

const PACKAGES = /\/node_modules\/(json-rules-engine|clone|ajv\/dist\/runtime|fast-deep-equal)\//;

/** Does this module belong to the file of every form? `id` is its path, with a query perhaps. */
export function isInFormFile(id: string): boolean {
  const path = id.replaceAll('\\', '/').replace(/\?.*$/, '');
  if (PACKAGES.test(path)) return true;
  return /\.(tsx?|cjs)$/.test(path) && ROOMS.test(path) && !LATER.test(path) && !EARLIER.test(path);
}
