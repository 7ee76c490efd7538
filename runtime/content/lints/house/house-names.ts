// Lint: roles, callers, services and the parts of formats are those that the house declares.
import { FORMATS, nearestOf } from '../../../core/index.ts';
import { HOUSE_FILE, type House } from '../../model/house.ts';
import type { LinkedForm, Model } from '../../model/model.ts';
import { didYouMean, type Report } from '../../read/faults.ts';
import type { WholeLint } from '../common/lint.ts';
import { placesForRoles } from '../common/places-for-roles.ts';

/** A name that stands somewhere, and those it may be. */
interface Named {
  readonly file: string;
  readonly place: string;
  readonly name: string;
  readonly known: readonly string[];
  /** What it should be one of: "a role". */
  readonly kind: string;
}

export const houseNames: WholeLint = ({ model, report }) => {
  if (model.unread.has(HOUSE_FILE)) return;
  const { house } = model;
  const found: Named[] = [
    ...model.forms.map(({ file, form }) => ({
      file,
      place: '/access',
      name: form.access,
      known: Object.keys(house.roles),
      kind: 'a role',
    })),
    ...model.forms.flatMap((form) => rolesOfReaders(form, house)),
    ...model.forms.flatMap((form) => rolesOfPlaces(form, house)),
    ...[...model.calls.values()].flatMap(({ id, auth, base }) => {
      const file = `schemas/calls/${id}.json`;
      const callers = Object.keys(house.callers);
      return [
        { file, place: '/auth', name: auth, known: callers, kind: 'a kind of caller' },
        { file, place: '/base', name: base, known: house.bases, kind: 'a service' },
      ];
    }),
    ...Object.entries(house.callers).flatMap(([caller, { roles = [] }]) =>
      roles.map((name, at) => ({
        file: HOUSE_FILE,
        place: `/callers/${caller}/roles/${at}`,
        name,
        known: Object.keys(house.roles),
        kind: 'a role',
      })),
    ),
    ...house.apart.map((name, at) => ({
      file: HOUSE_FILE,
      place: `/apart/${at}`,
      name,
      known: firstWords(model),
      kind: 'the first word of a message or call',
    })),
    ...Object.entries(house.formatFiles).map(([format, made]) => {
      const at = { file: HOUSE_FILE, place: `/formats/${format}/${'of' in made ? 'of' : 'table'}` };
      return 'of' in made
        ? { ...at, name: made.of, known: Object.keys(FORMATS), kind: 'a format' }
        : { ...at, name: made.table, known: house.tables, kind: 'a table' };
    }),
  ];
  checkTimeZone(house.timeZone, report);
  for (const { file, place, name, known, kind } of found) {
    if (known.includes(name)) continue;
    const near = nearestOf(name, known);
    report({
      code: 'unknown-name',
      file,
      place,
      message: `"${name}" is not ${kind} of this house.`,
      remedy: didYouMean(near, `Known are: ${known.join(', ')}. ${HOUSE_FILE} declares them.`),
      nearest: near,
    });
  }
};

/** Whoever reads what a form received is of a role that has roles of its own, or is one of these. */
function rolesOfReaders({ file, form }: LinkedForm, { roles }: House): readonly Named[] {
  const parted = new Set(Object.values(roles).map(({ who }) => who));
  const known = Object.keys(roles).filter(
    (role) => parted.has(role) || Object.hasOwn(roles, roles[role]?.who ?? ''),
  );
  return (['by', 'personal'] as const).flatMap((word) =>
    (form.received?.[word] ?? []).map((name, at) => ({
      ...{ file, place: `/received/${word}/${at}`, name, known },
      kind: 'a role that reads what others send',
    })),
  );
}

/** Whom sections and fields are for. */
const rolesOfPlaces = (form: LinkedForm, { roles }: House): readonly Named[] =>
  placesForRoles(form).flatMap(({ file, place, own }) =>
    (['seen', 'changed'] as const).flatMap((word) =>
      (own[word] ?? []).map((name, at) => ({
        ...{ file, place: `${place}/${word}/${at}`, name },
        ...{ known: Object.keys(roles), kind: 'a role' },
      })),
    ),
  );

/** By what messages and calls begin. */
const firstWords = ({ messages, calls }: Model): readonly string[] => [
  ...new Set([
    ...[...messages.keys()].map((key) => key.slice(0, key.indexOf('.'))),
    ...[...calls.keys()].map((id) => id.split('_')[0] ?? id),
  ]),
];

/** A name that is written well may still be no time zone. */
function checkTimeZone(timeZone: string, report: Report): void {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone });
  } catch {
    const near = nearestOf(timeZone, Intl.supportedValuesOf('timeZone'));
    report({
      code: 'unknown-name',
      file: HOUSE_FILE,
      place: '/timeZone',
      message: `"${timeZone}" is no time zone.`,
      remedy: didYouMean(near, 'Write one by its region and city, as "Europe/Rome".'),
      nearest: near,
    });
  }
}
