// The patterns of the meta-schemas in the words of whoever writes content: nobody is shown a regular expression.

const NAME = 'Letters first, then letters, digits, - and _; no spaces and no dots.';
const MOMENT =
  'Write "start", "edit", "leave", "submit", or "leave:" with the name of a section, as "leave:main".';
const DOCUMENT = 'Write the key of a long text: "documents." and the name of its file.';
const NEIGHBOUR = 'Write a field of the same row with ./ before it, as "./city".';

/** Pattern → how it is written, with an example. */
const SHAPES: Readonly<Record<string, string>> = {
  '^[A-Za-z][A-Za-z0-9_-]*$': NAME,
  '^[a-zA-Z]+$': 'Letters only, without spaces.',
  '^[a-z][A-Za-z0-9]*$': 'A small letter first, then letters and digits only.',
  '^[a-z][a-z0-9-]*$': 'Small letters, digits and hyphens, as "office-survey".',
  '^[a-z][a-z0-9_-]*$': 'Small letters, digits, - and _, as "main".',
  '^[a-z][a-z0-9-]*\\.[^.\\s]+$':
    'Write the form and the name of its rule with a dot between, as "application.travel-shows-city".',
  '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$':
    'Write the table and the column of the record with a dot between, as "credential.bar_number".',
  '^[a-z0-9]+(-[a-z0-9]+)*$':
    'Small letters and digits with hyphens between, as "travel-shows-city".',
  '^[^.\\s]+(\\.[^.\\s]+)*$':
    'Write the name of a field as the schema has it, without spaces; dots lead into a group or row, as "costs.0.amount".',
  '^/?[^\\s/]\\S*$': 'Write a path without spaces, as "getCounty.php".',
  '^(start|edit|leave|submit|leave:[a-z][a-z0-9_-]*)$': MOMENT,
  '^((not|everyFact|someFact|everyValue|someValue|swap):)+[A-Za-z]+$':
    'Write an operator, with words such as "not:" before it.',
  '^/': 'Begin it with /: an address of this site, as "/thanks", or a field of the form, as "/city".',
  '^/([^/\\\\\\s].*)?$':
    'Write an address of this site, with members of the row in braces, as "/cases/{number}".',
  '^\\.?/': 'Write /field for a field of the form, ./field for one beside this.',
  '^\\./': NEIGHBOUR,
  '^(\\.?/|context\\.)':
    'Write /field for a field of the form, ./field for one beside this, or context. and what is known besides.',
  '^(pages|documents)\\.':
    'Write the key of a long text: "pages." or "documents." and the name of its file.',
  '^context\\.': 'Write "context." and what is known besides, as "context.about".',
  '^[a-il-tv-z]$':
    'Write one small letter; j and k lead from one thing to the next, and u takes back.',
  '^[A-Z0-9]+$': 'Write capital letters and digits only, as "INV".',
  '^documents\\.': DOCUMENT,
  '^(today|\\.?/.+|[0-9]{4}-[0-9]{2}-[0-9]{2})$':
    'Write "today", a day as 2030-01-31, or the field that says it: /field from the top, ./field beside this.',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2})?$':
    'Write a day as "2030-01-31", or a day and a time of 24 hours as "2030-01-31T17:00".',
  '^[A-Za-z_]+(/[A-Za-z_+0-9-]+)*$': 'Write the name of a time zone, as "Europe/Rome".',
  '^[a-z]+/[a-z0-9.+-]+$': 'Write a media type, as "application/pdf".',
  '^\\.[a-z0-9]+$': 'Write an ending with its dot, in small letters, as ".pdf".',
  '^[\\u0000-\\u00ff]+$': 'Write a sign for each byte that such a file begins with.',
  '^[a-z][A-Za-z]*(\\.[A-Za-z0-9_-]+)+$':
    'Write the full key of a message, as "server.login.failed".',
  '^[a-z][A-Za-z]*(\\.[A-Za-z0-9_-]+)*(\\.\\*)?$':
    'Write the full key of a message, or the beginning of several with .* at its end.',
  '^[a-z][A-Za-z]*(\\.[A-Za-z0-9_-]+)+(\\.\\*)?$':
    'Write the full key of a message, or the beginning of several with .* at its end.',
  '^[A-Za-z][A-Za-z0-9_]*(\\.[A-Za-z][A-Za-z0-9_]*)*$':
    'Write a name of letters, digits and _; dots lead into a group, as "contact.phone".',
  '^(\\$schema|[\\p{L}\\p{N}_@$][^\\s.]*( [^\\s.]+)*(\\.[^\\s.]+( [^\\s.]+)*)*\\.?)$':
    'Write names with single dots between, as "name.label".',
};

/** How a text is written that must fit the pattern; undefined for a pattern that stands nowhere. */
export const shapeOf = (pattern: string): string | undefined =>
  Object.hasOwn(SHAPES, pattern) ? SHAPES[pattern] : oneOf(pattern);

/** A pattern that is a list of names, such as the options that a widget reads. */
function oneOf(pattern: string): string | undefined {
  if (!pattern.startsWith('^(') || !pattern.endsWith(')$')) return undefined;
  const names = pattern.slice(2, -2).split('|');
  if (!names.every((name) => /^[A-Za-z0-9_-]+$/.test(name))) return undefined;
  return `Write one of ${names.map((name) => `"${name}"`).join(', ')}.`;
}
