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
  { schemaPath, instancePath }: Placed,
  inner: readonly Placed[],
): readonly Placed[] {
  const shapes = new Map<string, Placed[]>();
  for (const error of inner) {
    const shape = error.schemaPath?.slice((schemaPath ?? '').length + 1).split('/', 1)[0] ?? '';
    shapes.set(shape, [...(shapes.get(shape) ?? []), error]);
  }
  const fitting = [...shapes.values()].filter((shape) => !shape.some(isOther(instancePath)));
  const [first = [], ...others] = fitting;
  const common = first.filter((one) => others.every((shape) => shape.some(isSame(one))));
  return common.length > 0 ? common : first;
}

/** Another type, or another constant: the answer means another shape. */
const isOther =
  (place: string) =>
  ({ keyword, instancePath }: Placed): boolean =>
    (keyword === 'type' && instancePath === place) || keyword === 'const' || keyword === 'enum';

const isSame =
  (one: Placed) =>
  (other: Placed): boolean =>
    one.keyword === other.keyword &&
    one.instancePath === other.instancePath &&
    one.params.missingProperty === other.params.missingProperty;
