// Every way a request is spoilt in one place: generated from the contract of its call, from the form it carries and from what it holds.
import type { InjectOptions } from 'fastify';
import {
  type FormBundle,
  isList,
  isObject,
  type Json,
  type JsonObject,
} from '../../../runtime/core/index.ts';
import type { Contract } from '../../../server/calls/contracts.ts';
import { declaredIn, optionsOf, type Part, type Recorded } from './request.ts';
import { BODIES, FILE_NAMES, HEADERS, NAMES, type Spelled, TEXTS, VALUES } from './values.ts';

/** One request to try, and what is wrong with it. */
export interface Mutant {
  readonly what: string;
  /** Made when it is sent: all of them at once, at a million characters each, are more than a process holds. */
  readonly options: () => InjectOptions;
}

/** Whose answers a request carries, and where. */
export interface Carried {
  readonly form: FormBundle;
  readonly at: Place;
}

export type Place = readonly (string | number)[];

/** All of them. */
export function mutantsOf(
  contract: Contract,
  request: Recorded,
  carried: readonly Carried[],
): readonly Mutant[] {
  const changed = (what: string, change: Parameters<typeof optionsOf>[1]): Mutant => ({
    what,
    options: () => optionsOf(request, change),
  });
  return [
    ...bodyMutants(contract, request, carried).map(([what, body]) => changed(what, { body })),
    ...queryMutants(contract, request).map(([what, query]) => changed(what, { query })),
    ...pathMutants(contract, request).map(([what, path]) => changed(what, { path })),
    ...partMutants(request).map(([what, parts]) => changed(what, { parts })),
    ...Object.entries(HEADERS).flatMap(([name, values]) =>
      values.map((value) => changed(`${name}: ${brief(value)}`, { headers: { [name]: value } })),
    ),
    changed('nobody’s', { cookies: {}, headers: { authorization: '' } }),
  ];
}

/** A text as it is told. */
export const brief = (text: string): string => {
  const shown = JSON.stringify(text);
  return shown.length > 60 ? `${shown.slice(0, 60)}… (${text.length})` : shown;
};

function bodyMutants(
  contract: Contract,
  { body, method }: Recorded,
  carried: readonly Carried[],
): readonly (readonly [string, string])[] {
  if (method === 'GET') return [];
  const whole = BODIES.map((text) => [`body ${brief(text)}`, text] as const);
  if (body === undefined) return whole;
  const places = placesIn(contract, body, carried);
  const values = places.flatMap((place) =>
    VALUES.map(
      (value) =>
        [`/${place.join('/')} = ${brief(value)}`, spelledWith(body, place, value)] as const,
    ),
  );
  const objects = [[], ...places.filter((place) => isObject(valueAt(body, place)))];
  const names = objects.flatMap((place) =>
    NAMES.flatMap((name) =>
      ['"a"', '{"a":{}}', 'null'].map(
        (value) =>
          [
            `/${[...place, brief(name)].join('/')} = ${value}`,
            spelledWith(body, [...place, name], value),
          ] as const,
      ),
    ),
  );
  return [...whole, ...values, ...names];
}

/** Deeper than this, and beyond the first two of a list, everything is like what is there already. */
const DEEPEST = 5;
const ROWS = 2;

function placesOf(value: Json, at: Place = []): readonly Place[] {
  const members: readonly (readonly [string | number, Json])[] = isList(value)
    ? value.slice(0, ROWS).map((item, index) => [index, item] as const)
    : isObject(value)
      ? Object.entries(value).flatMap(([name, member]) =>
          member === undefined ? [] : [[name, member] as const],
        )
      : [];
  const inside =
    at.length < DEEPEST ? members.flatMap(([name, member]) => placesOf(member, [...at, name])) : [];
  return at.length === 0 ? inside : [at, ...inside];
}

function declaredPlaces(properties: JsonObject, at: Place = []): readonly Place[] {
  return Object.entries(properties).flatMap(([name, schema]) => {
    const place = [...at, name];
    const inside = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
    return [place, ...declaredPlaces(inside, place)];
  });
}

const fieldsOf = ({ form, at }: Carried): readonly Place[] =>
  Object.keys(form.fields).map((pointer) => [
    ...at,
    ...pointer
      .split('/')
      .slice(1)
      .map((step) => (step === '*' ? 0 : step)),
  ]);

/** Every place of a body that is known of: what is there, what the contract names, and the fields of its forms. */
export function placesIn(
  contract: Contract,
  body: Json,
  carried: readonly Carried[],
): readonly Place[] {
  const places = new Map<string, Place>();
  for (const place of [
    ...placesOf(body),
    ...declaredPlaces(declaredIn(contract)),
    ...carried.flatMap(fieldsOf),
  ])
    places.set(place.join('/'), place);
  return [...places.values()];
}

