// Makes the schema of the whole form of its sections: one flat set of answers runs through all of them.
import { isObject, type Schema } from '../../core/index.ts';

/** Words of a section that speak of its own fields only, or that would forbid the fields of its neighbours. */
const OWN = new Set([
  'type',
  'properties',
  'required',
  'default',
  'additionalProperties',
  'propertyNames',
]);

/** Properties and requirements join; whatever else a section says of its root holds besides. */
export function mergeSections(sections: readonly Schema[]): Schema {
  const [only] = sections;
  // Nobody's neighbour may say what further names hold.
  if (only !== undefined && sections.length === 1 && takesOthers(only)) return withoutDefault(only);
  const rest = sections
    .map((section) =>
      Object.fromEntries(Object.entries(section).filter(([word]) => !OWN.has(word))),
    )
    .filter((section) => Object.keys(section).length > 0);
  const required = [...new Set(sections.flatMap((section) => section.required ?? []))];
  return {
    type: 'object',
    properties: Object.assign({}, ...sections.map((section) => section.properties ?? {})),
    ...(required.length > 0 ? { required } : {}),
    ...(rest.length > 0 ? { allOf: rest } : {}),
  };
}

const takesOthers = ({ additionalProperties, patternProperties }: Schema): boolean =>
  isObject(additionalProperties) || isObject(patternProperties);

const withoutDefault = ({ default: _default, ...section }: Schema): Schema => ({
  type: 'object',
  ...section,
});
