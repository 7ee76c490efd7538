// Of several shapes that an answer has none of, says what is wrong with the one it comes nearest to, not with all of them.
import type { SchemaError } from '../model/types.ts';

/** Each error names the part of the schema that found it. */
type Placed = SchemaError & { readonly schemaPath?: string };

/**
 * The errors without those of shapes that the answer does not mean. Where nothing tells which is meant, what all shapes
 * miss is said, else what the first one does: it is the one on the page. A choice that fits several shapes says so itself.
 */
export function nearestShapes(errors: readonly Placed[]): readonly Placed[] {
  let left = errors;
  // The inner choices come first, since ajv reports a choice after all that was tried for it.
  for (const choice of errors) {
    if (choice.keyword !== 'oneOf' && choice.keyword !== 'anyOf') continue;
    // Rows of one list are judged by the same part of the schema, each for itself.
    const inner = left.filter(
      ({ schemaPath = '', instancePath }) =>
        schemaPath.startsWith(`${choice.schemaPath}/`) &&
        `${instancePath}/`.startsWith(`${choice.instancePath}/`),
    );
    const nearestErrors = nearest(choice, inner);
    if (nearestErrors.length === 0) continue;
    const dropped = new Set([choice, ...inner.filter((one) => !nearestErrors.includes(one))]);
    left = left.filter((one) => !dropped.has(one));
  }
  return left;
}

function nearest(
  { schemaPath = '', instancePath }: Placed,
  inner: readonly Placed[],
): readonly Placed[] {
  const shapes = new Map<string, Placed[]>();
  for (const error of inner) {
    const shape = error.schemaPath?.slice(schemaPath.length + 1).split('/', 1)[0] ?? '';
    shapes.set(shape, [...(shapes.get(shape) ?? []), error]);
  }
  const all = [...shapes.values()];
  const fitting = all.filter((shape) => !shape.some(isOther(instancePath)));
  if (fitting.length === 0) return leastAtOdds({ schemaPath, instancePath }, all);
  const common = commonOf(fitting);
  return common.length > 0 ? common : (fitting[0] ?? []);
}

/** What every shape says. */
const commonOf = ([first = [], ...others]: readonly (readonly Placed[])[]): readonly Placed[] =>
  first.filter((one) => others.every((shape) => shape.some(isSame(one))));

/**
 * Where the answer is at odds with every shape: what all say of it; else what the shape says to which the fewest answers are
 * wrong. Of shapes that depend on a member, that member is right: it was chosen to choose among them.
 */
function leastAtOdds(
  { schemaPath, instancePath }: Required<Pick<Placed, 'schemaPath' | 'instancePath'>>,
  all: readonly (readonly Placed[])[],
): readonly Placed[] {
  const inside = all.filter((shape) => !shape.some(isOfOtherType(instancePath)));
  const common = commonOf(inside);
  if (common.length > 0) return common;
  const [word, key] = schemaPath.split('/').slice(-3);
  const isKeyed = word === 'dependencies' && key !== undefined;
  const place = isKeyed ? `${instancePath}/${decodeURIComponent(key)}` : undefined;
  const chosen = inside.filter((shape) => shape.every((error) => error.instancePath !== place));
  const [first = [], ...others] = chosen.length > 0 ? chosen : inside;
  return others.reduce((least, shape) => (shape.length < least.length ? shape : least), first);
}

const isOfOtherType =
  (place: string) =>
  ({ keyword, instancePath }: Placed): boolean =>
    keyword === 'type' && instancePath === place;

/** Another type, or another constant: the answer means another shape. */
const isOther =
  (place: string) =>
  (error: Placed): boolean =>
    isOfOtherType(place)(error) || error.keyword === 'const' || error.keyword === 'enum';

const isSame =
  (one: Placed) =>
  (other: Placed): boolean =>
    one.keyword === other.keyword &&
    one.instancePath === other.instancePath &&
    one.params.missingProperty === other.params.missingProperty;
