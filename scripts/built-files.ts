// Which modules make up which files of a build. What every form needs is one of them: left to itself the bundler makes
// forty, and small files compress badly (173 kB a page instead of 185; decision 0052).

/** Rooms of the runtime that a form draws on from its first moment. */
const ROOMS =
  /\/(runtime\/(core|react)\/|app\/(host\/(?!DraftedForm|open-drafted)|widgets\/index))/;

/** Their parts that come later, if at all: other looks, heavy widgets, rare questions. */
const LATER =
  /\/runtime\/(core\/(views|model\/record|values\/(file-kinds|names|nearest|tones)|form\/review|widgets\/descriptors|answers\/(migrations|carry-over|sent|unknown-paths)|texts\/older|rules\/(plain-|no-|operators|comparisons|verdict|run-engine))|react\/(older-texts|live\/(?!plain-)|theme|wizard|table|record|summary\/(Summary|StoredFiles|Badge|RowState|value)))|\/react\/drafts\/(SaveAndExit|LeftOutList|ConflictQuestion|Disputes|conflict|join)|\/core\/answers\/merge|\/react\/(calls\/(read|forget-read|upload-calls)|widgets\/(date|moment|data-file|mask|password|asked|fill|live-check|remote-choices|address|waits|repeat|RepeatItem|row-|TableRow|list-rows|list-limits|ListFault|item-title|rjsf-field|upload|Upload|documents|DocumentRow|held-files|file-widgets|DeleteDialog|SetAside|UndoNote|removal|names-in-words|undone-rows|tick-all|many-choices|ListHead))|\/parts\/(save-blob|Tabs)/;

/** Their parts that pages without a form need too, or that a library imports: a file must not import in a circle. */
const EARLIER =
  /\/runtime\/(react\/(templates|tree\/plain-equal|calls\/(question|forgetting))|core\/(index|model\/errors|values\/(paths|envelope|row-origin|dates|values|mask|phone|formats)|texts\/(texts|program|helpers))|react\/(index|parts\/(Button|Icon|Markdown|on-demand|printing)))\.tsx?$/;

/** What RJSF's field of objects draws on: small modules that compress badly alone. */
const RJSF =
  /\/node_modules\/@rjsf\/(core\/lib\/components\/(constants|fields\/ObjectField)|utils\/lib\/(pathUtils|orderProperties|shouldRenderOptionalField|toFieldPathId|getUiOptions|getSchemaType|isObject|getTemplate|guessType|isRootSchema|useDeepCompareMemo|isFormDataAvailable|deepEquals|getPropertySchema|constants|idGenerators|getInputProps|rangeSpec|getDecimalSeparator))\.js/;

const PACKAGES = /\/node_modules\/(ajv\/dist\/runtime|fast-deep-equal)\//;

/** Does this module belong to the file of every form? `id` is its path, with a query perhaps. */
function isInFormFile(id: string): boolean {
  const path = id.replaceAll('\\', '/').replace(/\?.*/, '');
  if (PACKAGES.test(path) || RJSF.test(path)) return true;
  return /\.(tsx?|cjs)$/.test(path) && ROOMS.test(path) && !LATER.test(path) && !EARLIER.test(path);
}

/** What every page draws on, with or without a form: in files of their own they cost 2 kB more. They import no other of ours. */
const CORE =
  /\/(runtime\/(core\/(index|model\/errors|values\/(paths|envelope|row-origin|dates|values|mask|phone|formats)|texts\/(texts|program|helpers))|react\/(index|templates|tree\/plain-equal|calls\/forgetting|parts\/(Button|Icon|Markdown|on-demand)))|app\/(portal|calls\/(clients|refusal|sentences)|session\/(leaving|selectors)))\.tsx?$/;

/** What the bundler would put into small files of their own. */
const BEGINNING = /\/node_modules\/(react|react-router|react-router-dom)\//;

/** Does this module belong to the file that every page begins with? */
const isInCoreFile = (id: string): boolean => {
  const path = id.replaceAll('\\', '/').replace(/\?.*/, '');
  return CORE.test(path) || BEGINNING.test(path);
};

/** What asks for all that a page needs, before anything else is there: it imports nothing that is not in it. */
const AHEAD = /\/app\/(begin|ahead|addresses|pages|released|errors)\.ts$|vite\/preload-helper/;

const isInFirstFile = (id: string): boolean => AHEAD.test(id.replaceAll('\\', '/'));

/** What forms with lists draw on, and uploads and coverages in part: apart, they are five files. Cards are one more: a table waits for less. */
const LISTS =
  /\/runtime\/react\/widgets\/(item-title|row-table|row-window|row-sizes|TableRow|list-(rows|limits)|removal|ListHead|DeleteDialog|UndoNote|undone-rows|SetAside|names-in-words)\.tsx?$/;

/** Does this module belong to the file of forms that have lists? */
const isInListFile = (id: string): boolean => LISTS.test(id.replaceAll('\\', '/'));

/** How a state looks, and which plan it is of: small parts of several tables. Each file costs every page its name. */
const MARKS =
  /\/(runtime\/(core\/values\/tones|react\/summary\/(Badge|RowState))|app\/widgets\/plan-class)\.tsx?$/;

/** What coverages and areas of practice share. */
const COVERAGES =
  /\/(app\/widgets\/(catalogue|coverage\/(rows|view))|react\/widgets\/tick-all)\.tsx?$/;

/** What puts a file onto the disk. */
const SAVING = /\/(runtime\/react\/parts\/save-blob|app\/widgets\/documents\/save-document)\.tsx?$/;

/** What is known of files that are sent, and what sends them. */
const UPLOADS = /\/runtime\/react\/(calls\/upload-calls|widgets\/held-files)\.tsx?$/;

const isOfUploads = (id: string): boolean => UPLOADS.test(id.replaceAll('\\', '/'));
const isSaving = (id: string): boolean => SAVING.test(id.replaceAll('\\', '/'));
const isMark = (id: string): boolean => MARKS.test(id.replaceAll('\\', '/'));
const isOfCoverages = (id: string): boolean => COVERAGES.test(id.replaceAll('\\', '/'));

/** How modules become files, in the portal and in the page that the benchmark measures. */
export const ROLLDOWN = {
  output: {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: 'begin', test: isInFirstFile },
        { name: 'core', test: isInCoreFile },
        { name: 'form', test: isInFormFile },
        { name: 'lists', test: isInListFile },
        { name: 'marks', test: isMark },
        { name: 'coverages', test: isOfCoverages },
        { name: 'saving', test: isSaving },
        { name: 'uploads', test: isOfUploads },
        { name: 'form-page', test: /\/app\/pages\/form\/(FormPage|Thanks|open-generic)\.tsx?$/ },
      ],
    },
  },
  treeshake: {
    // Our rooms do nothing on import but define things, so an unused export drops its
    // whole module; doors bring style sheets along.
    moduleSideEffects: [
      { test: /[\\/](main\.tsx|begin\.ts|index\.ts|.*\.css)$/, sideEffects: true },
      { test: /[\\/](runtime|app)[\\/].*\.tsx?$/, sideEffects: false },
    ],
  },
};