function valueAt(value: Json | undefined, place: Place): Json | undefined {
  return place.reduce<Json | undefined>((inner, step) => {
    if (isList(inner)) return inner[Number(step)];
    return isObject(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined;
  }, value);
}

/** Whatever is on the way there and is missing comes to be; the value is put in as it is spelled. */
export function spelledWith(value: Json | undefined, place: Place, spelled: Spelled): string {
  const [step, ...rest] = place;
  if (step === undefined) return spelled;
  if (typeof step === 'number') {
    const items = isList(value) ? value : [];
    const before = items.slice(0, step).map((item) => JSON.stringify(item));
    const after = items.slice(step + 1).map((item) => JSON.stringify(item));
    return `[${[...before, spelledWith(items[step], rest, spelled), ...after].join(',')}]`;
  }
  const members = isObject(value) ? Object.entries(value) : [];
  const others = members
    .filter(([name, member]) => name !== step && member !== undefined)
    .map(([name, member]) => `${JSON.stringify(name)}:${JSON.stringify(member)}`);
  const inner = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  return `{${[...others, `${JSON.stringify(step)}:${spelledWith(inner, rest, spelled)}`].join(',')}}`;
}

/** As a query can spell it: half a character it cannot. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}

function queryMutants(contract: Contract, { query, method }: Recorded) {
  const declared = method === 'GET' ? Object.keys(declaredIn(contract)) : [];
  const names = new Set([...query.map(([name]) => name), ...declared, '__proto__', 'a[b]']);
  return [...names].flatMap((name) => {
    const others = query.filter(([other]) => other !== name);
    const rest = others.map(([other, value]) => `${encoded(other)}=${encoded(value)}&`).join('');
    const texts = TEXTS.map((text) => [
      `?${name}=${brief(text)}`,
      `${rest}${encoded(name)}=${encoded(text)}`,
    ]);
    const odd = ['%zz', '%ff', '+', `a&${name}=b`, '[]', 'a'.repeat(8000)];
    return [
      ...texts,
      ...odd.map((text) => [`?${name}=${brief(text)}`, `${rest}${encoded(name)}=${text}`]),
      [`?${name}[a]=b`, `${rest}${encoded(name)}[a]=b`],
      [`without ${name}`, rest],
    ] as [string, string][];
  });
}

function pathMutants(
  { path }: Contract,
  request: Recorded,
): readonly (readonly [string, string])[] {
  const steps = request.path.split('/');
  const declared = path.replace(/^\//, '').split('/');
  const first = steps.length - declared.length;
  return declared.flatMap((step, at) => {
    if (!step.startsWith(':')) return [];
    return [...TEXTS.map(encoded), '%zz', '%ff', '%2f', '..;', '.', 'a'.repeat(4000)].map(
      (text) => {
        const spoilt = steps.map((own, index) => (index === first + at ? text : own));
        return [`${step} = ${brief(text)}`, spoilt.join('/')] as const;
      },
    );
  });
}

export const named = (name: string, more = '') =>
  `Content-Disposition: form-data; name="${name}"${more}`;

function partMutants({ parts }: Recorded): readonly (readonly [string, readonly Part[]])[] {
  if (!parts) return [];
  const spoilt = parts.flatMap((part, at): readonly (readonly [string, readonly Part[]])[] => {
    const withPart = (one: Partial<Part>) =>
      parts.map((other, index) => (index === at ? { ...other, ...one } : other));
    const name = /name="([^"]*)"/.exec(part.head)?.[1] ?? '';
    const isFile = part.head.includes('filename=');
    const bodies = isFile
      ? [Buffer.alloc(0), Buffer.from('%PDF-1.7\n\u0000\ud83d'), Buffer.from('PK\u0003\u0004')]
      : TEXTS.map((text) => Buffer.from(text));
    return [
      ...bodies.map((body) => [`${name} = ${brief(body.toString())}`, withPart({ body })] as const),
      ...FILE_NAMES.map(
        (file) =>
          [
            `${name} named ${brief(file)}`,
            withPart({ head: named(name, `; filename="${file}"`) }),
          ] as const,
      ),
      ...NAMES.map(
        (other) => [`a part ${brief(other)}`, withPart({ head: named(other) })] as const,
      ),
      [`${name} twice`, [...parts, part]],
      [`without ${name}`, parts.filter((other) => other !== part)],
      [`${name} without a name`, withPart({ head: 'Content-Disposition: form-data' })],
      [`${name} without a head`, withPart({ head: 'X: y' })],
      [
        `${name} in another alphabet`,
        withPart({ head: `${named(name)}\r\nContent-Type: text/plain; charset=utf-7` }),
      ],
    ];
  });
  const many = Array.from(
    { length: 60 },
    () => parts[0] ?? { head: named('a'), body: Buffer.alloc(0) },
  );
  return [...spoilt, ['no part at all', []], ['sixty parts', many]];
}
