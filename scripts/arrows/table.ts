// The plan of the house as data: rooms, which may look into which, who may know a library, who may know Node.

export interface Room {
  readonly path: string;
  /** Rooms it may import, through their doors. */
  readonly imports: readonly string[];
  /** May it import Node's own modules? */
  readonly node: boolean;
  /** May it reach past the doors of other rooms? Only what nothing imports may. */
  readonly anyDoor?: true;
}

/** Every room that holds code. The longest path that fits a file is its room. */
export const ROOMS: readonly Room[] = [
  { path: 'runtime/core', imports: [], node: false },
  { path: 'runtime/content', imports: ['runtime/core'], node: true },
  { path: 'runtime/react', imports: ['runtime/core'], node: false },
  { path: 'app', imports: ['runtime/react', 'runtime/core', 'schemas'], node: false },
  { path: 'server', imports: ['runtime/content', 'runtime/core', 'schemas'], node: true },
  { path: 'schemas', imports: [], node: false },
  {
    path: 'scripts',
    imports: ['runtime/core', 'runtime/content', 'server', 'schemas'],
    node: true,
    anyDoor: true,
  },
  {
    path: 'tests',
    imports: [
      'runtime/core',
      'runtime/content',
      'runtime/react',
      'app',
      'server',
      'scripts',
      'schemas',
    ],
    node: true,
    anyDoor: true,
  },
];

/** What stands in a doorway: one index, a style sheet, or generated types of contracts and names. */
export const DOORS = [
  /^index\.tsx?$/,
  /^styles\/[\w-]+\.css$/,
  /^(calls\/)?[\w.-]+\.gen\.d\.ts$/,
  /\.json$/,
];

/** Libraries that only some files may know. `*` at the end of a library covers its sub-paths and scope. */
export const LIBRARIES: readonly {
  readonly library: RegExp;
  readonly name: string;
  readonly known: readonly RegExp[];
}[] = [
  {
    name: 'ajv',
    library: /^ajv(-formats|-cli)?(\/|$)/,
    known: [/^runtime\/content\/schema\/validators\.ts$/, /^runtime\/react\/load\/modules\.ts$/],
  },
  {
    name: 'json-rules-engine',
    library: /^json-rules-engine(\/|$)/,
    known: [/^runtime\/core\/rules\/run-engine\.ts$/],
  },
  { name: 'jsonpath-plus', library: /^jsonpath-plus(\/|$)/, known: [] },
  {
    name: 'handlebars',
    library: /^handlebars$/,
    known: [/^runtime\/content\/texts\/templates\.ts$/],
  },
  {
    name: 'handlebars/runtime',
    library: /^handlebars\/runtime$/,
    known: [/^runtime\/core\/texts\/older\.ts$/],
  },
  {
    name: 'jsonc-parser',
    library: /^jsonc-parser$/,
    known: [/^app\/pages\/studio\/files\//, /^runtime\/content\/read\/json-(fault|lines)\.ts$/],
  },
  {
    name: 'diff',
    library: /^diff$/,
    known: [/^app\/pages\/studio\/sentences\/compared-words\.ts$/],
  },
  { name: 'mdast', library: /^mdast/, known: [/^runtime\/content\/texts\/markdown\.ts$/] },
  {
    name: 'recheck',
    library: /^recheck(\/|$)/,
    known: [/^runtime\/content\/schema\/pattern-speed\.ts$/, /^scripts\/patterns\/prove\.ts$/],
  },
  {
    name: '@rjsf',
    library: /^@rjsf\//,
    known: [/^runtime\/react\//, /^runtime\/content\/compile\/live-worker\.mjs$/],
  },
  {
    name: 'the database',
    library: /^(kysely|pg|@electric-sql\/pglite)(\/|$)/,
    known: [/^server\/store\//],
  },
  { name: 'fastify', library: /^@?fastify(\/|$)/, known: [/^server\//] },
  {
    name: 'prom-client',
    library: /^prom-client$/,
    known: [/^server\/watching\/metrics\.ts$/],
  },
  {
    name: '@opentelemetry',
    library: /^@opentelemetry\//,
    known: [/^server\/watching\/tracing\.ts$/],
  },
  { name: 'env-schema', library: /^env-schema$/, known: [/^server\/settings\/read\.ts$/] },
  { name: 'argon2', library: /^@node-rs\/argon2$/, known: [/^server\/accounts\/hashing\.ts$/] },
  { name: 'otpauth', library: /^otpauth$/, known: [/^server\/accounts\/totp\.ts$/] },
  { name: 'uqr', library: /^uqr$/, known: [/^app\/pages\/account\/QrCode\.tsx$/] },
  // Loaded by whoever opens a file as text, and by nobody else.
  {
    name: 'CodeMirror',
    library: /^(@codemirror|@lezer)\//,
    known: [/^app\/pages\/studio\/files\//],
  },
  { name: 'yazl', library: /^yazl$/, known: [/^server\/received\/zip\.ts$/] },
  {
    name: 'fontkit',
    library: /^fontkit$/,
    known: [/^server\/services\/documents\/fonts\.ts$/],
  },
  // Kept out of the thread that answers calls, out of what a start loads, and out of every page until photos become a PDF.
  {
    name: 'pdf-lib',
    library: /^pdf-lib$/,
    known: [
      /^server\/services\/workers\/pdf\//,
      /^runtime\/react\/widgets\/files\/photos\/photo-pdf\.ts$/,
    ],
  },
  { name: 'pdfmake', library: /^pdfmake(\/|$)/, known: [/^server\/services\//] },
  {
    name: 'React',
    library: /^(react|react-dom|react-router-dom|@mui|@emotion|@tanstack\/react-virtual|swr)(\/|$)/,
    known: [/^runtime\/react\//, /^app\//],
  },
];

/** Split a file at this many lines; style sheets too. */
export const MOST_LINES = 300;
/** Split a function at this many lines; what tests pass to `describe` is no function in this sense. */
export const MOST_FUNCTION_LINES = 60;
/** Generated, vendored, or measured elsewhere. */
export const NOT_OURS =
  /(^|\/)(node_modules|dist|data)\/|\.gen\.(d\.)?ts$|^tests\/(bench|fixtures)\/|jsonpath-refused\//;

/** The room a file lies in. */
export const roomOf = (file: string): Room | undefined =>
  ROOMS.filter(({ path }) => file.startsWith(`${path}/`)).sort(
    (a, b) => b.path.length - a.path.length,
  )[0];
